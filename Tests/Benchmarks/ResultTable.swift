import CatalogueFormats
import CatalogueModel

/// The figures, as a table and as JSON.
struct ResultTable {
    private struct Row {
        let name: String
        /// Seconds; nil for what takes none.
        var median: Double?
        var spread: Double?
        let figure: String
    }

    private var rows: [Row] = []

    mutating func add(_ name: String, _ measurement: Measurement, per count: Int, unit: String) {
        let rate = Double(count) / measurement.median
        rows.append(
            Row(
                name: name, median: measurement.median, spread: measurement.spread,
                figure: "\((rate / 1e6).rounded(toDigits: 2)) million \(unit)"))
    }

    mutating func add(_ name: String, _ measurement: Measurement, against other: Measurement, _ peer: String) {
        let ratio = measurement.median / other.median
        rows.append(
            Row(
                name: name, median: measurement.median, spread: measurement.spread,
                figure: "\(ratio.rounded(toDigits: 2)) times \(peer)"))
    }

    /// Something that is no time.
    mutating func add(_ name: String, figure: String) { rows.append(Row(name: name, figure: figure)) }

    mutating func add(_ name: String, _ measurement: Measurement) {
        rows.append(Row(name: name, median: measurement.median, spread: measurement.spread, figure: ""))
    }

    var text: String {
        var table = TextTable(columns: [
            TableColumn("work"), TableColumn("median ms", .number), TableColumn("spread", .number),
            TableColumn("figure", .number),
        ])
        for row in rows {
            table.append([
                row.name, row.median.map { ($0 * 1000).rounded(toDigits: 2).shortestText } ?? "",
                row.spread.map { "\(Int(($0 * 100).rounded())) %" } ?? "", row.figure,
            ])
        }
        return table.text()
    }

    var json: String {
        JSONWriter(.pretty).text(
            of: .array(
                rows.map {
                    [
                        "work": .string($0.name), "medianSeconds": $0.median.flatMap { JSON($0) } ?? .null,
                        "spread": $0.spread.flatMap { JSON($0) } ?? .null, "figure": .string($0.figure),
                    ]
                }))
    }
}

extension Double {
    func rounded(toDigits digits: Int) -> Double {
        let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        return (self * power).rounded() / power
    }
}
