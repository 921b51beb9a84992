import Foundation
import TestSupport
import Testing

/// Fonts of which a part is missing or changed, from the command line.
@Suite("Damaged fonts", .needsHarfBuzz)
struct DamagedFontTests {
    private func run(_ bytes: [UInt8], in sandbox: Sandbox, _ what: String) throws {
        try Data(bytes).write(to: sandbox.folder.appending(path: "x.ttf"))
        let added = try sandbox.run("font", "add", "x.ttf", "--family", "Made", "--dry-run")
        #expect(added.code == 0 || added.code == 2, "\(what): \(added)")
        #expect(added.code == 0 || added.errors.hasPrefix("Error: "), "\(what): \(added)")
    }

    @Test("cut short anywhere, it is taken or refused")
    func cut() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.writeFont("whole.ttf")
        let whole = try sandbox.bytes("whole.ttf")
        for length in stride(from: 0, to: whole.count, by: whole.count / 8) {
            try run(Array(whole.prefix(length)), in: sandbox, "\(length) of \(whole.count) bytes")
        }
    }

    @Test("with other bytes in it, it is taken or refused")
    func flipped() throws {
        var random = SeededGenerator()
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.writeFont("whole.ttf")
        let whole = try sandbox.bytes("whole.ttf")
        for trial in 0..<8 {
            var bytes = whole
            for _ in 0..<(1 + 2 * trial) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try run(bytes, in: sandbox, "trial \(trial)")
        }
    }
}
