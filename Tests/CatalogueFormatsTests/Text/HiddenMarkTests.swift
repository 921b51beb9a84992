import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

/// A mark behind a delimiter, or a letter that is prepended to it (U+0D4E), makes one character of both: Swift would not
/// find the delimiter, and whoever reads what is written does.
@Suite("Delimiters that a mark hides")
struct HiddenMarkTests {
    private static let before = "\u{D4E}"
    private static let behind = "\u{301}"

    private func hidden(_ text: String) -> [String] {
        [text + Self.behind, Self.before + text, Self.before + text + Self.behind]
    }

    private func has(_ text: String, _ part: String) -> Bool {
        text.unicodeScalars.contains(part.unicodeScalars)
    }

    @Test("no description ends the comment of a style sheet, or of what Android's tools make of it")
    func comments() throws {
        for end in hidden("*/") {
            var plain = PlatformSample()
            try plain.add("m", describe: "a") { _ in 8 }
            var sample = PlatformSample()
            try sample.add("m", describe: "a \(end) :root { --m: 1px } /* b @SystemApi \(Self.before)@Hide") { _ in 8 }
            #expect(try count("*/", in: sample) == count("*/", in: plain), "\(end.debugDescription)")
            let android = try AndroidExport(sample.catalogue, CodeOptions(), isInFolders: false).text
            #expect(!has(android, "*/") && !has(android, "@H") && !has(android, "@S"))
        }
    }

    private func count(_ text: String, in sample: PlatformSample) throws -> Int {
        try CSSExport(sample.catalogue, CodeOptions()).text.unicodeScalars.ranges(of: text.unicodeScalars).count
    }

    @Test("nothing ends the element that a gallery's data stand in")
    func gallery() throws {
        func tags(_ text: String) -> Int {
            let page = GalleryPage(Gallery(collections: [text], presets: [], releases: []), title: "t").html
            return page.unicodeScalars.count { $0 == "<" }
        }
        for text in hidden("</script><script>") { #expect(tags(text) == tags("plain")) }
    }

    @Test("no name is a link in a log of checks")
    func links() throws {
        for (name, shown) in [
            ("\(Self.before)[a](b)", #"\[a\](b)"#), ("[\(Self.behind)a](b)", "\\[\(Self.behind)a\\](b)"),
            ("[a]\(Self.behind)(b)", "\\[a\\]\(Self.behind)(b)"),
        ] {
            let check = CheckSamples.check([CheckSamples.lint(name, .unusedMetric(users: []))])
            guard case .array(let runs)? = check.sarif(file: "x")["runs"],
                case .array(let results)? = runs[0]["results"],
                case .string(let message)? = results[0]["message"]?["text"]
            else { throw Missing() }
            #expect(has(message, shown), "\(message)")
        }
    }

    private struct Missing: Error {}

    @Test("a pointer's segments part at every slash")
    func pointers() {
        #expect(TokenReference(pointer: "#/a/\u{301}b")?.path == "a.\u{301}b")
        #expect(TokenReference(pointer: "#/\u{301}b")?.path == "\u{301}b")
        #expect(TokenReference(pointer: "#/a/$\u{301}value") == nil)
        #expect(TokenReference(pointer: "#/%+5") == nil)
    }
}
