import CatalogueModel

/// The traits and the trait collections as Swift types.
struct SwiftTraits {
    private let items: [TraitNames.Item]
    private let weighed: [TraitNames.Item]
    private let collections: [String]
    private let values: [[String: String]]
    private let n: String
    private let a: String
    private let isUIKit: Bool

    init(_ export: SwiftExport) {
        items = export.traits.items
        weighed = export.traits.weighed
        collections = export.traits.collections
        values = export.catalogue.collections
        n = export.options.namespace
        a = export.options.access.rawValue
        isUIKit = export.options.framework == .uikit
    }

    var text: String {
        var code = CodeText()
        code.add("// MARK: - Traits\n")
        addTraits(to: &code)
        code.add("")
        addCollections(to: &code)
        if isUIKit {
            code.add("")
            addReading(to: &code)
        }
        return code.text.withoutLastNewline
    }

    private func addTraits(to code: inout CodeText) {
        code.add("/// What layouts depend on beside the preset.")
        code.block("\(a) struct \(n)Traits: Hashable, Sendable {") { code in
            for item in items {
                let values = zip(item.trait.values, item.values)
                    .map { $1 == item.defaultValue ? "\($0) (default)" : $0 }.joined(separator: ", ")
                code.comment(commentLines("`\(item.trait.name)`: \(values)"))
                code.block("\(a) enum \(item.type): Int, CaseIterable, Sendable {") {
                    $0.add("case \(item.values.joined(separator: ", "))")
                }
                code.add("")
            }
            for item in items { code.add("\(a) var \(item.property): \(item.type)") }
            code.add("")
            let parameters = items.map { "\($0.property): \($0.type) = .\($0.defaultValue)" }.joined(separator: ", ")
            code.block("\(a) init(\(parameters)) {") { code in
                for item in items { code.add("self.\(item.property) = \(item.property)") }
            }
        }
    }

    private func addCollections(to code: inout CodeText) {
        code.add("/// The trait collections that the catalogue keeps, in both directions.")
        code.block("\(a) enum \(n)Collection: Hashable, CaseIterable, Sendable {") { code in
            for name in collections { code.add("case \(name)") }
            code.add("\n/// What it has for each trait.")
            code.block("\(a) var traits: \(n)Traits {") { code in
                code.switching("self") { code in
                    for (name, values) in zip(collections, values) {
                        let arguments = items.map { "\($0.property): .\($0.value(in: values))" }
                        code.add("case .\(name): \(n)Traits(\(arguments.joined(separator: ", ")))")
                    }
                }
            }
            code.add("")
            code.add("/// The nearest to some traits. What differs weighs most in the first of these:")
            code.comment(commentLines("\(weighed.map(\.trait.name).joined(separator: ", "))."))
            code.block("\(a) init(nearest traits: \(n)Traits) {") { code in
                code.add("let distances = Self.allCases.map { ($0, $0.distance(to: traits)) }")
                code.add(
                    "self = distances.min { $0.1.lexicographicallyPrecedes($1.1) }?.0 ?? .\(collections[0])")
            }
            code.add("")
            code.block("private func distance(to other: \(n)Traits) -> [Int] {") { code in
                code.add("let own = traits")
                code.block("return [", closing: "]") { code in
                    for item in weighed { code.add("\(distance(item)),") }
                }
            }
        }
    }

    private func distance(_ item: TraitNames.Item) -> String {
        let property = item.property
        if item.isOrdered {
            return "abs(own.\(property).rawValue - other.\(property).rawValue)"
        }
        // What is not kept is nearer to the default than to anything else.
        return "own.\(property) == other.\(property) ? 0 : own.\(property) == .\(item.defaultValue) ? 1 : 2"
    }

    private func addReading(to code: inout CodeText) {
        let own = items.filter { !$0.isOfUIKit && $0.trait.name != Trait.localeName }
        let locale = items.first { $0.trait.name == Trait.localeName }
        var parameters = ["_ uiTraitCollection: UITraitCollection"]
        parameters += own.map { "\($0.property): \($0.type) = .\($0.defaultValue)" }
        if locale != nil {
            parameters.append("localization: String = Bundle.main.preferredLocalizations.first ?? \"\"")
        }
        code.block("extension \(n)Traits {") { code in
            code.add("/// The traits that UIKit knows\(own.isEmpty ? "" : ", and the team's own").")
            code.block("@MainActor \(a) init(", closing: ") {") { $0.add(parameters.joined(separator: ",\n")) }
            var body = CodeText(depth: 1)
            let arguments = own.map { "\($0.property): \($0.property)" }
            body.add("self.init(\(arguments.joined(separator: ", ")))")
            for item in items { addReading(item, to: &body) }
            code.add(body.text.withoutLastNewline)
            code.add("}")
        }
    }

    private func addReading(_ item: TraitNames.Item, to code: inout CodeText) {
        let property = item.property
        switch item.trait.name {
        case Trait.directionName:
            code.add("if uiTraitCollection.layoutDirection == .rightToLeft { \(property) = .rtl }")
        case Trait.scaleName:
            code.switching("uiTraitCollection.displayScale") { code in
                for (value, name) in zip(item.trait.values, item.values) {
                    code.add("case \(value): \(property) = .\(name)")
                }
                code.add("default: break")
            }
        case Trait.contentSizeName:
            code.switching("uiTraitCollection.preferredContentSizeCategory") { code in
                for size in ContentSize.allCases {
                    code.add("case .\(size): \(property) = .\(item.values[size.nearest(in: item.trait.values)])")
                }
                code.add("default: break")
            }
        case Trait.localeName:
            code.add("/// From the language itself to what is less special: pt-BR, pt.")
            code.add("var localization = localization")
            code.block("search: while !localization.isEmpty {") { code in
                code.switching("localization") { code in
                    for (value, name) in zip(item.trait.values, item.values) {
                        code.add(
                            "case \(SwiftIdentifier.literal(value)):\n    \(property) = .\(name)\n    break search")
                    }
                    code.add(
                        "default: localization = localization.split(separator: \"-\").dropLast().joined(separator: \"-\")"
                    )
                }
            }
        default: break
        }
    }
}
