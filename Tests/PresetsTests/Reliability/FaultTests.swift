import Foundation
import TestSupport
import Testing

/// What the disk, or the memory, refuses while a command writes: the old state stays, whole, and the message tells why.
@Suite("Faults below SQLite")
struct FaultTests {
    @Test("an operation fails, once or from then on", arguments: WritingCommand.tried)
    func operations(command: WritingCommand) throws {
        let trial = try Trial(command)
        var random = SeededGenerator()
        let faults = try Faults()
        let counts = try Faults.counts(of: command.arguments, in: trial.copy(), with: faults)
        for (mode, tries) in [(Faults.Mode.once, 4), (.on, 2)] {
            for number in Effort.some(tries, of: counts[.any, default: 0], &random) {
                try trial.run(faults.failing(.any, at: number, mode), "faults of files") { outcome, state in
                    expectTold(outcome, state, "any:\(number):\(mode)")
                }
            }
        }
        for number in Effort.some(1, of: counts[.write, default: 0], &random) {
            try trial.run(faults.failing(.write, at: number, .full), "full disks") { outcome, state in
                expectTold(outcome, state, "write:\(number):full")
                #expect(outcome.errors.contains("the disk is full; nothing was changed"), "\(outcome.errors)")
            }
        }
    }

    // Seen to fail when NOMEM was a failure to report.
    @Test("SQLite gets no memory, once or from then on", arguments: WritingCommand.tried)
    func memory(command: WritingCommand) throws {
        let trial = try Trial(command)
        var random = SeededGenerator()
        let faults = try Faults()
        let never = faults.failing(.memory, at: .max, .once)
        let count = try Faults.counts(of: command.arguments, in: trial.copy(), with: never)[.memory, default: 0]
        // There are tens of thousands.
        let step = max(1, count / Effort.count(3, long: 100))
        for number in stride(from: Int.random(in: 1...step, using: &random), through: count, by: step) {
            let mode = Bool.random(using: &random) ? Faults.Mode.once : .on
            try trial.run(faults.failing(.memory, at: number, mode), "faults of memory") { outcome, state in
                expectTold(outcome, state, "memory:\(number):\(mode)")
            }
        }
    }

    @Test("SQLite may take only so much memory", arguments: [30_000, 60_000, 100_000, 200_000, 400_000])
    func heap(bytes: Int) throws {
        let trial = try Trial(.large)
        try trial.run(try Faults().withHeap(bytes: bytes), "faults of memory") { outcome, state in
            expectTold(outcome, state, "heap of \(bytes)")
        }
    }

    @Test("the file may have only so many pages")
    func pages() throws {
        let trial = try Trial(.large)
        let pages = try trial.sandbox.bytes(Sandbox.catalogue).count / 4096
        for room in 0..<3 {
            try trial.run(try Faults().withRoom(pages: pages + room), "full disks") { outcome, state in
                #expect(outcome.code == 2)
                #expect(state == .before)
                #expect(outcome.errors.contains("the disk is full; nothing was changed"), "\(outcome.errors)")
            }
        }
    }

    // Seen to fail where SIGXFSZ ends the process.
    @Test("the system lets files grow only so far")
    func fileSize() throws {
        let trial = try Trial(.large)
        let before = try trial.sandbox.bytes(Sandbox.catalogue)
        // In units of 512 bytes.
        for limit in [0, 8, before.count / 512, before.count / 512 + 20] {
            let outcome = try trial.sandbox.shell("ulimit -f \(limit); presets import all.json")
            #expect(outcome.code == 2, "\(limit): \(outcome)")
            #expect(outcome.errors.contains("nothing was changed"), "\(limit): \(outcome.errors)")
            #expect(try trial.sandbox.succeed("verify").contains("0 differ"))
            #expect(try trial.sandbox.bytes(Sandbox.catalogue) == before, "\(limit)")
        }
    }

    /// A command that says it went well has done all, one that says it did not has done nothing, and says what to do.
    private func expectTold(_ outcome: Command.Outcome, _ state: Trial.State, _ fault: String) {
        #expect([0, 2].contains(outcome.code), "\(fault): \(outcome)")
        #expect(state == (outcome.code == 0 ? .after : .before), "\(fault): \(outcome)")
        guard outcome.code != 0 else { return }
        #expect(outcome.errors.contains("Error: "), "\(fault): \(outcome.errors)")
        // Neither a mistake of the program nor what SQLite says after the true error.
        for sign in ["Please report", "no transaction is active", "a mistake in this program", "Fatal"] {
            #expect(!outcome.errors.contains(sign), "\(fault): \(outcome.errors)")
        }
        #expect(!outcome.output.contains("changed"), "\(fault): \(outcome.output)")
    }
}
