import CatalogueFormats
import CatalogueModel
import PresetCatalogue

/// Importing design tokens, of which two thirds are references in chains: reading alone, and with all that makes a
/// revision of them.
struct TokenBenchmark {
    let folder: String

    func run(_ table: inout ResultTable) throws {
        for (count, depth) in [(1_000, 30), (9_000, 30), (30_000, 100), (100_000, 30)] {
            let file = TokenFile(name: "tokens.json", bytes: Array(Self.text(count, depth: depth).utf8))
            var taken = 0
            let reading = Measurement { taken = TokenReader().read([file]) { _ in [] }.facts.metrics.count }
            precondition(taken == count, "every token is a metric")
            table.add("tokens: read \(count) at depth \(depth)", reading, per: count, unit: "tokens/s")
            var catalogues = 0
            let whole = try Measurement {
                catalogues += 1
                return try Catalogue(
                    path: "\(folder)/tokens-\(count)-\(catalogues).db", access: .create, time: 0)
            } _: { catalogue in
                let facts = TokenReader().read([file]) { _ in [] }.facts
                _ = try catalogue.importDocument(facts, by: Attribution(author: "bench", time: 0, request: "import"))
            }
            table.add("tokens: import \(count) at depth \(depth)", whole, per: count, unit: "tokens/s")
        }
    }

    /// Two tokens in three refer to another; the chains of references are as long as the groups are deep.
    private static func text(_ count: Int, depth: Int) -> String {
        let groups = (0..<depth).map { "level-\($0)" }
        let perGroup = depth * 9
        var text = ""
        for start in stride(from: 0, to: count, by: perGroup) {
            let name = "group-\(start / perGroup)"
            let path = ([name] + groups).joined(separator: ".")
            text += (text.isEmpty ? "{" : ",") + "\"\(name)\":"
            for group in groups { text += "{\"\(group)\":" }
            text += "{\"$type\":\"dimension\""
            for index in 0..<min(perGroup, count - start) {
                // A chain of references, then half as many lengths.
                let isReference = index % (depth + depth / 2) >= depth / 2
                let value = isReference ? "\"{\(path).token-\(index - 1)}\"" : "{\"value\":\(index),\"unit\":\"px\"}"
                text += ",\"token-\(index)\":{\"$value\":\(value)}"
            }
            text += "}" + groups.map { _ in "}" }.joined()
        }
        return text + "}"
    }
}
