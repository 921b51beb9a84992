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
        try measure(9_000, depth: 30, budget: 0.75, runs: 7, &table)
        try measure(30_000, depth: 100, budget: 5, runs: 3, &table)
        // Names as long as teams have them.
        var (reading, importing) = (Growth(), Growth())
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let file = Self.file(count, depth: 5)
            let runs = count > 10_000 ? 1 : 3
            reading.add(count, try read(file, count, runs))
            importing.add(count, try importTokens(file, runs))
        }
        table.add(8, "growth of reading", reading.text)
        table.add(8, "growth of importing", importing.text)
    }

    private func measure(
        _ count: Int, depth: Int, budget: Double, runs: Int, _ table: inout ResultTable
    ) throws {
        let file = Self.file(count, depth: depth)
        let reading = try read(file, count, 7)
        let (importing, bare) = try importTokens(file, besideRowsIn: runs)
        let peer = Measurement(runs: [budget])
        let name = "Style Dictionary's budget: \(budget.secondsText)"
        table.add(
            8, "\(count.countText) tokens at depth \(depth) read and resolved", reading,
            (Double(count) / reading.median).rateText, against: peer, name, reach: 0.1)
        table.add(
            8, "the same, stored as a revision", importing, (Double(count) / importing.median).rateText,
            against: peer, name, reach: 0.1)
        table.add(
            8, "the same", importing, "", against: bare,
            "bare C inserts of its rows: \(bare.median.secondsText)", reach: nil)
    }

    private func read(_ file: TokenFile, _ count: Int, _ runs: Int) throws -> Measurement {
        var taken = 0
        let time = Measurement(runs) { taken = TokenReader().read([file]) { _ in [] }.facts.metrics.count }
        precondition(taken == count, "every token is a metric")
        return time
    }

    private var path: String { "\(folder)/tokens.db" }

    private func importTokens(_ file: TokenFile, _ runs: Int) throws -> Measurement {
        try Measurement(runs, prepare: makeCatalogue) { try importTokens(file, into: $0) }
    }

    /// Beside bare C calls that insert the rows that come of it.
    private func importTokens(_ file: TokenFile, besideRowsIn runs: Int) throws -> (Measurement, bare: Measurement) {
        try importTokens(file, into: makeCatalogue())
        let rows = try RowCopy(of: path, revision: 1)
        return try Measurement.alternating(runs, prepare: makeCatalogue) {
            try importTokens(file, into: $0)
        } _: { _ in
            try rows.insert(into: path)
        }
    }

    private func importTokens(_ file: TokenFile, into catalogue: Catalogue) throws {
        let facts = TokenReader().read([file]) { _ in [] }.facts
        _ = try catalogue.importDocument(facts, by: Sample.attribution)
    }

    private func makeCatalogue() throws -> Catalogue {
        try? FileManager.default.removeItem(atPath: path)
        return try Catalogue(path: path, access: .create, time: 0)
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
