import Foundation
import PresetCatalogue

/// Rows 2, 5 and 10: layouts computed and stored.
struct StorageBenchmark {
    let folder: String

    /// Row 2: 100,000 layouts in one revision, against bare C calls that insert the same rows. Then how that grows.
    func run(_ table: inout ResultTable) throws {
        let sample = Sample(folder: folder, count: 100_000)
        let base = "\(folder)/base.db"
        try sample.makeBase(at: base)
        try FileCopy.copy(base, to: "\(folder)/stored.db")
        try sample.addCollections(to: "\(folder)/stored.db")
        let rows = try RowCopy(of: "\(folder)/stored.db", revision: 3)
        let (stored, bare) = try Measurement.alternating(5, prepare: { try copy(base) }) {
            try sample.addCollections(to: $0)
        } _: {
            try rows.insert(into: $0)
        }
        table.add(
            2, "90,000 layouts computed and stored in one revision", stored,
            (90_000 / stored.median).rateText, against: bare, "bare C inserts of the same rows", reach: 1.3)
        try grow(&table)
    }

    private func grow(_ table: inout ResultTable) throws {
        var growth = Growth()
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let sample = Sample(folder: folder, count: count)
            let time = try Measurement(count > 10_000 ? 1 : 3) {
                try? FileManager.default.removeItem(atPath: sample.path)
                try sample.makeBase(at: sample.path)
            } _: {
                try sample.addCollections(to: sample.path)
            }
            growth.add(count * 9 / 10, time)
        }
        table.add(2, "growth of storing", growth.text)
    }

    private func copy(_ source: String) throws -> String {
        let path = "\(folder)/copy.db"
        try FileCopy.copy(source, to: path)
        return path
    }
}

/// Row 5: every layout moves.
struct RecalculationBenchmark {
    let folder: String

    func run(_ table: inout ResultTable) throws {
        try compare(&table)
        let sample = try Sample(folder: folder, count: 1_000_000).made()
        let start = ProcessRun.ownTime
        let time = try Measurement(1) { try move(sample, in: sample.path) }
        let cores = (ProcessRun.ownTime - start) / time.median
        table.add(
            5, "1 million layouts recomputed and stored", time,
            "\((Double(sample.count) / time.median).rateText), \(cores.rounded(toDigits: 2).shortText) cores")
        let size = try FileManager.default.attributesOfItem(atPath: sample.path)[.size] as? Int ?? 0
        table.add(10, "file of 1 million layouts, all of them twice", Double(size).megabytesText)
    }

    /// Beside layouts that are stored for the first time: nothing of them is read, and no row is closed.
    private func compare(_ table: inout ResultTable) throws {
        let sample = try Sample(folder: folder, count: 100_000).made()
        let (base, moved, stored) = ("\(folder)/base.db", "\(folder)/moved.db", "\(folder)/stored.db")
        try? FileManager.default.removeItem(atPath: base)
        try sample.makeBase(at: base)
        let (moving, storing) = try Measurement.alternating(
            5,
            prepare: {
                try FileCopy.copy(sample.path, to: moved)
                try FileCopy.copy(base, to: stored)
            }
        ) {
            try move(sample, in: moved)
        } _: {
            try sample.addCollections(to: stored)
        }
        // A tenth of the layouts is there from the start.
        let asMany = Measurement(runs: storing.runs.map { $0 / 0.9 })
        table.add(
            5, "100,000 layouts recomputed and stored", moving,
            (Double(sample.count) / moving.median).rateText, against: asMany,
            "as many computed and stored for the first time (rows 1 and 2)", reach: nil)
    }

    private func move(_ sample: Sample, in path: String) throws {
        let report = try Sample.moveAll(in: path, by: 0.5)
        precondition(report.recomputed == sample.count)
    }
}
