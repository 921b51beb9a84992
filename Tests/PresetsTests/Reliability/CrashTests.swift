import Foundation
import TestSupport
import Testing

/// A command that ends in the middle leaves the catalogue as it was, or as it would have become.
@Suite("Crashes")
struct CrashTests {
    /// Changed pages reach the file early.
    private static let tinyCache = Result { try Faults().withCache(pages: 1) }

    // Seen to fail with `PRAGMA synchronous = off`.
    @Test(
        "the process is killed, or the machine loses its power, at any operation on a file",
        arguments: WritingCommand.tried)
    func anyOperation(command: WritingCommand) throws {
        let trial = try Trial(command)
        var random = SeededGenerator()
        let faults = try Self.tinyCache.get()
        let counts = try Faults.counts(of: command.arguments, in: trial.copy(), with: faults)
        for mode in [Faults.Mode.kill, .power] {
            for number in Effort.some(3, long: 300, of: counts[.any, default: 0], &random) {
                let seed = UInt32.random(in: 0...UInt32.max, using: &random)
                try trial.run(
                    faults.failing(.any, at: number, mode, seed: seed), mode == .kill ? "kills" : "power cuts"
                ) { outcome, state in
                    #expect(outcome.code == 137, "\(mode) at \(number): \(outcome)")
                    #expect(state == .before || state == .after, "\(mode) at \(number), seed \(seed): \(state)")
                }
            }
        }
    }

    @Test("the process is killed at any moment", arguments: WritingCommand.tried)
    func anyMoment(command: WritingCommand) throws {
        let trial = try Trial(command)
        var random = SeededGenerator()
        let faults = try Self.tinyCache.get()
        let start = ContinuousClock.now
        try trial.run(faults, "runs to the end") { outcome, state in
            #expect(outcome.code == 0)
            #expect(state == .after)
        }
        let duration = (ContinuousClock.now - start) / .seconds(1)
        for kill in 1...Effort.count(2, long: 30) {
            let moment = Double.random(in: 0...duration, using: &random)
            try trial.run(faults, "kills", timeout: moment) { outcome, state in
                #expect([0, 137].contains(outcome.code), "kill \(kill): \(outcome)")
                #expect(
                    state == .after || state == .before && outcome.code != 0,
                    "kill \(kill), \(moment) s: \(outcome.code) \(state)")
            }
        }
    }
}
