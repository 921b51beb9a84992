import TestSupport
import Testing

@testable import CatalogueFormats

/// Numbers and texts as other platforms take them.
@Suite("Plain numbers, and XML")
struct PlainTextTests {
    @Test(
        "a number has no exponent",
        arguments: [
            (0, "0"), (-0.0, "0"), (8, "8"), (-1.5, "-1.5"), (1e-7, "0.0000001"), (-1.25e-5, "-0.0000125"),
            (1e16, "10000000000000000"), (-1.5e17, "-150000000000000000"),
            (1.2345678901234567e+16, "12345678901234568"),
        ])
    func decimals(number: Double, text: String) {
        #expect(number.decimalText == text)
    }

    @Test("a number reads back as itself")
    func roundTrip() {
        var generator = SeededGenerator()
        for _ in 0..<2000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(Double(number.decimalText) == number)
            #expect(!number.decimalText.contains("e"))
        }
    }

    @Test("what XML cannot hold is shown")
    func escaping() {
        #expect(xmlText("<a b=\"c\">&]]>") == "&lt;a b=&quot;c&quot;&gt;&amp;]]&gt;")
        #expect(xmlText("\t\n\r\u{0}\u{1F}\u{FFFE}\u{1FFFE}é") == "&#9;&#10;&#13;\\u{0}\\u{1F}\\u{FFFE}\u{1FFFE}é")
    }

    @Test("a comment has no two hyphens together, however many there were")
    func comments() {
        #expect(xmlComment(["a--b---", "", "-->"]) == [#"<!-- a-\-b-\-\-"#, "", #"     -\-> -->"#])
        #expect(xmlComment(["a-"]) == ["<!-- a- -->"])
        #expect(xmlComment([]) == [])
    }
}
