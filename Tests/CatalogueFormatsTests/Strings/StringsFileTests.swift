import CatalogueFormats
import CatalogueModel
import Testing

/// What `.strings` files say.
@Suite struct StringsFileTests {
    private func read(_ text: String) throws -> StringTable {
        try StringsFileReader.read(Array(text.utf8), locale: "de")
    }

    /// Each text as `key: text`.
    private func texts(_ text: String) throws -> [String] {
        try read(text).strings.map { "\($0.key): \($0.translations[0].forms[0].text)" }
    }

    @Test func textsAreRead() throws {
        let text = """
            /* Localizable.strings
               of a small program */

            /* The button below the list */
            "add" = "Hinzufügen";
            "two words"="a\nb" ; 'single' = 'it"s';bare.key-1 = $bare/_:;
            "OK";
            """
        let table = try read(text)
        #expect(table.sourceLocale == "de")
        #expect(
            try texts(text) == [
                "OK: OK", "add: Hinzufügen", "bare.key-1: $bare/_:", "single: it\"s", "two words: a\nb",
            ])
        #expect(table.strings[1].comment == "The button below the list")
        #expect(table.strings[1].translations[0].locale == "de")
        #expect(table.strings[1].translations[0].state == .translated)
        #expect(try texts("") == [])
        #expect(try texts("// nothing") == [])
    }

    @Test(arguments: [
        (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"), (#"\"\'\\"#, "\"'\\"), (#"\U0041\u00e9"#, "Aé"),
        (#"\UD83D\UDE00\ud83d\uDE00!"#, "😀😀!"), (#"\101\60x\0601"#, "A0x01"), (#"\%\ä\"# + "\n", "%ä\n"),
        ("/* no comment */ // ;", "/* no comment */ // ;"),
    ])
    func escapesAreRead(written: String, text: String) throws {
        #expect(try texts("k = \"\(written)\";") == ["k: \(text)"])
    }

    @Test func aCommentBelongsToTheKeyBelowIt() throws {
        let table = try read(
            """
            // first
            a; // of a
            b; // of b
            /* c 1 */ /* c 2 */
            c = /* within */ "c" /* within */;

            /* far away */

            d;
            /* one */
            // two\r\n\t \
            e;
            /* No comment provided by engineer. */
            f;
            /**/
            g;/*h*/h;
            """)
        let comments = table.strings.map { "\($0.key): \($0.comment ?? "-")" }
        #expect(comments == ["a: first", "b: -", "c: c 2", "d: -", "e: two", "f: -", "g: -", "h: -"])
    }

    @Test func everyEncodingSaysTheSame() throws {
        let text = "\"k\" = \"Größe 😀\";"
        let sources = [
            [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16("\u{FEFF}" + text, isBigEndian: true),
            utf16("\u{FEFF}" + text, isBigEndian: false), utf16(text, isBigEndian: true),
            utf16(text, isBigEndian: false),
        ]
        for source in sources {
            #expect(try StringsFileReader.read(source, locale: "de") == (try read(text)))
        }
        #expect(StringsFileText(utf16(text, isBigEndian: true)).utf8 == Array(text.utf8))
    }

    @Test(arguments: [
        ("de.lproj/Localizable.strings", "de"), ("App/Base.lproj/Main.strings", "en"),
        ("zh_CN.lproj/a.strings", "zh-CN"),
        ("English.lproj/a.strings", "en"), ("/x/German.lproj/a", "de"), ("de.lproj/a.bundle/fr.lproj/b.strings", "fr"),
        ("pt-br.LPROJ/a.strings", "pt-BR"), ("Localizable.strings", nil), ("some words.lproj/a.strings", nil),
        (".lproj/a.strings", nil), ("", nil),
    ])
    func theFolderSaysTheLanguage(path: String, locale: String?) {
        #expect(StringsFileReader.locale(ofPath: path, sourceLocale: "en") == locale)
    }
}
