import CatalogueModel
import PresetCatalogue

/// Row 4: what a change costs depends on what it reaches, 100 layouts, and not on how many there are.
struct ChangeBenchmark {
    let folder: String

    private static let counts = [1_000, 10_000, 100_000, 1_000_000]

    func run(_ table: inout ResultTable) throws {
        let samples = try Self.counts.map { try Sample(folder: folder, count: $0).made() }
        let name = try Name("space.m0")
        var value = 100
        try measure("metric changed that 100 depend on", samples, &table) { sample in
            value += 1
            let report = try write(sample).perform(
                [.setMetrics([MetricAssignment(name, value: String(value))])], by: Sample.attribution)
            precondition(report.recomputed == 100 && report.changed == 100)
        }
        let newest = try samples.map { try read($0).revisions().last?.number ?? 0 }
        try measure("diff of 100 that moved", samples, &table) { sample in
            let index = samples.firstIndex { $0.count == sample.count } ?? 0
            let diff = try read(sample).diff(from: .number(newest[index] - 1), to: .now)
            precondition(diff.layouts.count == 100)
        }
        try measure("why", samples, &table) { _ = try read($0).why(Sample.preset(0)) }
        var release = 0
        try measure("release", samples, &table) { sample in
            release += 1
            _ = try write(sample).release("1.\(release)", note: nil, by: Sample.attribution)
        }
    }

    /// Every size in turn, so that what else the machine does slows all.
    private func measure(
        _ work: String, _ samples: [Sample], _ table: inout ResultTable, _ body: (Sample) throws -> Void
    ) throws {
        var runs = samples.map { _ in [Double]() }
        for _ in 0..<25 {
            for (index, sample) in samples.enumerated() { runs[index] += try Measurement(1) { try body(sample) }.runs }
        }
        let times = runs.map(Measurement.init(runs:))
        for (sample, time) in zip(samples, times).dropFirst() {
            table.add(
                4, "\(work), of \(sample.count.countText) layouts", time, against: times[0],
                "of 1 thousand: \(times[0].median.secondsText)", reach: 1.5)
        }
    }

    private func write(_ sample: Sample) throws -> Catalogue {
        try Catalogue(path: sample.path, access: .write, time: 0)
    }

    private func read(_ sample: Sample) throws -> Catalogue {
        try Catalogue(path: sample.path, access: .read, time: 0)
    }
}
