import CatalogueModel
import Testing

@Suite("Names of revisions")
struct RevisionNameTests {
    @Test(
        "are now, r and digits or digits, or a release's",
        arguments: [
            ("now", RevisionName.now), ("r0", .number(0)), ("r41", .number(41)), ("41", .number(41)),
            ("007", .number(7)), ("2.4.0", .release("2.4.0")), ("r", .release("r")), ("r-1", .release("r-1")),
            ("-1", .release("-1")), ("+1", .release("+1")), ("r+1", .release("r+1")), ("Now", .release("Now")),
            ("rr1", .release("rr1")), ("", .release("")), ("99999999999999999999", .release("99999999999999999999")),
        ])
    func read(text: String, name: RevisionName) {
        #expect(RevisionName(text) == name)
    }

    @Test("are printed so that they read back")
    func printed() {
        for name in [RevisionName.now, .number(0), .number(41), .release("2.4.0")] {
            #expect(RevisionName(name.description) == name)
        }
        #expect(RevisionName.number(41).description == "r41")
    }

    @Test(
        "a release has a name that names nothing else",
        arguments: [
            "2.4.0", "v1", "spring-sale", "r1a", "1.", "nower", "Now", "größe", String(repeating: "a", count: 100),
        ])
    func release(name: String) {
        #expect(Release.isName(name))
        #expect(RevisionName(name) == .release(name))
    }

    @Test(
        "other texts name no release",
        arguments: [
            "", "now", "r", "r1", "r007", "1", "99999999999999999999", "r99999999999999999999", "-a", "--all", "a b",
            "a\n", "a@b", "a/b", "a\\b", "\u{200B}", "a\u{202E}b", "\u{1B}[31m", String(repeating: "a", count: 101),
        ])
    func noRelease(name: String) {
        #expect(!Release.isName(name))
    }
}
