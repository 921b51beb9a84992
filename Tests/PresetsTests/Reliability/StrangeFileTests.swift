import Foundation
import TestSupport
import Testing

/// What stands at the catalogue's path and is none, or a damaged one: it is told, never written, and ends nothing.
@Suite("Files that are no catalogue, and damaged ones")
struct StrangeFileTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    private static let commands = [
        ["list"], ["verify"], ["export", "json", "--history"], ["diff", "r0", "now"], ["metric", "set", "a", "1"],
        ["release", "9.0"], ["restore", "r1"], ["doctor"], ["doctor", "--salvage", "saved.db"], ["backup", "copy.db"],
    ]

    struct Stranger: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (Sandbox) throws -> Void
        let says: String

        init(_ name: String, says: String, _ make: @escaping @Sendable (Sandbox) throws -> Void) {
            (testDescription, self.says, self.make) = (name, says, make)
        }

        static func edited(
            _ name: String, says: String, _ edit: @escaping @Sendable (inout [UInt8]) throws -> Void
        ) -> Stranger {
            Stranger(name, says: says) { sandbox in
                var bytes = try sandbox.bytes(Sandbox.catalogue)
                try edit(&bytes)
                try Data(bytes).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
            }
        }

        static func shell(_ name: String, says: String, _ line: String) -> Stranger {
            Stranger(name, says: says) { try #require($0.shell("rm presets.db; " + line).code == 0) }
        }
    }

    private static let strangers = [
        Stranger.edited("text", says: "some other kind of file") { $0 = Array("Not a catalogue\n".utf8) },
        .edited("a long text", says: "some other kind of file") { $0 = Array(repeating: 0x41, count: 100_000) },
        .edited("JPEG", says: "some other kind of file") { $0 = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + $0 },
        .edited("empty", says: "this file is empty") { $0 = [] },
        .edited("another program's SQLite file", says: "another program (application id 7)") {
            $0.replaceSubrange(68..<72, with: [0, 0, 0, 7])
        },
        .edited("a newer version's", says: "a newer version made this catalogue") {
            $0.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        },
        .edited("an edited migration's", says: "another text of migration 1") { bytes in
            let name = Array("catalogue".utf8)
            // In the ledger a checksum follows the name.
            let places = bytes.indices.dropLast(60).filter { place in
                bytes[place..<place + 9].elementsEqual(name)
                    && bytes[place + 9..<place + 49].allSatisfy {
                        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
                    }
            }
            for place in places { bytes[place + 9] = bytes[place + 9] == 0x30 ? 0x31 : 0x30 }
            try #require(!places.isEmpty)
        },
        .shell("a folder", says: "this is a folder", "mkdir presets.db"),
        .shell("a pipe", says: "not a regular file", "mkfifo presets.db"),
        .shell("a device that is full", says: "not a regular file", "ln -s /dev/full presets.db"),
        .shell("nothing", says: "there is no", "true"),
        .shell("a link to nothing", says: "there is no such file", "ln -s gone.db presets.db"),
        .shell("a link to itself", says: "it cannot be opened", "ln -s presets.db presets.db"),
    ]

    @Test("are refused by every command, and stay as they are", arguments: strangers)
    func refused(stranger: Stranger) throws {
        try stranger.make(sandbox)
        let before = try sandbox.shell("ls -lAi --time-style=full-iso 2>/dev/null || ls -lAi").output
        let bytes = try? sandbox.bytes(Sandbox.catalogue)
        for command in Self.commands {
            let outcome = try sandbox.run(command + ["--catalogue", Sandbox.catalogue])
            // A newer version's file can be copied by an older one.
            if command[0] == "backup", stranger.testDescription.hasSuffix("'s"), outcome.code == 0 {
                try sandbox.shell("rm copy.db")
                continue
            }
            // What is sound but for its format is examined and saved.
            if command[0] == "doctor", outcome.code < 2 {
                try sandbox.shell("rm -f saved.db")
                continue
            }
            #expect(outcome.code == 2, "\(command): \(outcome)")
            #expect(outcome.errors.contains(stranger.says), "\(command): \(outcome)")
            #expect(outcome.errors.contains(". ") || outcome.errors.contains(";"), "\(command): \(outcome)")
        }
        #expect((try? sandbox.bytes(Sandbox.catalogue)) == bytes)
        #expect(try sandbox.shell("ls -lAi --time-style=full-iso 2>/dev/null || ls -lAi").output == before)
    }

    @Test("a file that is cut off anywhere is told, not trusted")
    func truncated() throws {
        let whole = try sandbox.bytes(Sandbox.catalogue)
        var random = SeededGenerator()
        let sizes = [1, 15, 16, 99, 100, 511, 512, 4095, 4096, whole.count - 1]
        let others = Effort.some(6, of: whole.count / 512, &random).map { $0 * 512 - 7 }
        for size in sizes + others.filter({ $0 < whole.count }) {
            try expectHandled(Array(whole[..<size]), "\(size) bytes", isKnown: size >= 4096)
        }
    }

    @Test("a byte that is another one ends nothing and is never a reason to write")
    func flipped() throws {
        let whole = try sandbox.bytes(Sandbox.catalogue)
        var random = SeededGenerator()
        // Those in which SQLite reads more than damage.
        let places =
            [18, 19, 44, 47] + Effort.some(16, of: 4096, &random).map { $0 - 1 }
            + (0..<Effort.count(10, long: 1000)).map { _ in Int.random(in: 4096..<whole.count, using: &random) }
        for place in places {
            var bytes = whole
            bytes[place] ^= UInt8.random(in: 1...255, using: &random)
            Effort.tried(1, "flipped bytes")
            try expectHandled(bytes, "byte \(place) is \(bytes[place]), not \(whole[place])", isKnown: false)
        }
    }

    // Seen to fail where the error of reading a text came out as it was, and where advice was to report it.
    @Test(
        "a word that no version writes is damage, and told as such",
        arguments: ["configuration_padding REAL", "exact/leading", "dimension", "center"])
    func strangeWord(word: String) throws {
        let whole = try sandbox.bytes(Sandbox.catalogue)
        let places = whole.indices.filter { whole[$0...].starts(with: word.utf8) }
        try #require(!places.isEmpty)
        for place in places.prefix(6) {
            var bytes = whole
            bytes[place] = UInt8(ascii: "#")
            // Some stand on pages that are free, or behind the last change.
            try expectHandled(bytes, "\(word) at \(place)", isKnown: false)
        }
    }

    /// - Parameter isKnown: whether the damage must be seen by doctor.
    private func expectHandled(_ bytes: [UInt8], _ damage: String, isKnown: Bool) throws {
        let file = sandbox.folder.appending(path: Sandbox.catalogue)
        try Data(bytes).write(to: file)
        for command in [["list"], ["doctor"]] {
            let outcome = try sandbox.run(command)
            #expect([0, 1, 2].contains(outcome.code), "\(damage): \(command): \(outcome)")
            #expect(try sandbox.bytes(Sandbox.catalogue) == bytes, "\(damage): \(command)")
            if outcome.code == 2 { expectAdvice(outcome, "\(damage): \(command)") }
            if command == ["doctor"], isKnown { #expect(outcome.code != 0, "\(damage): \(outcome)") }
        }
        let writing = try sandbox.run("metric", "set", "new", "1")
        #expect([0, 2].contains(writing.code), "\(damage): \(writing)")
        if writing.code == 2 { expectAdvice(writing, damage) }
        try sandbox.shell("rm -f presets.db-journal")
    }

    /// The message says what to do next.
    private func expectAdvice(_ outcome: Command.Outcome, _ damage: String) {
        let advice = [
            "presets doctor", "presets init", "Nothing was touched", "Update this program", "brings it up to date",
        ]
        #expect(advice.contains { outcome.errors.contains($0) }, "\(damage): \(outcome)")
    }
}
