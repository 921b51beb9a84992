import Foundation
import Testing

/// `check` and `matrix` as people and their servers run them.
@Suite("Checks")
struct CheckTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    private func json(_ arguments: String..., code: Int32 = 1) throws -> [String: Any] {
        let outcome = try sandbox.run(arguments)
        #expect(outcome.code == code)
        #expect(outcome.errors == "")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test("exit 1 follows the severity, and trouble is 2")
    func codes() throws {
        #expect(try sandbox.run("check").code == 1)
        #expect(try sandbox.run("check", "--severity", "error").code == 0)
        #expect(try sandbox.run("check", "buy").code == 0)
        #expect(try sandbox.run("check", "buy", "--severity", "note").code == 0)
        #expect(try sandbox.run("check", "buy", "--grid", "4").code == 0)
        #expect(try sandbox.run("check", "--grid", "5").code == 1)
        #expect(try sandbox.run("check", "copy.*", "--severity", "note").code == 0)
        try sandbox.succeed("metric", "set", "lost", "8")
        #expect(try sandbox.run("check", "lost").code == 0)
        #expect(try sandbox.run("check", "lost", "--severity", "note").code == 1)
        #expect(try sandbox.fail("check", "bui").contains("did you mean 'buy'?"))
        #expect(try sandbox.fail("check", "--traits", "size=large").contains("size"))
        #expect(try sandbox.fail("check", "--grid", "0").contains("--grid must be above 0"))
        #expect(try sandbox.fail("check", "--grid=-4").contains("--grid must be above 0"))
        #expect(try sandbox.fail("check", "--severity", "bad").contains("note, warning, error"))
        #expect(try sandbox.fail("matrix", "bui").contains("did you mean 'buy'?"))
    }

    @Test("what is found is what the lists show, collection by collection")
    func lists() throws {
        try sandbox.succeed("collection", "add", "direction=rtl", "direction=rtl,size=compact", "scale=1")
        var listed: Set<String> = []
        let collections = ["size=regular", "size=compact", "direction=rtl", "direction=rtl,size=compact", "scale=1"]
        for (traits, collection) in zip(collections, [""] + collections.dropFirst()) {
            let list = try sandbox.succeed("list", "--traits", traits, "--format", "json")
            let layouts = try #require(
                try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
            for layout in layouts {
                for finding in try #require(layout["findings"] as? [[String: Any]]) {
                    listed.insert(line(layout["name"], layout["state"], finding, collection))
                }
            }
        }
        var checked: Set<String> = []
        for finding in try #require(try json("check", "--format", "json")["findings"] as? [[String: Any]]) {
            guard let state = finding["state"] else { continue }
            for collection in try #require(finding["collections"] as? [String]) {
                checked.insert(line(finding["name"], state, finding, collection))
            }
        }
        #expect(listed.count > 10)
        #expect(checked == listed)
    }

    private func line(_ name: Any?, _ state: Any?, _ finding: [String: Any], _ collection: String) -> String {
        [name, state, finding["id"], finding["severity"]].map { "\($0 ?? "")" }.joined(separator: " ")
            + " \(collection)"
    }

    private func uri(_ arguments: [String], in folder: String) throws -> String? {
        let log = try sandbox.run(arguments, in: folder).output
        return log.firstMatch(of: /"uri": "(.*)"/).map { String($0.output.1) }
    }

    @Test("SARIF names the catalogue as a code host knows it: from the root of the repository")
    func sarifPaths() throws {
        try sandbox.makeFolder("a/b")
        try FileManager.default.moveItem(
            atPath: sandbox.path(Sandbox.catalogue), toPath: sandbox.path("a/\(Sandbox.catalogue)"))
        let check = ["check", "--format", "sarif"]
        #expect(try uri(check, in: "a") == "presets.db")
        #expect(try uri(check, in: "a/b")?.hasPrefix("file:///") == true)
        #expect(try uri(check + ["--catalogue", "a/presets.db"], in: "") == "a/presets.db")
        try sandbox.makeFolder(".git")
        for folder in ["a", "a/b"] { #expect(try uri(check, in: folder) == "a/presets.db") }
        #expect(try uri(check + ["--catalogue", "../presets.db"], in: "a/b") == "a/presets.db")
    }

    @Test("a fingerprint stays when its preset is renamed")
    func fingerprints() throws {
        func fingerprints() throws -> [Substring] {
            try sandbox.run("check", "--format", "sarif").output.matches(of: /"presetsIssue.v1": "(.*)"/)
                .map(\.output.1).sorted()
        }
        let before = try fingerprints()
        #expect(before.count > 4)
        #expect(Set(before).count == before.count)
        try sandbox.succeed("rename", "chip", "badge")
        #expect(try fingerprints() == before)
    }

    @Test("what is accepted counts no more, until its numbers change")
    func acceptance() throws {
        #expect(try sandbox.run("check", "chip").code == 1)
        let accept = ["accept", "chip", "below-minimum-target", "--reason", "The row takes the tap"]
        #expect(
            try sandbox.succeed(accept).contains(
                "chip accepted.below-minimum-target default → The row takes the tap ["))
        #expect(
            try sandbox.succeed("check", "chip")
                == "0 errors, 0 warnings, 0 notes, 1 accepted: 2 layouts of 1 preset in 2 collections\n")
        let sarif = try sandbox.succeed("check", "chip", "--format", "sarif")
        #expect(sarif.contains(#""justification": "The row takes the tap""#))
        let found = try json("check", "chip", "--format", "json", code: 0)
        #expect((found["findings"] as? [Any])?.count == 0 && (found["accepted"] as? [Any])?.count == 1)
        #expect(try sandbox.succeed("show", "chip").contains("accepted.below-minimum-target"))
        try sandbox.succeed("set", "chip", "--spacing", "6")
        let expired = try sandbox.run("check", "chip")
        #expect(expired.code == 1)
        #expect(expired.output.contains("; accepted with other numbers: The row takes the tap"))
        try sandbox.succeed("accept", "chip", "below-minimum-target", "--undo")
        #expect(try !sandbox.run("check", "chip").output.contains("accepted"))
        #expect(try sandbox.fail("accept", "chip", "below-minimum-target").contains("say why: --reason TEXT"))
        #expect(try sandbox.fail("accept", "chip", "overlap", "--reason", " ").contains("say why"))
        #expect(try sandbox.fail(accept + ["--undo"]).contains("contradict"))
        #expect(try sandbox.fail("accept", "chip", "overlap", "--reason", "x").contains("no finding overlap"))
        #expect(
            try sandbox.succeed("apply", "-", input: "accept 'chip' below-minimum-target --reason 'a b'\n")
                .contains("default → a b ["))
        // The tokens of a preset hold what is accepted of it.
        #expect(try sandbox.run("export", "tokens", "-o", "t.json").code == 0)
        #expect(try sandbox.run("import", "t.json").output == "nothing changed: no revision\n")
    }

    @Test("reading alone: a catalogue that cannot be written is checked")
    func readOnly() throws {
        let before = try sandbox.bytes(Sandbox.catalogue)
        try sandbox.run("check", "--grid", "4")
        try sandbox.succeed("matrix", "buy")
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        #expect(try sandbox.names == [Sandbox.catalogue])
    }
}
