import CatalogueModel
import Testing

@Suite("Patterns")
struct PatternTests {
    @Test(
        "match the whole name",
        arguments: [
            ("a.b", "a.b", true), ("a.b", "a.bc", false), ("a.b", "xa.b", false), ("", "a", false), ("A", "a", false),
            ("*", "a", true), ("*", "abc", true), ("*", "a.b", false), ("a*", "a", true), ("a*", "abc", true),
            ("a*", "a.b", false), ("a.*", "a.b", true), ("a.*", "a", false), ("a.*", "a.b.c", false),
            ("*.s", "space.s", true), ("*.s", "a.space.s", false), ("a.*.c", "a.b.c", true),
            ("a.*.c", "a.b.b.c", false), ("*b*", "abc", true), ("*b*", "ac", false), ("a*b*c", "aXbYc", true),
            ("**", "a", true), ("**", "a.b.c", true), ("a.**", "a.b.c", true), ("a.**", "a", false),
            ("a**", "a.b.c", true), ("**.c", "a.b.c", true), ("**.c", "c", false), ("a.**.d", "a.b.c.d", true),
            ("a**d", "a.d", true), ("***", "a.b", true), ("****", "a.b", true), ("a.*.**", "a.b", false),
            ("a.*.**", "a.b.c.d", true), ("?", "a", false), ("[a]", "a", false), (".", "a", false),
        ])
    func matches(pattern: String, name: String, expected: Bool) {
        #expect(Pattern(pattern).matches(name) == expected)
    }

    @Test("spell letters as names do")
    func normalised() throws {
        let name = try Name("e\u{301}.s").text
        #expect(Pattern("e\u{301}.*").matches(name))
        #expect(Pattern("\u{E9}.s").matches(name))
        #expect(Pattern("e\u{301}.s").literal.map { Array($0.utf8) } == Array(name.utf8))
    }

    @Test("without a wildcard they are a name")
    func literal() {
        #expect(Pattern("a.b").literal == "a.b")
        #expect(Pattern("a.*").literal == nil)
        #expect(Pattern("a.**").literal == nil)
        #expect(Pattern("a.b").description == "a.b")
        #expect(Pattern("a.***").description == "a.***")
        #expect(Pattern.all.matches("any.name"))
    }

    /// Matching that goes back and tries again takes longer than the universe is old.
    @Test("no pattern takes long", arguments: ["*a", "**a", "a*", "*.", "**.*"])
    func hostile(part: String) {
        let pattern = Pattern(String(repeating: part, count: 60) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 400)))
        #expect(!pattern.matches(String(repeating: "a.", count: 200)))
    }
}
