import Foundation
import Testing

/// Names that mean something to a shell, a database, a file system, a spreadsheet or a page.
@Suite("Hostile names")
struct HostileNameTests {
    private static let taken = [
        "a'b", "a\"b", "'; DROP TABLE facts; --", "%", "_", "100%_\\", "-x", "--help", "=1+1", "@x", "+x",
        "/etc/passwd",
        "a/b", "C:\\x", "~", "a$(id)", "`id`", "CON", "con", "nul.x", "aux", "straße", "strasse", "Tab", "tab", "TAB",
        "é", "É", "\u{301}x", "\u{D4E}<b>", "</script>", "<img src=x>", "&amp;", "a b", " a ", "now", "r1", "1.0", "*x",
        "\u{200D}y", "\u{1F468}\u{200D}\u{1F469}", "k\u{327}", "x@y.db", String(repeating: "ü", count: 500),
    ]

    private static let catalogue = Result {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        let lines = taken.enumerated().map { index, name in
            "add --style exact/top --image 24x24 --title-size 6\(index)x20 -- '\(name.replacing("'", with: #"'\''"#))'"
        }
        try sandbox.succeed("apply", "-", input: lines.joined(separator: "\n"))
        return try sandbox.bytes(Sandbox.catalogue)
    }

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try Data(Self.catalogue.get()).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
        return sandbox
    }

    @Test("each names its own preset and no other")
    func names() throws {
        let sandbox = try sandbox()
        let list = try sandbox.succeed("list", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
        #expect(Set(json.compactMap { $0["name"] as? String }) == Set(Self.taken))
        for (index, name) in Self.taken.enumerated() {
            let shown = try sandbox.succeed("show", "--format", "json", "--", name)
            #expect(shown.contains("\"width\":6\(index),") || shown.contains("\"width\": 6\(index)"), "\(name)")
        }
    }

    @Test("the same letters in another spelling are the same name")
    func twins() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.fail("add", "e\u{301}", "--style", "system").contains("there is a preset"))
        #expect(try sandbox.succeed("show", "e\u{301}") == sandbox.succeed("show", "é"))
    }

    @Test(
        "what would hide, lead elsewhere or be no name is refused, and shown",
        arguments: [
            "", ".", "..", "../../x", "a/../b", "a..b", ".a", "a.", "$x", "{a}", "a\u{1B}[2J", "\u{202E}x", "a\nb",
            "a\u{2028}b", "a\u{0}b", "\u{7F}", "a\u{85}", String(repeating: "x", count: 1001),
        ])
    func refused(name: String) throws {
        let sandbox = try sandbox()
        var sayings: [String] = []
        // No argument can hold a zero byte.
        if !name.contains("\0") {
            sayings.append(try sandbox.fail(["add", "--style", "system", "--", name]))
            sayings.append(try sandbox.fail(["rename", "--", "tab", name]))
        }
        let quoted = try String(decoding: JSONEncoder().encode([name]), as: UTF8.self).dropFirst().dropLast()
        sayings.append(try sandbox.fail("import", "-", input: #"{\#(quoted): {"$type": "number", "$value": 1}}"#))
        for saying in sayings {
            #expect(saying.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            #expect(!saying.unicodeScalars.contains("\u{202E}") && saying.utf8.count < 4000)
        }
    }

    @Test(
        "an export writes below its folder and nowhere else, and no two of its files are one on any disk",
        arguments: [
            ["export", "swift", "--disambiguate", "-o", "out/"], ["export", "objc", "--disambiguate", "-o", "out/"],
            ["export", "android", "--disambiguate", "-o", "out/"], ["export", "svg", "-o", "out/"],
            ["export", "xctest", "--disambiguate", "-o", "out/t.swift"], ["export", "css", "-o", "out/p.css"],
            ["export", "plist", "-o", "out/p.plist"], ["export", "tokens", "-o", "out/p.tokens.json"],
            ["export", "json", "-o", "out/p.json"], ["export", "csv", "-o", "out/p.csv"],
            ["export", "markdown", "-o", "out/p.md"], ["gallery", "-o", "out/g.html"],
        ])
    func confined(arguments: [String]) throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("out")
        let before = try sandbox.tree()
        let outcome = try sandbox.run(arguments)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let after = try sandbox.tree()
        #expect(after.filter { !$0.key.hasPrefix("out") } == before.filter { !$0.key.hasPrefix("out") })
        let files = after.keys.filter { $0.hasPrefix("out/") }
        #expect(!files.isEmpty)
        #expect(Set(files.map { $0.uppercased().lowercased() }).count == files.count)
        for file in files {
            let parts = file.split(separator: "/").map(String.init)
            #expect(parts.allSatisfy { $0.utf8.count <= 255 && !$0.contains("\\") && !$0.contains(":") }, "\(file)")
            let stem = parts[parts.count - 1].split(separator: ".").first?.lowercased() ?? ""
            #expect(!["con", "nul", "aux"].contains(stem), "\(file)")
        }
    }

    @Test("a prefix that files are named by is no path", arguments: ["../x", "/x", "a/b", "..", "", "x\u{301}y", "1a"])
    func prefixes(prefix: String) throws {
        let sandbox = try sandbox()
        let before = try sandbox.tree()
        for format in ["objc", "swift"] {
            let outcome = try sandbox.run("export", format, "--disambiguate", "--namespace=\(prefix)", "-o", "out/")
            #expect(outcome.code == 2 || prefix == "x\u{301}y", "\(format): \(outcome)")
        }
        #expect(try sandbox.tree().filter { !$0.key.hasPrefix("out") } == before)
    }
}
