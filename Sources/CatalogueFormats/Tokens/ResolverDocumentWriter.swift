import CatalogueModel

/// Writes a resolver document of the Design Tokens format 2025.10 that goes with a file of ``TokenWriter``: its tokens
/// are the set, traits are modifiers, and contexts hold what is another value there.
///
/// A modifier has one trait's values alone, so layouts are those of the trait collections that name a single trait.
public struct ResolverDocumentWriter {
    private let document: ResolvedDocument

    /// Makes a writer of a state of a catalogue.
    public init(_ document: ResolvedDocument) {
        self.document = document
    }

    /// How the document beside a file of tokens is called: `space.resolver.json` beside `space.tokens.json`.
    public static func name(beside file: String) -> String {
        for suffix in [".tokens.json", ".tokens", ".json"] where file.hasSuffix(suffix) {
            return file.dropLast(suffix.count) + ".resolver.json"
        }
        return file + ".resolver.json"
    }

    /// The text of a file, with a newline at the end.
    /// - Parameter file: the name of the file of tokens, in the same folder.
    public func text(with file: String) -> String {
        let writer = TokenWriter(document)
        let varying = Set(document.variants.map(\.condition.trait))
        let traits = document.facts.traits.filter { varying.contains($0.name) }
        let modifiers = traits.map { trait in
            JSON.Member(name: trait.name, value: .object(modifier(trait, writer)))
        }
        let order = [["sets", "tokens"]] + traits.map { ["modifiers", $0.name] }
        return JSONWriter(.pretty).text(
            of: [
                "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json", "version": "2025.10",
                "sets": ["tokens": ["sources": [["$ref": .string(file)]]]], "modifiers": .object(modifiers),
                "resolutionOrder": .array(order.map { ["$ref": .string(jsonPointer(to: $0))] }),
            ])
    }

    private func modifier(_ trait: TraitFact, _ writer: TokenWriter) -> [JSON.Member] {
        let contexts = trait.values.map { value in
            let condition = TraitCondition(trait: trait.name, value: value)
            let variant = document.variants.first { $0.condition == condition }
            let tokens = variant.map { writer.tokens(for: condition, $0.state) }
            return JSON.Member(name: value, value: tokens.map { $0 == [:] ? [] : [$0] } ?? [])
        }
        let members = [
            JSON.Member(name: "contexts", value: .object(contexts)),
            JSON.Member(name: "default", value: .string(trait.defaultValue)),
        ]
        guard let id = trait.id, !trait.isBuiltIn else { return members }
        return TokenExtension.changing(members) { $0.append("id", .string(id.description)) }
    }
}
