import Foundation
import TestSupport
import Testing

/// Files that are made to exhaust who reads them: each is taken or refused, in bounded time and with a known code.
@Suite("Hostile imports")
struct HostileImportTests {
    @Test("bombs are taken or refused", arguments: ImportBomb.all.map(\.key))
    func bombs(name: String) throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        let text = try #require(ImportBomb.all.first { $0.key == name }).value()
        try sandbox.write(text, to: name)
        let before = try sandbox.bytes(Sandbox.catalogue)
        let outcome = try sandbox.run("import", name)
        #expect(outcome.code == 0 || outcome.code == 2, "\(outcome.code): \(outcome.errors.prefix(400))")
        #expect(outcome.output.utf8.count + outcome.errors.utf8.count < 100_000)
        if outcome.code == 2 {
            #expect(outcome.errors.hasPrefix("Error: ") && outcome.output == "")
            #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        } else {
            #expect(try sandbox.run("verify").code == 0)
        }
    }

    @Test(
        "a file of which bytes were lost or changed is taken or refused",
        arguments: [
            "facts.json", "t.csv", "t.tokens.json", "t.xcstrings",
        ])
    func damaged(name: String) throws {
        var random = SeededGenerator()
        let sandbox = try Sample.sandbox()
        let whole: [UInt8] =
            switch name {
            case "facts.json": Array(try sandbox.succeed("export", "json").utf8)
            case "t.csv": Array(try sandbox.succeed("export", "csv", "--definitions").utf8)
            case "t.tokens.json": Array(try sandbox.run("export", "tokens").output.utf8)
            default:
                Array(
                    #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"new","value":"ä"}}}}},"version":"1.0"}"#
                        .utf8)
            }
        for trial in 0..<8 {
            var bytes = whole
            if trial.isMultiple(of: 2) {
                bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
            } else {
                for _ in 0..<3 {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
            }
            try Data(bytes).write(to: sandbox.folder.appending(path: name))
            let outcome = try sandbox.run("import", name, "--dry-run")
            #expect(outcome.code == 0 || outcome.code == 2, "trial \(trial): \(outcome)")
            #expect(outcome.code == 0 || outcome.errors.hasPrefix("Error: "), "trial \(trial): \(outcome)")
        }
    }
}
