import ButtonLayout
import CatalogueModel

/// What generated code says of a preset or a metric in its comments.
enum PresetComment {
    /// The description, the style and what it promises, and the numbers where every trait is at its default.
    static func lines(_ preset: NamedFact<ExportedPreset>) -> [String] {
        let style = preset.value.style
        var lines = preset.description.map { commentLines($0) + [""] } ?? []
        lines.append("`\(preset.name)`: \(style.name), promises \(style.promiseText).")
        for item in preset.value.layouts where item.collection == 0 {
            let state = item.state == .normal ? "" : "\(item.state.name): "
            lines += ["", state + numbers(item.result, item.button.spacing)]
            lines += item.result.judgement.findings.elements.map {
                "- \($0.severity(in: style).rawValue) `\($0.name)`: \($0.sentence(for: item.result, style: style))"
            }
        }
        return lines.map(escapedForTerminal)
    }

    static func lines(_ metric: NamedFact<ExportedMetric>) -> [String] {
        (metric.description.map { commentLines($0) + [""] } ?? []) + ["`\(escapedForTerminal(metric.name.text))`"]
    }

    /// A line for what is deprecated, where the language has no other way to say so.
    static func deprecation<Value>(_ fact: NamedFact<Value>) -> [String] {
        guard fact.isDeprecated else { return [] }
        let text =
            fact.reason.map { ": " + deprecationText($0, fact.replacement) }
            ?? fact.replacement.map { ": use \($0)" } ?? "."
        return commentLines("Deprecated" + text)
    }

    private static func numbers(_ result: ComputedLayout, _ spacing: Double) -> String {
        let layout = result.layout
        var parts = ["\(layout.button.width.readableText) x \(layout.button.height.readableText) points"]
        if let image = layout.image { parts.append("image \(frame(image))") }
        if let title = layout.title { parts.append("title \(frame(title))") }
        if let gap = result.judgement.gap?.got { parts.append("gap \(gap.readableText)") }
        return parts.joined(separator: ", ") + "; spacing \(spacing.readableText)."
    }

    private static func frame(_ frame: Rect) -> String {
        "\(frame.width.readableText) x \(frame.height.readableText) at (\(frame.x.readableText), "
            + "\(frame.y.readableText))"
    }
}

/// Why not to use a fact any more, with the name of what to use instead in it.
func deprecationText(_ reason: String, _ replacement: Name?) -> String {
    reason.replacingScalars("{}", with: replacement?.text ?? "", maxReplacements: 1)
}
