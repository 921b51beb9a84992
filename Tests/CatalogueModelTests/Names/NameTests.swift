import CatalogueModel
import Testing

@Suite("Names")
struct NameTests {
    @Test(
        "are what the Design Tokens format allows",
        arguments: [
            "a", "space.s", "$root", "a.$root.b", "button.primary large", "a$", "-", "12", "*", "größe", "間隔.小", "🧩.x",
            "a/b", "#", "\u{301}",
        ])
    func accepted(text: String) throws {
        #expect(try Name(text).text == text)
        #expect(try Name(text).description == text)
    }

    @Test(
        "refuse the rest, with the reason",
        arguments: [
            ("", NameError.Problem.empty), (".", .emptySegment), (".a", .emptySegment), ("a.", .emptySegment),
            ("a..b", .emptySegment), ("$a", .leadingDollar), ("a.$b", .leadingDollar), ("$", .leadingDollar),
            ("$roots", .leadingDollar), ("a{b", .brace), ("a}b", .brace), ("{", .brace),
            ("a\u{0}b", .controlCharacter(0)), ("a\nb", .controlCharacter(10)), ("a\tb", .controlCharacter(9)),
            ("a\r\nb", .controlCharacter(13)), ("\u{7F}", .controlCharacter(0x7F)),
            ("\u{9B}31m", .controlCharacter(0x9B)), ("a\u{2028}b", .controlCharacter(0x2028)),
            ("a\u{2029}b", .controlCharacter(0x2029)),
        ])
    func refused(text: String, problem: NameError.Problem) {
        let error = #expect(throws: NameError.self) { try Name(text) }
        #expect(error?.text == text)
        #expect(error?.problem == problem)
    }

    @Test("a combining mark hides neither a dollar nor a brace")
    func combining() {
        for (text, problem) in [
            ("$\u{301}a", NameError.Problem.leadingDollar), ("a.$\u{301}", .leadingDollar), ("a{\u{301}b", .brace),
        ] {
            #expect(#expect(throws: NameError.self) { try Name(text) }?.problem == problem)
        }
    }

    @Test("nor a dot")
    func combiningDot() throws {
        let name = try Name("a.\u{301}b.c")
        #expect(name.segments == ["a", "\u{301}b", "c"])
        #expect(Array(name.enclosingGroups) == ["a.\u{301}b", "a"])
        #expect(try name.moved(from: Name("a"), to: Name("x"))?.text == "x.\u{301}b.c")
    }

    @Test("have 1,000 bytes at most, as they are kept")
    func length() throws {
        #expect(try Name(String(repeating: "a", count: 1000)).text.utf8.count == 1000)
        for text in [String(repeating: "a", count: 1001), String(repeating: "é", count: 501)] {
            let error = #expect(throws: NameError.self) { try Name(text) }
            #expect(error?.problem == .tooLong)
            #expect((error?.text.count ?? 0) < 50)
        }
        // Twice as long in NFC.
        #expect(throws: NameError.self) { try Name(String(repeating: "\u{1D15E}", count: 250)) }
        let decomposed = try Name(String(repeating: "e\u{301}", count: 400))
        #expect(try Name(decomposed.text) == decomposed)
    }

    /// Swift calls all spellings equal, so the bytes are compared.
    @Test(
        "are normalised to NFC",
        arguments: [
            ("e\u{301}", "\u{E9}"), ("A\u{30A}", "\u{C5}"), ("\u{212B}", "\u{C5}"), ("\u{2126}", "\u{3A9}"),
            ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("o\u{302}\u{323}", "\u{1ED9}"), ("\u{958}", "\u{915}\u{93C}"),
        ])
    func normalised(text: String, composed: String) throws {
        #expect(Array(try Name("x.\(text)").text.utf8) == Array("x.\(composed)".utf8))
        #expect(Array(try Name("x.\(composed)").text.utf8) == Array("x.\(composed)".utf8))
    }

    @Test("say which groups they are in, outermost first")
    func groups() throws {
        #expect(Array(try Name("a").enclosingGroups) == [])
        #expect(Array(try Name("a.b").enclosingGroups) == ["a"])
        #expect(Array(try Name("a.b c.d.e").enclosingGroups) == ["a.b c.d", "a.b c", "a"])
        #expect(try Name("a.b.c").segments == ["a", "b", "c"])
    }

    @Test("move from one group to another")
    func moved() throws {
        let (old, new) = (try Name("a.b"), try Name("x.y.z"))
        #expect(try Name("a.b.c.d").moved(from: old, to: new)?.text == "x.y.z.c.d")
        #expect(try Name("a.b.a.b").moved(from: old, to: new)?.text == "x.y.z.a.b")
        for other in ["a.b", "a.bc", "a.bc.d", "a", "x.a.b.c"] {
            #expect(try Name(other).moved(from: old, to: new) == nil)
        }
        #expect(throws: NameError.self) {
            try Name("a.b.c").moved(from: old, to: Name(String(repeating: "x", count: 999)))
        }
    }

    @Test("sort by their bytes")
    func sorted() throws {
        let texts = ["A", "a", "a-b", "a.b", "a/b", "aa", "b", "é", "\u{FF5E}", "🧩"]
        #expect(try texts.reversed().map { try Name($0) }.sorted().map(\.text) == texts)
    }

    /// Long names are looked at sixteen bytes at a time: nothing may stand where it is not seen.
    @Test("what a name cannot have is found at each place of names of every length", arguments: 1...50)
    func everyPlace(length: Int) throws {
        let plain = Array(repeating: Character("a"), count: length)
        #expect(try Name(String(plain)).text == String(plain))
        for place in 0..<length {
            for character in ["{", "}", "\u{1}", "\u{7F}", "\u{2028}"] as [Character] {
                var name = plain
                name[place] = character
                #expect(throws: NameError.self) { try Name(String(name)) }
            }
            var name = plain
            name[place] = "."
            let hasEmptyPart = place == 0 || place == length - 1
            #expect(((try? Name(String(name))) == nil) == hasEmptyPart)
            // Each part that begins with a dollar, and two dots beside each other.
            for next in ["$", "."] as [Character] where place + 1 < length {
                name[place + 1] = next
                #expect(throws: NameError.self) { try Name(String(name)) }
            }
        }
    }
}
