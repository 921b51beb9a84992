import CatalogueFormats
import Testing

struct CSVWriterTests {
    @Test func fieldsAreQuotedWhereNeeded() {
        let line = CSVWriter.line([
            .text("plain é"), .text("a,b"), .text("a;b"), .text("say \"x\""), .text("a\r\nb"), .text(" x"), .text("x "),
            .text(""), .empty, .text("it's"), .text("\u{FEFF}x"),
        ])
        #expect(
            line == "plain é,\"a,b\",\"a;b\",\"say \"\"x\"\"\",\"a\r\nb\",\" x\",\"x \",\"\",,it's,\"\u{FEFF}x\"\r\n"
        )
        #expect(CSVWriter.text([[.empty], [.empty, .empty]]) == "\"\"\r\n,\r\n")
    }

    @Test func numbersStayNumbers() {
        #expect(CSVWriter.line([.number(-8), .number(0.1), .number(-0.0), .number(1e300)]) == "-8,0.1,0,1e+300\r\n")
        #expect(CSVWriter.line([.number(.nan), .number(-.infinity)]) == "nan,\"'-inf\"\r\n")
    }

    @Test(arguments: [
        ("=1+2", "'=1+2"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(1)", "'@SUM(1)"), ("\tx", "'\tx"), ("\rx", "'\rx"),
        ("\nx", "'\nx"),
        ("\u{0}x", "'\u{0}x"), ("\u{FF1D}1", "'\u{FF1D}1"), ("\u{FF0B}1", "'\u{FF0B}1"), ("\u{FF0D}1", "'\u{FF0D}1"),
        ("\u{FF20}1", "'\u{FF20}1"),
        (" \u{A0}=1", "' \u{A0}=1"), ("\u{FEFF}=1", "'\u{FEFF}=1"), ("'=1", "''=1"), ("a;=1", "a;'=1"),
        ("a, -1", "a,' -1"), ("a\n=1", "a\n'=1"),
        ("a;\"=1", "a;'\"\"=1"), ("\"=1", "'\"\"=1"), ("\t=1", "'\t'=1"),
    ])
    func formulasAreGuarded(text: String, guarded: String) throws {
        #expect(CSVWriter.line([.text(text)]) == "\"\(guarded)\"\r\n")
    }

    @Test(arguments: ["a=b", "a - b", "x'=1", "image-title/top", "1.5", "'a'", "{space.s} + 1"])
    func otherTextsAreLeftAlone(text: String) {
        #expect([text + "\r\n", "\"\(text)\"\r\n"].contains(CSVWriter.line([.text(text)])))
    }
}
