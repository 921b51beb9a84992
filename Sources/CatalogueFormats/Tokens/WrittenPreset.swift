import CatalogueModel

/// A preset in a file of tokens: a group whose definition stands in the catalogue's own extension, and whose tokens are
/// the computed numbers, for tools that know tokens only.
enum WrittenPreset {
    /// Reads the definition; nil, with the problems noted, where it is none.
    static func read(
        _ found: FoundPreset, _ resolver: TokenResolver, _ problems: TokenProblems
    ) -> NamedFact<Preset<Name>>? {
        let list = DocumentProblems()
        defer {
            for problem in list.list {
                problems.refuse(problem.message, at: TokenPlace(file: found.place.file, offset: problem.offset))
            }
        }
        guard let name = try? Name(found.path), var reader = ObjectReader(found.definition, "a preset", list),
            let preset = PresetReader.preset(&reader)
        else { return nil }
        reader.finish()
        for name in preset.references where resolver.tree.token(at: name.text) == nil {
            list.add("there is no token '\(name)'", at: found.definition.offset)
        }
        let deprecation = TokenDeprecation(
            found.object["$deprecated"], renamed: nil, of: found.path, at: found.place, resolver)
        var description: String?
        if case .string(let text)? = found.object["$description"]?.value { description = text }
        return NamedFact(
            id: TokenExtension.id(found.object), name: name, description: description, isDeprecated: deprecation != nil,
            replacement: deprecation?.replacement, reason: deprecation?.reason,
            extensions: TokenExtension.others(found.object), value: preset)
    }
}
