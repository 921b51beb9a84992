import CatalogueModel
import PresetCatalogue

/// Row 4: what a change costs depends on what it reaches, 100 layouts, and not on how many there are.
struct ChangeBenchmark {
    let folder: String

    private struct Times {
        var change, release, diff, why: Measurement
    }

    func run(_ table: inout ResultTable) throws {
        let small = try measure(1_000)
        for count in [10_000, 100_000, 1_000_000] {
            let times = try measure(count)
            func add(_ work: String, _ time: Measurement, _ peer: Measurement) {
                table.add(
                    4, "\(work), of \(count.countText) layouts", time, against: peer,
                    "of 1 thousand: \(peer.median.secondsText)", reach: 1.5)
            }
            add("metric changed that 100 depend on", times.change, small.change)
            add("release", times.release, small.release)
            add("diff of 100 that moved", times.diff, small.diff)
            add("why", times.why, small.why)
        }
    }

    private func measure(_ count: Int) throws -> Times {
        let sample = try Sample(folder: folder, count: count).made()
        let name = try Name("space.m0")
        var value = 100
        let change = try Measurement(15, prepare: { value += 1 }) {
            let report = try write(sample).perform(
                [.setMetrics([MetricAssignment(name, value: String(value))])], by: Sample.attribution)
            precondition(report.recomputed == 100 && report.changed == 100)
        }
        var release = 0
        let releasing = try Measurement(15, prepare: { release += 1 }) {
            _ = try write(sample).release("r\(release)", note: nil, by: Sample.attribution)
        }
        let newest = try read(sample).revisions().last?.number ?? 0
        let diff = try Measurement(15) {
            let diff = try read(sample).diff(from: .number(newest - 1), to: .now)
            precondition(diff.layouts.count == 100)
        }
        let why = try Measurement(15) { _ = try read(sample).why(Sample.preset(0)) }
        return Times(change: change, release: releasing, diff: diff, why: why)
    }

    private func write(_ sample: Sample) throws -> Catalogue {
        try Catalogue(path: sample.path, access: .write, time: 0)
    }

    private func read(_ sample: Sample) throws -> Catalogue {
        try Catalogue(path: sample.path, access: .read, time: 0)
    }
}
