import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("Export as CSS")
struct CSSExportTests {
    @Test("numbers are custom properties of the root, and a rule has what differs")
    func properties() throws {
        var sample = PlatformSample([("size", ["regular", "compact"])], keeping: [["size": "compact"]])
        try sample.add("space.s") { $0["size"] == "compact" ? 6 : 8 }
        try sample.add("ratio", .number) { _ in 1.5 }
        try sample.addPreset("tab.home", states: [.normal, [.selected, .highlighted]]) { _, collection in
            placed(
                Size(width: 200, height: 100),
                image: Rect(x: collection["direction"] == "rtl" ? 9 : 1, y: 2, width: 3, height: 4))
        }
        let text = try CSSExport(sample.catalogue, CodeOptions()).text
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "/* Button presets, made by 'presets export css': edits are lost. */")
        #expect(lines[1].hasPrefix("/* Content: "))
        #expect(lines.contains("    --space-s: 8px;") && lines.contains("    --ratio: 1.5;"))
        #expect(lines.contains("    --tab-home-button-width: 200px;"))
        #expect(lines.contains("    --tab-home-content-edge-insets-left: 0px;"))
        #expect(lines.contains("    --tab-home-selected-highlighted-image-x: 1px;"))
        #expect(
            text.hasSuffix(
                """
                :root[dir="rtl"] {
                    --tab-home-image-x: 9px;
                    --tab-home-selected-highlighted-image-x: 9px;
                }

                :root[data-size="compact"] {
                    --space-s: 6px;
                }

                """))
    }

    @Test("selectors: the direction, a locale, the text size, the scale and the team's own traits")
    func selectors() throws {
        let traits: [(name: String, values: [String])] = [
            ("content-size", ["L", "AX1"]), ("scale", ["3", "2"]), ("locale", ["en", "de"]), ("Größe/x", ["a", "b'>"]),
        ]
        let all = ["content-size": "AX1", "scale": "2", "locale": "de", "Größe/x": "b'>"]
        var sample = PlatformSample(traits, keeping: traits.map { [$0.name: $0.values[1]] } + [all])
        let collections = sample.collections
        try sample.add("m") { Double(collections.firstIndex(of: $0) ?? 0) }
        let text = try CSSExport(sample.catalogue, CodeOptions()).text
        let selectors = text.split(separator: "\n").filter { $0.hasPrefix(":root") }.map { String($0.dropLast(2)) }
        let alone = [
            #"[data-content-size="AX1"]"#, #"[data-scale="2"]"#, #"[data-größe-x="b'>"]"#, ":lang(de)",
        ]
        let together = #"[data-content-size="AX1"][data-scale="2"]:lang(de)[data-größe-x="b'>"]"#
        #expect(
            selectors
                == [":root", #":root[dir="rtl"]"#] + alone.map { ":root" + $0 }
                + alone.dropLast().map { #":root[dir="rtl"]"# + $0 } + [#":root[dir="rtl"]:lang(de)"#]
                + [":root" + together, #":root[dir="rtl"]"# + together])
        #expect(text.contains("/* Attributes of the root element choose the numbers: dir, data-content-size, "))
    }

    @Test("the cascade gives each collection its numbers, in every browser", arguments: 0..<60)
    func cascade(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sample = try PlatformSample.random(&generator)
        let page = try CSSPage(CSSExport(sample.catalogue, CodeOptions()).text)
        for (index, collection) in sample.collections.enumerated() {
            var expected: [String: String] = [:]
            for (key, number) in sample.numbers(in: index) {
                let words = [key[0]] + key.dropFirst().flatMap(lowerWords)
                if let number {
                    expected["--" + words.joined(separator: "-")] = number.shortestText + (key == ["m0"] ? "" : "px")
                }
            }
            // What is as by default may be said or not.
            for saysDefaults in [true, false] {
                let said = collection.filter { saysDefaults || sample.collections[0][$0.key] != $0.value }
                var attributes: [String: String] = [:]
                for (trait, value) in said where trait != "locale" {
                    attributes[trait == "direction" ? "dir" : "data-\(trait)"] = value
                }
                for matching in CSSPage.LanguageMatching.allCases {
                    #expect(
                        page.properties(attributes, language: said["locale"], matching) == expected, "\(collection)")
                }
            }
        }
        // As many traits, as specific; of two rules with as many the later one wins, so these come in order.
        let specificities = page.rules.map(\.specificity)
        #expect(specificities == specificities.sorted())
    }

    @Test("a page in the default locale does not take the numbers of a language that it is part of")
    func shadowedLocale() throws {
        var sample = PlatformSample([("locale", ["pt-BR", "pt"])], keeping: [["locale": "pt"]])
        try sample.add("m") { $0["locale"] == "pt" ? 2 : 1 }
        let page = try CSSPage(CSSExport(sample.catalogue, CodeOptions()).text)
        for (language, value) in [("pt-BR", "1px"), ("pt", "2px"), ("pt-PT", "2px"), ("de", "1px")] {
            #expect(page.properties([:], language: language, .prefix) == ["--m": value], "\(language)")
        }
    }

    @Test("a number is not left out where only newer browsers find the language in another")
    func doubtfulLanguage() throws {
        let kept = ["zh-TW", "zh-Hant-TW"]
        var sample = PlatformSample([("locale", ["en"] + kept)], keeping: kept.map { ["locale": $0] })
        try sample.add("m") { $0["locale"] == "en" ? 1 : 2 }
        let page = try CSSPage(CSSExport(sample.catalogue, CodeOptions()).text)
        for matching in CSSPage.LanguageMatching.allCases {
            #expect(page.properties([:], language: "zh-Hant-TW", matching) == ["--m": "2px"])
        }
    }

    @Test(
        "any name is an identifier, by CSSOM's rules",
        arguments: [
            ("--2xl", "--2xl"), ("--größe-🚀", "--größe-🚀"), (#"--say"hi""#, #"--say\"hi\""#),
            ("--a/b", #"--a\/b"#), (#"--back\slash"#, #"--back\\slash"#), ("--<b>&amp;", #"--\<b\>\&amp\;"#),
            ("--a b", #"--a\ b"#), ("--CON_", "--CON_"), ("--a\u{1}\u{7F}", #"--a\1 \7f "#), ("2x", #"\32 x"#),
            ("-2x", #"-\32 x"#), ("-", #"\-"#), ("\0", "\u{FFFD}"), ("--a→b", #"--a\→b"#),
        ])
    func escaping(name: String, identifier: String) {
        #expect(CSSIdentifier.escaped(name) == identifier)
    }

    @Test("a value's text is a string, by CSSOM's rules")
    func strings() {
        #expect(CSSIdentifier.string("a\"\\\u{1}é>") == #""a\"\\\1 é>""#)
    }

    @Test("no description ends its comment")
    func comments() throws {
        var sample = PlatformSample()
        let description = "a */ :root { --m: 1px } /* b\n*/*/ \u{1B}[1m\r\n--> \u{202E}"
        try sample.add("m", describe: description) { _ in 8 }
        try sample.addPreset("p", describe: description) { _, _ in placed(Size(width: 1, height: 1)) }
        let text = try CSSExport(sample.catalogue, CodeOptions()).text
        let page = try CSSPage(text)
        #expect(page.rules.count == 1)
        #expect(page.properties([:], language: nil, .prefix)["--m"] == "8px")
        #expect(text.contains(#"a *\/ :root { --m: 1px } /* b"#) && text.contains(#"\u{1B}[1m"#))
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test("a name that a layout's number becomes is a collision, too")
    func collision() throws {
        var sample = PlatformSample()
        try sample.add("tab-home-button-width") { _ in 1 }
        try sample.addPreset("tab.home")
        let error = #expect(throws: IdentifierError.self) { try CSSExport(sample.catalogue, CodeOptions()) }
        #expect(
            error?.collisions.map(\.origins) == [["tab-home-button-width", "tab.home.button.width"]])
        #expect(error?.collisions.map(\.identifier) == ["--tab-home-button-width"])
        let text = try CSSExport(sample.catalogue, CodeOptions(isDisambiguated: true)).text
        let page = try CSSPage(text).properties([:], language: nil, .prefix)
        let digest = sha1Text("tab.home".utf8).prefix(4)
        #expect(page["--tab-home-button-width"] == "1px")
        #expect(page["--tab-home_\(digest)-button-width"] == "200px")
        // All of the preset's have it.
        #expect(page.keys.filter { $0.hasPrefix("--tab-home-") } == ["--tab-home-button-width"])
    }

    @Test("an own trait that becomes another's attribute is a collision")
    func attributeCollision() throws {
        var sample = PlatformSample(
            [("Size", ["a", "b"]), ("size", ["a", "b"])], keeping: [["Size": "b"], ["size": "b"]])
        try sample.add("m") { $0["Size"] == "b" ? 2 : 1 }
        #expect(throws: IdentifierError.self) { try CSSExport(sample.catalogue, CodeOptions()) }
        #expect(throws: Never.self) { try CSSExport(sample.catalogue, CodeOptions(isDisambiguated: true)) }
    }
}
