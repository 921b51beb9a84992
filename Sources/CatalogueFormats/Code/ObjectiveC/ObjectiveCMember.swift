import ButtonLayout
import CatalogueModel

/// A preset or a metric, declared and defined.
struct ObjectiveCMember {
    let names: ObjectiveCNames
    private let identifier: String

    init(_ names: ObjectiveCNames, _ name: Name) {
        self.names = names
        identifier = names[name]
    }

    private var prefix: String { names.prefix }

    // MARK: Metrics

    /// A constant; of a metric that is not the same in all collections a function of the traits.
    func declaration(of metric: NamedFact<ExportedMetric>) -> String {
        let isConstant = Set(metric.value.numbers ?? []).count == 1
        return documented(
            PresetComment.lines(metric), isConstant ? "const CGFloat \(identifier)" : "CGFloat \(head)",
            deprecation(of: metric))
    }

    func definition(of metric: NamedFact<ExportedMetric>) -> String {
        let numbers = metric.value.numbers ?? []
        if Set(numbers).count == 1 { return "const CGFloat \(identifier) = \(numbers[0].shortestText);" }
        var code = CodeText()
        code.block("CGFloat \(head) {") { code in
            code.block("switch (\(prefix)CollectionNearest(traits)) {") { code in
                for number in Set(numbers).subtracting([numbers[0]]).sorted() {
                    let places = numbers.indices.filter { numbers[$0] == number }
                    for place in places { code.add("case \(names.traits.collections[place]):") }
                    code.add("    return \(number.shortestText);")
                }
                code.add("default:\n    return \(numbers[0].shortestText);")
            }
        }
        return code.text.withoutLastNewline
    }

    private var head: String { "\(identifier)(\(prefix)Traits traits)" }

    // MARK: Presets

    func declaration(of preset: NamedFact<ExportedPreset>) -> String {
        documented(
            PresetComment.lines(preset), "const \(prefix)ButtonPreset \(identifier)", deprecation(of: preset))
    }

    func definition(of preset: NamedFact<ExportedPreset>) -> String {
        let definition = preset.value.definition
        let groups = LayoutGroup.groups(of: preset.value)
        var code = CodeText()
        // No name becomes an identifier that ends in this.
        code.block("static const \(prefix)Layout \(identifier)_layouts[] = {", closing: "};") { code in
            for group in groups { addLayout(group, definition.configurationSize, to: &code) }
        }
        code.add("")
        code.block("const \(prefix)ButtonPreset \(identifier) = {", closing: "};") { code in
            code.add(".name = \(ObjectiveCText.literal(preset.name.text)),")
            code.add(
                ".contentHorizontalAlignment = "
                    + "UIControlContentHorizontalAlignment\(definition.horizontal.name.startingUpper),")
            code.add(
                ".contentVerticalAlignment = "
                    + "UIControlContentVerticalAlignment\(definition.vertical.name.startingUpper),")
            code.add(".layouts = \(identifier)_layouts,")
            code.add(".layoutCount = \(groups.count),")
        }
        return code.text.withoutLastNewline
    }

    // MARK: Both

    private func documented(_ lines: [String], _ declaration: String, _ attribute: String) -> String {
        var code = CodeText()
        code.comment(ObjectiveCText.documentation(lines))
        code.add("FOUNDATION_EXPORT \(declaration)\(attribute);")
        return code.text.withoutLastNewline
    }

    private func deprecation<Value>(of fact: NamedFact<Value>) -> String {
        guard fact.isDeprecated else { return "" }
        let replacement = fact.replacement.map { names.identifier(of: $0) ?? $0.text }
        let use = replacement.map { "use \($0)" }
        let message =
            fact.reason.map { reason in
                reason.unicodeScalars.contains("{}".unicodeScalars)
                    ? reason.replacingScalars("{}", with: replacement ?? "", maxReplacements: 1)
                    : [reason, use].compactMap(\.self).joined(separator: "; ")
            } ?? use
        return " __attribute__((deprecated\(message.map { "(\(ObjectiveCText.message($0)))" } ?? "")))"
    }
}
