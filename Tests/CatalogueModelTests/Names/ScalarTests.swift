import CatalogueModel
import Testing

/// What a combining mark behind a character, or a prepended one before it, hides from Swift's characters.
@Suite("Texts by scalars")
struct ScalarTests {
    @Test(
        "what is replaced is found also within a character",
        arguments: [
            ("", "x", ""), ("a", "", "a"), ("abab", "ab", "-- --"), ("aab", "ab", "a-- "), ("a</b", "</", "a-- b"),
            ("\u{D4E}<", "<", "\u{D4E}-- "), ("*/\u{301}", "*/", "-- \u{301}"), ("\r\n", "\n", "\r-- "),
            ("é", "\u{C3}", "é"), ("e\u{301}", "é", "e\u{301}"), ("***/", "*/", "**-- "),
        ])
    func replacing(text: String, old: String, new: String) {
        let result = text.replacingScalars(old, with: "-- ")
        let wanted = new == "-- --" ? "-- -- " : new
        #expect(Array(result.unicodeScalars) == Array(wanted.unicodeScalars))
    }

    @Test("no more often than wanted")
    func limit() {
        #expect("aaa".replacingScalars("a", with: "bb", maxReplacements: 2) == "bbbba")
        #expect("aaa".replacingScalars("a", with: "bb", maxReplacements: 0) == "aaa")
    }

    @Test(
        "expressions side by side",
        arguments: [
            ("24x24", ["24", "24"]), (" 24 x {a} ", ["24", "{a}"]), ("fitxfit", ["fit", "fit"]),
            ("max(1, 2)xmax(3, 4)", ["max(1, 2)", "max(3, 4)"]), ("{x}x{x}", ["{x}", "{x}"]),
            ("1x\u{301}2", ["1", "\u{301}2"]), ("1\u{D4E}x2", ["1\u{D4E}", "2"]), ("1x2x3", ["1", "2x3"]),
            ("24", nil), ("x24", nil), ("24x", nil), ("(1x2)", nil), ("", nil), ("max(1)", nil),
        ])
    func sizes(text: String, parts: [String]?) {
        let size = ExpressionList.size(text)
        #expect(size.map { [$0.width, $0.height] } == parts)
    }

    @Test("insets part at every comma that no mark hides")
    func insets() {
        #expect(ExpressionList.separatedByCommas("0,{a,b},min(1, 2), 3") == ["0", "{a,b}", "min(1, 2)", "3"])
        #expect(ExpressionList.separatedByCommas("1,\u{301}2").count == 2)
        #expect(ExpressionList.separatedByCommas("") == [""])
    }

    @Test("the last @ parts a file from a revision, whatever stands behind it")
    func revisions() throws {
        let parts = try #require(RevisionName.split("a@b.db@1.0"))
        #expect(parts == ("a@b.db", .release("1.0")))
        #expect(RevisionName.split("a.db@\u{33A}1").map { $0.file } == "a.db")
        #expect(RevisionName.split("a.db") == nil)
        #expect(!Release.isName("-\u{301}x"))
    }
}
