import CatalogueFormats
import CatalogueModel

/// Reads a text as a file of tokens.
func readTokens(
    _ text: String, _ options: TokenReadingOptions = TokenReadingOptions(), name: String = "tokens.json",
    files: [String: String] = [:]
) -> TokenDocument {
    TokenReader(options: options).read([TokenFile(name: name, bytes: Array(text.utf8))]) { path in
        guard let text = files[path] else { throw MissingFile() }
        return Array(text.utf8)
    }
}

struct MissingFile: Error, CustomStringConvertible {
    let description = "no such file"
}

extension TokenDocument {
    /// The metric's value as people write it.
    subscript(name: String) -> String? {
        metrics.first { $0.name.text == name }?.value.value.text(naming: \.text)
    }

    func type(_ name: String) -> MetricType? { metrics.first { $0.name.text == name }?.value.type }

    func fact(_ name: String) -> NamedFact<Metric<Name>>? { metrics.first { $0.name.text == name } }

    var metrics: [NamedFact<Metric<Name>>] { facts.metrics }

    var traits: [TraitFact] { facts.traits }

    /// Without what groups say of themselves.
    var kept: [NamedFact<KeptToken<Name>>] { facts.tokens.filter { !$0.name.isOfGroup } }

    func kept(_ name: String) -> NamedFact<KeptToken<Name>>? { facts.tokens.first { $0.name.text == name } }

    /// The value of a kept token as JSON, with the names of those it refers to.
    func keptValue(_ name: String) -> String? { kept(name)?.value.value.text(naming: \.text) }

    /// The values for single trait values, `size=compact: 4`, sorted.
    func overrides(_ name: String) -> [String] {
        (fact(name)?.value.overrides ?? [:]).sorted { $0.key < $1.key }
            .map { "\($0): \($1.text(naming: \.text))" }
    }

    /// The problems with their places, `line:column message`.
    var refused: [String] {
        problems.map { "\(SourcePosition(offset: $0.offset, in: files[$0.file].bytes)) \($0.message)" }
    }

    var warned: [String] { warnings.map(\.message) }
}

/// Facts as a file of tokens.
/// - Parameter resolved: what every metric comes to.
func written(_ facts: CatalogueDocument, resolved: ResolvedValue = .number(7)) -> String {
    let values = Dictionary(facts.metrics.map { ($0.name, resolved) }, uniquingKeysWith: { first, _ in first })
    return TokenWriter(ResolvedDocument(facts: facts, base: .init(values: values, layouts: []), variants: [])).text
}
