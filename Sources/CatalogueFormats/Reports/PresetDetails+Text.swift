import ButtonLayout
import CatalogueModel

extension PresetDetails {
    /// A preset for a terminal: what it is, every number and where it comes from, a drawing, and the findings.
    public func text(maximumWidth: Int?, color: Bool, ascii: Bool) -> String {
        let style = TerminalStyle(color: color)
        var lines = [style.bold(escapedForTerminal(name))]
        if isDeprecated { lines.append("deprecated" + (replacement.map { ", use \(escapedForTerminal($0))" } ?? "")) }
        if let description { lines.append(escapedForTerminal(description)) }
        var table = TextTable(columns: [
            TableColumn("property"), TableColumn("value", .number), TableColumn("comes from"),
        ])
        for property in properties {
            table.append([property.property, property.value, property.origin])
        }
        var text = lines.joined(separator: "\n") + "\n\n" + table.text(maximumWidth: maximumWidth, color: color)
        for layout in layouts { text += "\n" + self.text(of: layout, maximumWidth, style, ascii) }
        return text
    }

    private func text(of layout: NamedLayout, _ width: Int?, _ style: TerminalStyle, _ ascii: Bool) -> String {
        let traits = escapedForTerminal(TraitCollection.text(of: layout.traits))
        var lines = [style.bold("\(layout.state.name) [\(traits)]")]
        lines += ButtonDrawing(
            layout: layout.result, titleText: titleTexts[layout.state], ascii: ascii
        ).lines(maximumWidth: min(width ?? 72, 72))
        lines += layout.insetLines
        for finding in layout.result.judgement.findings.elements {
            let severity = finding.severity(in: layout.style)
            let label =
                severity == .error ? style.red("error") : severity == .warning ? style.yellow("warning") : "note"
            lines.append("\(label): \(finding.name): \(finding.sentence(for: layout.result, style: layout.style))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A preset for programs.
    public var json: JSON {
        var members: [JSON.Member] = []
        members.append("name", .string(name))
        members.append("id", .string(id.description))
        if let description { members.append("description", .string(description)) }
        if isDeprecated { members.append("deprecated", .bool(true)) }
        if let replacement { members.append("use", .string(replacement)) }
        members.append("properties", .array(properties.map(\.json)))
        members.append("layouts", .array(layouts.map(\.json)))
        return .object(members)
    }
}

extension PropertyOrigin {
    /// `{button.gap} · button.gap = {space.s} * 2 = 16 · space.s = 8`; empty for literals.
    fileprivate var origin: String {
        guard definition != value else { return "" }
        let steps = steps.map { step in
            step.definition == step.value
                ? "\(step.metric) = \(step.value)" : "\(step.metric) = \(step.definition) = \(step.value)"
        }
        return ([definition] + steps).joined(separator: " · ")
    }

    fileprivate var json: JSON {
        [
            "property": .string(property), "value": .string(value), "definition": .string(definition),
            "metrics": .array(
                steps.map {
                    [
                        "name": .string($0.metric), "definition": .string($0.definition),
                        "value": .string($0.value),
                    ]
                }),
        ]
    }
}

extension NamedLayout {
    /// The insets to set, or what the style sets instead.
    fileprivate var insetLines: [String] {
        func text(_ insets: EdgeInsets) -> String {
            [insets.top, insets.left, insets.bottom, insets.right].map(\.readableText).joined(separator: ", ")
        }
        if let configuration = result.layout.configuration {
            let insets = configuration.contentInsets
            let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map(\.readableText)
            return [
                "configuration  imagePlacement \(configuration.imagePlacement.name), imagePadding "
                    + "\(configuration.imagePadding.readableText), contentInsets \(numbers.joined(separator: ", "))"
            ]
        }
        var lines = ["contentEdgeInsets  \(text(result.layout.contentEdgeInsets))"]
        if let items = result.layout.itemInsets {
            lines.append("titleEdgeInsets    \(text(items.title))")
            lines.append("imageEdgeInsets    \(text(items.image))")
        }
        lines.append(
            "fitting            \(result.layout.fitting.width.readableText) x \(result.layout.fitting.height.readableText)"
        )
        return lines
    }
}
