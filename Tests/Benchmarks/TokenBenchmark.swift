import CatalogueFormats
import CatalogueModel
import Foundation
import PresetCatalogue

/// Row 8: importing design tokens, of which two thirds are references in chains: reading alone, and with all that makes
/// a revision of them.
struct TokenBenchmark {
    let folder: String

    func run(_ table: inout ResultTable) throws {
        // Style Dictionary's own budgets (its tests, 5.x), for reading and resolving as many.
        try measure(9_000, depth: 30, budget: 0.75, &table)
        try measure(30_000, depth: 100, budget: 5, &table)
        var (reading, importing) = (Growth(), Growth())
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let file = Self.file(count, depth: 30)
            let runs = count > 100_000 ? 1 : 3
            reading.add(count, try read(file, count, runs))
            // A million would take two minutes of the ten.
            if count < 1_000_000 { importing.add(count, try importTokens(file, runs)) }
        }
        table.add(8, "growth of reading", reading.text)
        table.add(8, "growth of importing", importing.text)
    }

    private func measure(_ count: Int, depth: Int, budget: Double, _ table: inout ResultTable) throws {
        let file = Self.file(count, depth: depth)
        let reading = try read(file, count, 7)
        let importing = try importTokens(file, 7)
        let peer = Measurement(runs: [budget])
        let name = "Style Dictionary's budget: \(budget.secondsText)"
        table.add(
            8, "\(count.countText) tokens at depth \(depth) read and resolved", reading,
            (Double(count) / reading.median).rateText, against: peer, name, reach: 0.1)
        table.add(
            8, "the same, stored as a revision", importing, (Double(count) / importing.median).rateText,
            against: peer, name, reach: 0.1)
    }

    private func read(_ file: TokenFile, _ count: Int, _ runs: Int) throws -> Measurement {
        var taken = 0
        let time = Measurement(runs) { taken = TokenReader().read([file]) { _ in [] }.facts.metrics.count }
        precondition(taken == count, "every token is a metric")
        return time
    }

    private func importTokens(_ file: TokenFile, _ runs: Int) throws -> Measurement {
        let path = "\(folder)/tokens.db"
        return try Measurement(runs) {
            try? FileManager.default.removeItem(atPath: path)
            return try Catalogue(path: path, access: .create, time: 0)
        } _: { catalogue in
            let facts = TokenReader().read([file]) { _ in [] }.facts
            _ = try catalogue.importDocument(facts, by: Sample.attribution)
        }
    }

    /// Two tokens in three refer to another; the chains of references are as long as the groups are deep.
    private static func file(_ count: Int, depth: Int) -> TokenFile {
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
        return TokenFile(name: "tokens.json", bytes: Array((text + "}").utf8))
    }
}
