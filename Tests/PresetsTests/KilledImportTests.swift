import Foundation
import TestSupport
import Testing

/// A kill at any moment leaves all of an import or nothing of it.
@Suite("A killed import")
struct KilledImportTests {
    private static let count = 1000

    private static let document: String = {
        let presets = (0..<count).map { number in
            #"{"name":"group\#(number % 30).p\#(number)","style":"system","states":{"normal":{"image":"#
                + #"{"width":\#(number % 90 + 1),"height":24},"title":"none"}}}"#
        }
        return #"{"format":"presets","version":1,"presets":[\#(presets.joined(separator: ",\n"))]}"#
    }()

    @Test("leaves the catalogue before it or after it", .timeLimit(.minutes(2)))
    func killed() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init", "--catalogue", "empty.db")
        try sandbox.write(Self.document, to: "all.json")
        func fresh() throws {
            try sandbox.shell("rm -f presets.db* && cp empty.db presets.db")
        }
        try fresh()
        let start = ContinuousClock.now
        try sandbox.succeed("import", "all.json")
        var duration = (ContinuousClock.now - start) / .seconds(1)

        let seed = UInt64.random(in: 0...UInt64(UInt32.max))
        var random = Dice(state: seed)
        var killed = 0
        for kill in 1...18 {
            try fresh()
            // At the end, where the transaction is written, more often than at the start.
            let moment = duration * (kill.isMultiple(of: 2) ? random.next() : 0.7 + 0.32 * random.next())
            let start = ContinuousClock.now
            let outcome = try Command(
                arguments: ["import", "all.json"], folder: sandbox.folder.path, environment: sandbox.environment,
                timeout: moment
            ).run()
            #expect([0, 137].contains(outcome.code), "seed \(seed), kill \(kill)")
            // One that got away shows how long an import takes now.
            if outcome.code == 137 { killed += 1 } else { duration = (ContinuousClock.now - start) / .seconds(1) }
            let verified = try sandbox.succeed("verify")
            let isAll = verified == "\(Self.count) layouts verified, 0 differ\n"
            #expect(isAll || verified == "0 layouts verified, 0 differ\n", "seed \(seed), kill \(kill)")
            #expect(isAll || outcome.code == 137, "seed \(seed), kill \(kill)")
            let revisions = try sandbox.succeed("log", "--format", "json").matches(of: /"number"/).count
            #expect(revisions == (isAll ? 2 : 1), "seed \(seed), kill \(kill)")
            // And it can be written to as before.
            try sandbox.succeed("metric", "set", "after", "1")
        }
        #expect(killed >= 3, "seed \(seed)")
    }

    /// Moments that a printed seed gives again.
    private struct Dice {
        var state: UInt64

        /// From 0 up to 1.
        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(UInt64(1) << 53)
        }
    }
}
