import ButtonLayout
import CSQLite
import CatalogueModel
import CatalogueStorage
import PresetCatalogue

/// Storing many layouts in one revision, against bare C calls that insert the same rows.
struct StorageBenchmark {
    let folder: String
    var presets = 10_000
    private let attribution = Attribution(author: "bench", time: 0, request: "bench")

    func run(_ table: inout ResultTable) throws {
        let document = SampleCatalogue.document(presets: presets, metrics: 100)
        let base = "\(folder)/base.db"
        let catalogue = try Catalogue(path: base, access: .create, time: 0)
        _ = try catalogue.importDocument(document, by: attribution)
        let edits = (0..<10).map { Edit.addCollection(["scale": "\($0 % 2 + 1)", "bench": "\($0)"]) }
        _ = try catalogue.perform(
            [.addTrait("bench", values: (0..<10).map(String.init) + ["x"], defaultValue: "x")], by: attribution)

        let stored = try Measurement(5, prepare: { try copy(base, to: "stored.db") }) { path in
            _ = try Catalogue(path: path, access: .write, time: 0).perform(edits, by: attribution)
        }
        let rows = try RowCopy(of: "\(folder)/stored.db", revision: 3)
        let bare = try Measurement(5, prepare: { try copy(base, to: "bare.db") }) { path in try rows.insert(into: path)
        }
        table.add("100,000 layouts stored in one revision", stored, against: bare, "bare C inserts of the same rows")
    }

    private func copy(_ source: String, to name: String) throws -> String {
        try FileCopy.copy(source, to: "\(folder)/\(name)")
        return "\(folder)/\(name)"
    }
}

/// A metric with 100 dependants in catalogues of different sizes.
struct GrowthBenchmark {
    let folder: String
    private let attribution = Attribution(author: "bench", time: 0, request: "bench")

    func run(_ table: inout ResultTable) throws {
        let small = try measure(1_000)
        let large = try measure(100_000)
        table.add("metric with 100 dependants changed, 1,000 layouts", small.change)
        table.add("the same, 100,000 layouts", large.change, against: small.change, "at 1,000")
        table.add("diff of 100 layouts moved, of 1,000", small.diff)
        table.add("the same, of 100,000", large.diff, against: small.diff, "at 1,000")
    }

    private func measure(_ presets: Int) throws -> (change: Measurement, diff: Measurement) {
        let path = "\(folder)/growth-\(presets).db"
        let catalogue = try Catalogue(path: path, access: .create, time: 0)
        _ = try catalogue.importDocument(
            SampleCatalogue.document(presets: presets, metrics: presets / 100), by: attribution)
        var value = 8
        let change = try Measurement(21, prepare: { value += 1 }) {
            let assignment = MetricAssignment(try Name("space.m0"), value: String(value))
            let report = try Catalogue(path: path, access: .write, time: 0)
                .perform([.setMetrics([assignment])], by: attribution)
            precondition(report.recomputed == 100 && report.changed == 100)
        }
        let newest = Int64(try catalogue.revisions().count - 1)
        let diff = try Measurement(21) {
            let diff = try Catalogue(path: path, access: .read, time: 0).diff(from: .number(newest - 1), to: .now)
            precondition(diff.layouts.count == 100)
        }
        return (change, diff)
    }
}
