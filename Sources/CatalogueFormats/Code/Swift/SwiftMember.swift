import ButtonLayout
import CatalogueModel

/// A preset or a metric as a member of its namespace.
struct SwiftMember {
    let export: SwiftExport
    let identifier: String

    private var access: String { export.options.access.rawValue }
    private var namespace: String { export.options.namespace }
    private var types: SwiftTypes { SwiftTypes(export.options) }

    /// A constant; of a metric that is not the same in all collections a function of the traits.
    func code(of metric: NamedFact<ExportedMetric>) -> String {
        var code = CodeText()
        let numbers = metric.value.numbers ?? []
        code.comment(PresetComment.lines(metric))
        code.add(lines: availability(of: metric))
        if Set(numbers).count == 1 {
            code.add("\(access) static let \(identifier): CGFloat = \(numbers[0].shortestText)")
            return code.text.withoutLastNewline
        }
        let head =
            "\(access) static func \(identifier)(in traits: \(namespace)Traits = \(namespace)Traits()) -> CGFloat"
        code.block(head + " {") { code in
            code.switching("\(namespace)Collection(nearest: traits)") { code in
                for number in Set(numbers).subtracting([numbers[0]]).sorted() {
                    let cases = numbers.indices.filter { numbers[$0] == number }
                    code.add("case \(collections(cases)): \(number.shortestText)")
                }
                code.add("default: \(numbers[0].shortestText)")
            }
        }
        return code.text.withoutLastNewline
    }

    func code(of preset: NamedFact<ExportedPreset>) -> String {
        var code = CodeText()
        code.comment(PresetComment.lines(preset))
        code.add(lines: availability(of: preset))
        code.block("\(access) static let \(identifier) = \(namespace)Button(", closing: ")") { code in
            code.add("\(SwiftIdentifier.literal(preset.name.text)),")
            if types.framework == .uikit {
                code.add("type: .\(preset.value.definition.buttonType.name),")
                code.add("contentHorizontalAlignment: .\(preset.value.definition.horizontal.name),")
                code.add("contentVerticalAlignment: .\(preset.value.definition.vertical.name),")
            }
            if types.framework == .uikit { addContents(of: preset.value, to: &code) }
            let groups = LayoutGroup.groups(of: preset.value)
            code.block("layouts: [", closing: "]") { code in
                for group in groups { add(group, preset.value.definition.configurationSize, to: &code) }
            }
        }
        return code.text.withoutLastNewline
    }

    /// What the states show, where anything is known of it.
    private func addContents(of preset: ExportedPreset, to code: inout CodeText) {
        let definition = preset.definition
        if let color = definition.words[.tintColor] { code.add("tintColor: \(SwiftIdentifier.literal(color)),") }
        let states = [(ControlState.normal, definition.normal)] + definition.states.sorted { $0.key < $1.key }
        let contents = states.compactMap { state, content -> String? in
            let words: [(String, String?)] = [
                ("title", preset.titles[state]), ("image", content.words[.imageName]),
                ("backgroundImage", content.words[.backgroundImage]), ("titleColor", content.words[.titleColor]),
                ("titleShadowColor", content.words[.titleShadowColor]),
            ]
            let arguments = words.compactMap { name, word in word.map { "\(name): \(SwiftIdentifier.literal($0))" } }
            if arguments.isEmpty { return nil }
            return "\(namespace)Content(\(types.state(state)), \(arguments.joined(separator: ", "))),"
        }
        if contents.isEmpty { return }
        code.block("contents: [", closing: "],") { $0.add(lines: contents) }
    }

    private func add(_ group: LayoutGroup, _ buttonSize: Button.ConfigurationSize, to code: inout CodeText) {
        let layout = group.layout.result.layout
        var arguments = [
            types.state(group.layout.state) + places(group.collections),
            "size: \(types.size(layout.button))",
            "contentEdgeInsets: \(types.insets(layout.contentEdgeInsets))",
        ]
        if let insets = group.layout.itemInsets {
            arguments.append("titleEdgeInsets: \(types.insets(insets.title))")
            arguments.append("imageEdgeInsets: \(types.insets(insets.image))")
        }
        if let configuration = layout.configuration {
            arguments.append("configuration: \(types.configuration(configuration, buttonSize))")
        }
        if let recipe = group.layout.frameRecipe { arguments.append("frames: \(types.frames(recipe))") }
        if let image = layout.image { arguments.append("imageFrame: \(types.rect(image))") }
        if let title = layout.title { arguments.append("titleFrame: \(types.rect(title))") }
        arguments.append("fittingSize: \(types.size(layout.fitting))")
        code.block("\(namespace)Layout(", closing: "),") { $0.add(arguments.joined(separator: ",\n")) }
    }

    private func places(_ collections: [Int]) -> String {
        collections.count == export.catalogue.collections.count ? "" : ", in: [\(self.collections(collections))]"
    }

    private func collections(_ places: [Int]) -> String {
        places.map { ".\(export.traits.collections[$0])" }.joined(separator: ", ")
    }

    private func availability<Value>(of fact: NamedFact<Value>) -> [String] {
        guard fact.isDeprecated else { return [] }
        var parts = ["*", "deprecated"]
        if let reason = fact.reason.map({ deprecationText($0, fact.replacement) }) {
            parts.append("message: \(SwiftIdentifier.literal(reason))")
        }
        if let path = fact.replacement.flatMap(export.path(of:)) {
            parts.append("renamed: \(SwiftIdentifier.literal(path))")
        } else if fact.reason == nil, let replacement = fact.replacement {
            parts.append("message: \(SwiftIdentifier.literal("use \(replacement)"))")
        }
        return ["@available(\(parts.joined(separator: ", ")))"]
    }
}
