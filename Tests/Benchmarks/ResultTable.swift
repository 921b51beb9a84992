import CatalogueFormats
import Foundation

/// One figure of a row of the table in `README.md` beside this.
struct Figure: Codable {
    /// The row's number.
    let row: Int
    let work: String
    /// Seconds; nil for what takes none.
    var median: Double?
    /// How far the runs lie apart, as a share of the median; nil of one run.
    var spread: Double?
    /// What came out, in words: a rate, a size, an exponent.
    var result = ""
    /// How many times as long as the peer, or as good.
    var ratio: Double?
    /// What the ratio is to.
    var peer: String?
    /// What the ratio should be at most, or at least.
    var reach: Reach?

    struct Reach: Codable {
        let ratio: Double
        /// Whether more is better.
        var isFloor = false
    }

    /// Nil where nothing is asked.
    var isReached: Bool? {
        guard let ratio, let reach else { return nil }
        return reach.isFloor ? ratio >= reach.ratio : ratio <= reach.ratio
    }
}

/// The figures, as a table and as JSON.
struct ResultTable {
    var figures: [Figure] = []

    mutating func add(_ row: Int, _ work: String, _ result: String) {
        figures.append(Figure(row: row, work: work, result: result))
    }

    mutating func add(_ row: Int, _ work: String, _ measurement: Measurement, _ result: String = "") {
        figures.append(
            Figure(row: row, work: work, median: measurement.median, spread: measurement.spread, result: result))
    }

    /// - Parameter reach: how many times as long as the peer it may take; nil where nothing is asked.
    mutating func add(
        _ row: Int, _ work: String, _ measurement: Measurement, _ result: String = "", against peer: Measurement,
        _ name: String, reach: Double?
    ) {
        figures.append(
            Figure(
                row: row, work: work, median: measurement.median, spread: measurement.spread, result: result,
                ratio: measurement.ratio(to: peer), peer: name, reach: reach.map { .init(ratio: $0) }))
    }

    /// - Parameter rate: of the peer, a second, of which the ratio of rates should be at least `reach`.
    mutating func add(
        _ row: Int, _ work: String, _ measurement: Measurement, count: Int, rate: Double, _ name: String,
        reach: Double
    ) {
        let own = Double(count) / measurement.median
        figures.append(
            Figure(
                row: row, work: work, median: measurement.median, spread: measurement.spread, result: own.rateText,
                ratio: own / rate, peer: name, reach: .init(ratio: reach, isFloor: true)))
    }

    var text: String {
        var table = TextTable(columns: [
            TableColumn("row", .number), TableColumn("work"), TableColumn("median", .number),
            TableColumn("spread", .number), TableColumn("result"), TableColumn("ratio", .number),
            TableColumn("asked", .number), TableColumn("", .text), TableColumn("against"),
        ])
        var last = 0
        for figure in figures {
            table.append([
                figure.row == last ? "" : String(figure.row), figure.work, figure.median?.secondsText ?? "",
                figure.spread.map { "\(Int(($0 * 100).rounded())) %" } ?? "", figure.result,
                figure.ratio?.rounded(toDigits: 2).shortText ?? "",
                figure.reach.map { ($0.isFloor ? "≥ " : "≤ ") + $0.ratio.shortText } ?? "",
                figure.isReached.map { $0 ? "✓" : "✗" } ?? "", figure.peer ?? "",
            ])
            last = figure.row
        }
        return table.text()
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(figures)
    }
}

extension Double {
    func rounded(toDigits digits: Int) -> Double {
        let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        return (self * power).rounded() / power
    }

    /// Without the `.0` of whole numbers.
    var shortText: String { self == rounded() ? String(Int(self)) : String(self) }

    /// Seconds in the unit that reads best.
    var secondsText: String {
        if self >= 1 { return rounded(toDigits: 2).shortText + " s" }
        if self >= 1e-3 { return (self * 1e3).rounded(toDigits: self >= 0.1 ? 0 : 2).shortText + " ms" }
        return (self * 1e6).rounded(toDigits: 2).shortText + " µs"
    }

    /// A number of things a second.
    var rateText: String {
        self >= 1e6
            ? (self / 1e6).rounded(toDigits: 2).shortText + " million/s"
            : (self / 1e3).rounded(toDigits: 1).shortText + " thousand/s"
    }

    var megabytesText: String { (self / 1e6).rounded(toDigits: 1).shortText + " MB" }
}

extension Int {
    /// `10 thousand`
    var countText: String {
        self >= 1_000_000 ? "\(self / 1_000_000) million" : self >= 1000 ? "\(self / 1000) thousand" : String(self)
    }
}
