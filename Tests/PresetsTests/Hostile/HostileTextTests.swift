import Foundation
import Testing

/// What a text holds is kept to the bit and can do no harm where it is shown.
@Suite("Hostile texts")
struct HostileTextTests {
    private static let texts = [
        "'; DROP TABLE facts; --", "\" OR 1=1 --", "%_\\%", "--help", "-", "=cmd|' /C calc'!A0", "@SUM(1)", "\u{FF1D}1",
        "a\tb\r\nc", "\u{1B}]0;x\u{7}\u{1B}[2J", "\u{202E}\u{2066}\u{200F}x", "x\u{FEFF}", "x\u{2028}\u{85}y",
        "</script><script>alert(1)</script>", "\u{D4E}</script><img src=x onerror=1>", "]]><x/>", "--><!--",
        "*/ }\u{301}",
        "{{1+1}} ${HOME} $(id) `id`", "e\u{301}\u{328}", "\u{1F468}\u{200D}\u{1F469}", "\u{FFFF}\u{10FFFF}",
        "line\\", "\\u{1B}", "|a|b|", "\"\"\"", "\\(1)", "%@ %n %s", "null", "",
    ]

    /// One preset and one metric for each text.
    private static let catalogue = Result {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        let commands = texts.enumerated().flatMap { index, text in
            [
                ["metric", "set", "--type", "string", "--describe=\(text)", "--", "m\(index)", text],
                [
                    "add", "p\(index)", "--style", "exact/top", "--no-image", "--title=\(text)", "--title-size",
                    "20x20",
                    "--describe=\(text)",
                ],
            ]
        }
        // A command in a file is one line.
        let isLine = { (command: [String]) in !command.contains { $0.contains(where: \.isNewline) } }
        for command in commands where !isLine(command) { try sandbox.succeed(command) }
        let lines = commands.filter(isLine).map { $0.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" } }
        try sandbox.succeed("apply", "-", input: lines.map { $0.joined(separator: " ") }.joined(separator: "\n"))
        return try sandbox.bytes(Sandbox.catalogue)
    }

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try Data(Self.catalogue.get()).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
        return sandbox
    }

    @Test("every text comes out of JSON as it went in, and into another catalogue as it was")
    func kept() throws {
        let sandbox = try sandbox()
        let json = try sandbox.succeed("export", "json")
        try sandbox.succeed("init", "--catalogue", "copy.db")
        try sandbox.succeed("import", "-", "--catalogue", "copy.db", input: json)
        #expect(try sandbox.run("diff", "copy.db", "now").code == 0)
        let facts = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let metrics = try #require(facts["metrics"] as? [[String: Any]])
        for (index, text) in Self.texts.enumerated() {
            let metric = try #require(metrics.first { $0["name"] as? String == "m\(index)" })
            // Texts are kept in Unicode's composed form.
            let kept = text.precomposedStringWithCanonicalMapping.unicodeScalars
            for value in [metric["value"], metric["description"]] {
                let found = (value as? String ?? "").unicodeScalars
                #expect(found.elementsEqual(kept) || found.elementsEqual(text.unicodeScalars), "\(index)")
            }
        }
    }

    @Test("tables and tokens that are read again change nothing")
    func readAgain() throws {
        let sandbox = try sandbox()
        for (format, options) in [("csv", ["--definitions"]), ("tokens", [])] {
            let text = try sandbox.succeed(["export", format] + options)
            let file = format == "csv" ? "t.csv" : "t.tokens.json"
            try sandbox.write(text, to: file)
            let outcome = try sandbox.run("import", file)
            #expect(outcome.code == 0 && outcome.output == "nothing changed: no revision\n", "\(outcome)")
        }
    }

    @Test("no cell of a table is a formula")
    func formulas() throws {
        for line in try sandbox().succeed("export", "csv", "--definitions").split(separator: "\r\n") {
            for cell in line.split(separator: ",") {
                let first = cell.drop { $0 == "\"" }.first
                #expect(first.map { !"=+@\u{FF1D}".contains($0) } ?? true, "\(line)")
            }
        }
    }

    @Test("nothing that a terminal obeys comes out of any command raw")
    func terminal() throws {
        let sandbox = try sandbox()
        for arguments in [
            ["list"], ["list", "--format", "csv"], ["list", "--format", "markdown"], ["metric", "list"],
            ["show", "p9"],
            ["metric", "show", "m9"], ["check"], ["check", "--format", "markdown"], ["log"], ["diff", "r0"],
            ["diff", "r0", "--format", "html"],
            ["export", "swift"], ["export", "css"], ["export", "android"], ["export", "xctest"], ["export", "plist"],
            ["export", "markdown"], ["blame", "p9"], ["why", "p9"],
        ] {
            let outcome = try sandbox.run(arguments)
            #expect(outcome.code < 128 && outcome.code != 2, "\(arguments): \(outcome.errors)")
            let raw = (outcome.output + outcome.errors).unicodeScalars.first { scalar in
                switch scalar.value {
                case 0x0A, 0x0D: false
                case 0..<0x20, 0x7F...0x9F, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
                default: false
                }
            }
            #expect(raw == nil, "\(arguments): \(raw.debugDescription)")
        }
    }

    @Test("no text becomes markup in a page, or a picture")
    func pages() throws {
        let sandbox = try sandbox()
        var pages = [try sandbox.run("diff", "r0", "--format", "html").output]
        #expect(try sandbox.run("gallery", "-o", "gallery.html").code == 0)
        pages.append(try sandbox.text("gallery.html"))
        for index in [13, 14, 15, 16] { pages.append(try sandbox.succeed("export", "svg", "p\(index)")) }
        for page in pages {
            for tag in ["<script>alert", "<img src=x", "<x/>"] {
                #expect(!page.unicodeScalars.contains(tag.unicodeScalars), "\(tag)")
            }
        }
    }

    @Test("a megabyte is kept whole")
    func large() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        for text in [String(repeating: "x", count: 1_000_000), "a" + String(repeating: "\u{301}", count: 100_000)] {
            let json = #"{"m": {"$type": "string", "$value": "\#(text)"}}"#
            let outcome = try sandbox.run("import", "-", input: json)
            #expect(outcome.code == 0 && outcome.errors.utf8.count < 4000, "\(outcome.code)")
            #expect(try sandbox.succeed("export", "json").utf8.count > 200_000)
            #expect(try sandbox.succeed("metric", "list").utf8.count < 4_000_000)
            #expect(try sandbox.succeed("log").utf8.count < 10_000)
        }
    }
}
