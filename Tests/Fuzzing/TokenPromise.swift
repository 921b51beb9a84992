import CatalogueFormats
import CatalogueModel

/// A file of which nothing is refused is written as one that says the same.
enum TokenPromise {
    static func check(_ bytes: [UInt8]) throws {
        let document = read(bytes)
        for message in document.problems + document.warnings {
            try BrokenPromise.unless(
                document.files.indices.contains(message.file)
                    && (0...document.files[message.file].bytes.count).contains(message.offset),
                "'\(message.message)' lies beyond the file")
            _ = document.codeFrame(of: message)
        }
        let text = written(document.facts)
        guard document.problems.isEmpty else { return }
        let again = read(Array(text.utf8))
        if let problem = again.problems.first {
            throw BrokenPromise(description: "what was written is refused: \(again.codeFrame(of: problem))")
        }
        let (first, second) = (sorted(document.facts), sorted(again.facts))
        try BrokenPromise.unless(first == second, "other facts:\n\(first)\n\(second)")
        try BrokenPromise.unless(written(again.facts) == text, "written in two ways")
    }

    /// Whatever the file refers to is the file itself.
    private static func read(_ bytes: [UInt8]) -> TokenDocument {
        TokenReader().read([TokenFile(name: "tokens.json", bytes: bytes)]) { _ in bytes }
    }

    /// A file nests its groups, which sources laid over each other need not keep together.
    private static func sorted(_ facts: CatalogueDocument) -> CatalogueDocument {
        var facts = facts
        facts.metrics.sort { $0.name < $1.name }
        facts.tokens.sort { $0.name < $1.name }
        facts.presets.sort { $0.name < $1.name }
        facts.order = []
        return facts
    }

    private static func written(_ facts: CatalogueDocument) -> String {
        let values = Dictionary(
            facts.metrics.map { ($0.name, ResolvedValue.number(7)) }, uniquingKeysWith: { first, _ in first })
        return TokenWriter(ResolvedDocument(facts: facts, base: .init(values: values, layouts: []), variants: [])).text
    }
}
