import ArgumentParser
import CatalogueFormats

/// Tells what became of the files of an export.
enum ExportNotes {
    /// - Throws: `ExitCode.failure` where a check found something that is not as it should be.
    static func tell(_ outcomes: [(path: String, outcome: ExportFolder.Outcome)]) throws {
        let unchanged = outcomes.filter { $0.outcome == .unchanged }
        for (path, outcome) in outcomes where outcome != .unchanged || unchanged.count == 1 {
            Output.note(sentence(escapedForTerminal(path), outcome))
        }
        if unchanged.count > 1 { Output.note("\(unchanged.count) files are up to date") }
        if outcomes.contains(where: { $0.outcome.isStale }) { throw ExitCode.failure }
    }

    /// Writes a single file and tells what became of it.
    static func write(_ text: String, to path: String, isCheck: Bool = false) throws {
        try tell([(path, ExportFolder.Outcome(try Files.write(TextSource(text), to: path, isCheck: isCheck)))])
    }

    private static func sentence(_ name: String, _ outcome: ExportFolder.Outcome) -> String {
        let again = "with the same command without --check"
        return switch outcome {
        case .unchanged: "\(name) is up to date"
        case .written: "wrote \(name)"
        case .missing: "\(name) is missing; write it \(again)"
        case .differs: "\(name) is stale; write it \(again)"
        case .removed: "removed \(name), which is no longer exported"
        case .orphaned: "\(name) is no longer exported; remove it \(again)"
        case .kept: "\(name) is no longer exported, but was changed by somebody: it stays"
        }
    }
}

extension ExportFolder.Outcome {
    /// What became of a single file.
    init(_ outcome: Files.Outcome) {
        self =
            switch outcome {
            case .unchanged: .unchanged
            case .written: .written
            case .missing: .missing
            case .differs: .differs
            }
    }

    /// Whether a check fails for it.
    fileprivate var isStale: Bool { [.missing, .differs, .orphaned].contains(self) }
}
