import CatalogueFormats
import Testing

struct JSONParserTests {
    @Test func placesAreKept() throws {
        let text = "\u{FEFF}{\r\n  \"a\": [1, \"é\"],\r\n  \"b\" : {}\r\n}\r\n"
        let bytes = Array(text.utf8)
        let node = try JSONParser().parse(bytes)
        #expect(node.offset == 3)
        #expect(node.member("a").map { SourcePosition(offset: $0.nameOffset, in: bytes) } == .init(line: 2, column: 3))
        #expect(node["a"].map { SourcePosition(offset: $0.offset, in: bytes) } == .init(line: 2, column: 8))
        #expect(node.member("b").map { SourcePosition(offset: $0.nameOffset, in: bytes) } == .init(line: 3, column: 3))
        #expect(node.json == ["a": [1, "é"], "b": [:]])
        #expect(node["c"] == nil)
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00\u2028""#, "\"\\/\u{8}\u{C}\n\r\tAé😀\u{2028}"),
        (#""plain é😀""#, "plain é😀"), (#""""#, ""), (#""\u0000""#, "\0"), (#""\uD834\uDD1Ex""#, "𝄞x"),
    ])
    func stringsAreUnescaped(text: String, string: String) throws {
        #expect(try JSONParser().parse(Array(text.utf8)).json == .string(string))
    }

    @Test(arguments: [
        "null", " true\n", "[]", "[ ]", "{}", "{ }", "0", "-0.5E-7", "[1 , 2]", "{\"a\" : 1 , \"b\" : 2}",
    ])
    func whatIsRightIsRead(text: String) throws {
        _ = try JSONParser().parse(Array(text.utf8))
    }

    @Test(arguments: [
        ("", "empty", 0), (" \n", "empty", 2), ("\u{FEFF}", "empty", 3), ("// x\n1", "comments", 0),
        ("[1, /* x */ 2]", "comments", 4), ("{\"a\": 1 # x\n}", "comments", 8),
        ("[1,]", "comma before the closing ]", 2),
        ("{\"a\":1,}", "comma before the closing }", 6), ("[,1]", "unexpected \",\"", 1), ("[1 2]", "a comma or ]", 3),
        ("{\"a\" 1}", "colon", 5), ("{a: 1}", "name in double quotes", 1), ("{'a': 1}", "double quotes only", 1),
        ("['a']", "double quotes only", 1), ("1 2", "after the end", 2), ("[1]]", "after the end", 3),
        ("[", "the text ends", 1), ("{\"a\":", "the text ends", 5), ("{\"a\"", "the text ends", 4),
        ("[1", "the text ends", 2), ("\"abc", "no end", 0), ("[\"abc\n\"]", "no end on its line", 1),
        ("\"a\tb\"", #"has to be written as \u0009"#, 2), ("\"a\u{0}b\"", #"\u0000"#, 2), ("01", "needless 0", 0),
        ("-01", "needless 0", 1), ("1.", "after the decimal point", 2), ("1e+", "in the exponent", 3),
        ("-", "digit is missing", 1), ("-x", "digit is missing", 1), (".5", "unexpected \".\"", 0),
        ("+1", "unexpected \"+\"", 0), ("NaN", "no NaN", 0), ("[-Infinity]", "no infinities", 1),
        ("Infinity", "no infinities", 0), ("True", "unexpected \"T\"", 0), ("nul", "unexpected \"n\"", 0),
        (#""\x""#, "no such escape", 1), (#""\u12g4""#, "four hexadecimal digits", 1), (#""\u12"#, "hexadecimal", 1),
        (#""a\ud800b""#, "surrogate", 2), (#""\udc00""#, "surrogate", 1), (#""\ud800\ud800""#, "surrogate", 1),
        (#""\ud800\u0041""#, "surrogate", 1), (#""\udc00\udc00""#, "surrogate", 1), (#""\"#, "within an escape", 1),
        ("\u{A0}1", "U+00A0", 0),
        ("[1\u{2028}]", "U+2028", 2), ("\u{0}", "U+0000", 0), ("[1}", "a comma or ]", 2),
    ])
    func whatIsWrongHasItsOwnMessage(text: String, message: String, offset: Int) {
        expectError(Array(text.utf8), message, at: offset)
    }

    @Test(
        arguments: [
            ([0x22, 0x61, 0xFF, 0x22], "not UTF-8", 2), ([0x22, 0xC3, 0x22], "not UTF-8", 1),
            ([0xC0, 0x80], "not UTF-8", 0),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], "not UTF-8", 1),
            ([0x22, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x22], "not UTF-8", 3),
            ([0x22, 0x5C, 0x6E, 0x80, 0x22], "not UTF-8", 3), ([0xFF, 0xFE, 0x31, 0x00], "UTF-16", 0),
            ([0x22, 0xEF, 0xBF, 0xBD, 0xE2, 0x82, 0x22], "not UTF-8", 4),
        ] as [([UInt8], String, Int)])
    func illFormedBytesAreRefused(bytes: [UInt8], message: String, offset: Int) {
        expectError(bytes, message, at: offset)
    }

    @Test func aNameTwiceIsRefusedWithBothPlaces() {
        expectError(Array("{\n  \"a\": 1,\n  \"b\": 2, \"a\": 3\n}".utf8), "\"a\" twice, at 2:3 and at 3:11", at: 22)
        // The same name by an escape, and in a spelling that Swift's strings call equal.
        expectError(Array(#"{"a":1,"\u0061":2}"#.utf8), "at 1:2 and at 1:8", at: 7)
        expectError(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8), "twice", at: 8)
        let many = (0..<1_000).map { "\"n\($0)\":0" }.joined(separator: ",")
        expectError(Array("{\(many),\"n7\":0}".utf8), "\"n7\" twice", at: many.utf8.count + 2)
        #expect(throws: Never.self) { try JSONParser().parse(Array("{\(many)}".utf8)) }
        #expect(throws: Never.self) { try JSONParser().parse(Array(#"[{"a":{"a":1}},{"a":1}]"#.utf8)) }
    }

    private func expectError(
        _ bytes: [UInt8],
        _ message: String,
        at offset: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: JSONParseError.self, sourceLocation: sourceLocation) {
            try JSONParser().parse(bytes)
        }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")", sourceLocation: sourceLocation)
        #expect(error?.offset == offset, sourceLocation: sourceLocation)
    }
}
