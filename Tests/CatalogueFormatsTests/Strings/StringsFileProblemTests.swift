import CatalogueFormats
import CatalogueModel
import Testing

/// What is wrong in a `.strings` file is said at its line and column.
@Suite struct StringsFileProblemTests {
    private func read(_ source: [UInt8]) throws(DocumentError) -> StringTable {
        try StringsFileReader.read(source, locale: "de")
    }

    @Test(arguments: [
        (
            "a = \"b\";\n\"a\" = c;\n\n'a';",
            ["2:1 the key \"a\" stands in line 1 already", "4:1 the key \"a\" stands in line 1 already"]
        ),
        ("a = \"x\ny\"; /*\n*/ b;\r\nb;", ["4:1 the key \"b\" stands in line 3 already"]),
        ("a = \"b\"\n\"c\" = \"d\"", ["1:8 a semicolon is missing here", "2:10 a semicolon is missing here"]),
        (
            "a = \"say \"hi\"\";",
            ["1:11 unexpected 'h' where a semicolon was expected; a quote within a text is written \\\""]
        ),
        (
            "a = \"b\" \"c\";",
            ["1:9 unexpected '\"' where a semicolon was expected; a quote within a text is written \\\""]
        ),
        ("a \"b\";", ["1:3 unexpected '\"' where the = after a key was expected"]),
        ("= b;", ["1:1 unexpected '=' where a key was expected"]),
        ("a = ;", ["1:5 unexpected ';' where a text was expected"]),
        ("ä = b;", ["1:1 unexpected U+00E4 where a key was expected"]),
        ("a", ["1:2 the text ends where the = after a key was expected"]),
        ("a =", ["1:4 the text ends where a text was expected"]),
        ("a = \"b", ["1:5 the text that begins here has no end"]),
        ("a = \"b\\", ["1:5 the text that begins here has no end"]),
        ("/* a", ["1:1 the comment that begins here has no end"]),
        ("a /", ["1:3 unexpected '/' where the = after a key was expected"]),
        ("a = {b = c;};", ["1:5 only texts are read, not lists or data"]),
        ("a = \"\\U12\";", ["1:6 \\U has to be followed by four hexadecimal digits"]),
        ("a = \"\\U-001\";", ["1:6 \\U has to be followed by four hexadecimal digits"]),
        ("a = \"x\\UD83D\";", ["1:7 this escape is one half of a surrogate pair, without the other half"]),
        ("a = \"\\UDE00\\UD83D\";", ["1:6 this escape is one half of a surrogate pair, without the other half"]),
        ("a = \"\\377\";", ["1:6 an octal escape can be no more than \\177"]),
        ("bplist00", ["1:1 this is a compiled property list; what it was compiled from can be read"]),
        ("<?xml version=\"1.0\"?>", ["1:1 this is a property list in XML, which is not read"]),
    ])
    func problemsAreTold(text: String, told: [String]) {
        #expect(problems(text, read) == told)
    }

    @Test func whatIsNoTextIsRefusedWhereItStands() {
        let message = "the text is neither UTF-8 nor UTF-16 here"
        let latin = Array("a = \"".utf8) + [0xFC, 0x22, 0x3B]
        #expect(throws: DocumentError(problems: [.init(offset: 5, message: message)])) { try read(latin) }
        // A lone surrogate after ä, which takes two bytes in UTF-8.
        let utf16: [UInt8] = [0xFE, 0xFF, 0x00, 0xE4, 0xD8, 0x00, 0x00, 0x61]
        #expect(throws: DocumentError(problems: [.init(offset: 5, message: message)])) { try read(utf16) }
        #expect(StringsFileText(utf16).utf8 == Array("\u{FEFF}ä\u{FFFD}a".utf8))
        // Half a character at the end.
        #expect(throws: DocumentError.self) { try read([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x3B, 0x00]) }
        #expect(throws: Never.self) { try read([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x3B]) }
    }

    @Test func aProblemIsShownInItsLineWhateverTheEncoding() {
        let source: [UInt8] = [0xFF, 0xFE] + utf16("\"ä\" = 1;\nü", isBigEndian: false)
        let error = #expect(throws: DocumentError.self) { try read(source) }
        #expect(
            error?.description(file: "a.strings", source: StringsFileText(source).utf8) == """
                a.strings:2:1: unexpected U+00FC where a key was expected
                  2 | ü
                    | ^
                """)
    }
}
