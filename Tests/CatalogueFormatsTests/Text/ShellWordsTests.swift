import CatalogueFormats
import Testing

@Suite("Words as in a shell")
struct ShellWordsTests {
    @Test(
        "quotes and backslashes part words as in sh",
        arguments: [
            ("", []), ("  a\tb  ", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a'b'\"c\"", ["abc"]),
            ("'' \"\"", ["", ""]), (#"a\ b"#, ["a b"]), (#"'a\b'"#, [#"a\b"#]), (#""a\b\"\\\$\`""#, [#"a\b"\$`"#]),
            ("a # b", ["a"]), ("a#b '#'", ["a#b", "#"]), ("'it'\\''s'", ["it's"]), ("a\u{A0}b", ["a", "b"]),
            // A mark behind it makes one character of it and a quote, a blank or a backslash.
            ("'\u{301} x'", ["\u{301} x"]), ("\"\u{301}\" y", ["\u{301}", "y"]), ("a \u{301}b", ["a", "\u{301}b"]),
            ("\\\u{301} x", ["\u{301}", "x"]), ("'a\u{D4E}' b", ["a\u{D4E}", "b"]), ("#\u{301}", []),
        ])
    func split(line: String, words: [String]) throws {
        let found = try ShellWords.split(line)
        #expect(found.map { Array($0.unicodeScalars) } == words.map { Array($0.unicodeScalars) })
    }

    @Test("a quote stays open, a backslash needs something behind it")
    func refused() {
        #expect(throws: ShellWordsError.openQuote("'")) { try ShellWords.split("a 'b") }
        #expect(throws: ShellWordsError.openQuote("\"")) { try ShellWords.split("\"\u{301}'") }
        #expect(throws: ShellWordsError.endsInBackslash) { try ShellWords.split("a\\") }
    }

    @Test(
        "what was typed is typed again", arguments: ["", "a", "it's", "'\u{301}", "a b", "#", "-\u{301}", "\r\n", "~"])
    func join(word: String) throws {
        let again = try ShellWords.split(ShellWords.join([word, word]))
        #expect(again.map { Array($0.utf8) } == [Array(word.utf8), Array(word.utf8)])
    }

    @Test("what is too long is cut between scalars, however few characters they make")
    func limit() {
        let marks = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(ShellWords.join([marks], limit: 4000).unicodeScalars.count == 4001)
        #expect(ShellWords.join(["abc"], limit: 3) == "abc")
    }

    @Test("lines end with LF, CR or both, and with nothing else")
    func lines() {
        #expect(ShellWords.lines(of: "a\nb\r\nc\rd\u{2028}e\u{B}f\n") == ["a", "b", "c", "d\u{2028}e\u{B}f", ""])
    }
}
