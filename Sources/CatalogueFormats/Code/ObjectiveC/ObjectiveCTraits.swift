import CatalogueModel

/// The traits and the trait collections as Objective-C types, and which collection is nearest to some traits.
struct ObjectiveCTraits {
    private let traits: TraitNames
    private let values: [[String: String]]
    private let prefix: String
    /// Whether a layout is the same in all of them.
    private let needsAllCollections: Bool

    init(_ export: ObjectiveCExport) {
        traits = export.names.traits
        values = export.catalogue.collections
        prefix = export.prefix
        let count = export.catalogue.collections.count
        needsAllCollections = export.catalogue.presets.contains { preset in
            LayoutGroup.groups(of: preset.value).contains { $0.collections.count == count }
        }
    }

    // MARK: The header

    var declarations: String {
        var code = CodeText()
        code.add("#pragma mark - Traits\n")
        for item in traits.items {
            let values = zip(item.trait.values, item.values).map { $1 == item.defaultValue ? "\($0) (default)" : $0 }
            code.comment(
                ObjectiveCText.documentation(["`\(item.trait.name)`: \(values.joined(separator: ", "))"]))
            add(item.type, of: item.values, to: &code)
        }
        code.add("/// What layouts depend on beside the preset.")
        code.block("typedef struct \(prefix)Traits {", closing: "} \(prefix)Traits;") { code in
            for item in traits.items { code.add("\(item.type) \(item.property);") }
        }
        code.add("\n/// Every trait at its default.")
        code.add("FOUNDATION_EXPORT \(prefix)Traits \(prefix)TraitsDefault(void);\n")
        code.add("/// The trait collections that the catalogue keeps, in both directions.")
        add("\(prefix)Collection", of: traits.collections, to: &code)
        code.add("/// The collection that is nearest to some traits. What differs weighs most in the first of these:")
        code.comment(ObjectiveCText.documentation([weights]))
        code.add("FOUNDATION_EXPORT \(prefix)Collection \(prefix)CollectionNearest(\(prefix)Traits traits);")
        return code.text.withoutLastNewline
    }

    private var weights: String { traits.weighed.map(\.trait.name).joined(separator: ", ") + "." }

    private func add(_ type: String, of cases: [String], to code: inout CodeText) {
        code.block("typedef NS_ENUM(NSInteger, \(type)) {", closing: "};\n") { code in
            for name in cases { code.add("\(name),") }
        }
    }

    // MARK: The definitions

    var definitions: String {
        var code = CodeText()
        code.add("#pragma mark - Traits\n")
        code.block("\(prefix)Traits \(prefix)TraitsDefault(void) {") { code in
            code.add("return (\(prefix)Traits)\(initializer(of: [:]));")
        }
        code.block("\nstatic const \(prefix)Traits \(prefix)_collectionTraits[] = {", closing: "};\n") { code in
            for (name, values) in zip(traits.collections, values) {
                code.add("[\(name)] = \(initializer(of: values)),")
            }
        }
        if needsAllCollections {
            code.block("static const \(prefix)Collection \(prefix)_allCollections[] = {", closing: "};\n") { code in
                for name in traits.collections { code.add("\(name),") }
            }
        }
        code.add(ObjectiveCNearest(traits, prefix: prefix).text)
        return code.text.withoutLastNewline
    }

    private func initializer(of values: [String: String]) -> String {
        "{" + traits.items.map { ".\($0.property) = \($0.value(in: values))" }.joined(separator: ", ") + "}"
    }
}
