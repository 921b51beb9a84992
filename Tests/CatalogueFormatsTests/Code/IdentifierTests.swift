import CatalogueModel
import Testing

@testable import CatalogueFormats

/// Names as identifiers.
@Suite("Identifiers")
struct IdentifierTests {
    @Test(
        "a name becomes a property as Swift's guidelines want it",
        arguments: [
            ("icon-left", "iconLeft"), ("icon_left", "iconLeft"), ("iconLeft", "iconLeft"), ("Icon left", "iconLeft"),
            ("URLField", "urlField"), ("CON", "con"), ("H1", "h1"), ("2xl", "_2xl"), ("1_5x", "_1_5x"),
            ("15x", "_15x"), ("default", "`default`"), ("self", "self_"), ("init", "init_"), ("Type", "type"),
            ("größe", "größe"), ("按钮", "按钮"), ("🚀", "u1F680"), ("say\"hi\"", "sayHi"), ("/etc/x", "etcX"),
            ("a/b", "aB"), ("…", "u2026"), ("a.b", "aB"), ("é", "é"), ("١", "_١"),
        ])
    func members(name: String, identifier: String) {
        #expect(SwiftIdentifier.member(name) == identifier)
    }

    @Test(
        "a group becomes a type that hides none of those the code speaks of",
        arguments: [
            ("tab", "Tab"), ("icon-left", "IconLeft"), ("type", "Type_"), ("string", "String_"), ("2xl", "_2xl"),
        ]
    )
    func types(name: String, identifier: String) {
        #expect(SwiftIdentifier.type(name) == identifier)
    }

    @Test("a text as a literal cannot end it, nor compute in it")
    func literals() {
        #expect(SwiftIdentifier.literal("a\"\\(b)\n\u{202E}") == #""a\"\\(b)\n\u{202E}""#)
    }

    private func claims(_ names: String...) -> [IdentifierMap.Claim] {
        names.map { IdentifierMap.Claim(name: $0, fact: nil) }
    }

    @Test("what becomes the same is refused, and every origin named")
    func collisions() {
        let error = #expect(throws: IdentifierError.self) {
            try IdentifierMap(
                claims("icon-left", "b", "icon_left", "B", "iconLeft"), among: [], isDisambiguated: false,
                identifier: SwiftIdentifier.member)
        }
        #expect(
            error?.collisions.map(\.identifier) == ["b", "iconLeft"]
                && error?.collisions.map(\.origins) == [["B", "b"], ["icon-left", "iconLeft", "icon_left"]])
        #expect(error?.description.contains("'icon-left', 'iconLeft', 'icon_left' all become 'iconLeft'") == true)
        #expect(error?.description.contains("--disambiguate") == true)
    }

    @Test("a suffix goes to the younger one, and depends on its name alone")
    func suffixes() throws {
        func map(_ names: [IdentifierMap.Claim], among known: [IdentifierMap.Claim]) throws -> IdentifierMap {
            try IdentifierMap(names, among: known, isDisambiguated: true, identifier: SwiftIdentifier.member)
        }
        let two = claims("icon_left", "icon-left")
        let first = try map(two, among: two)
        #expect(first["icon_left"] == "iconLeft")
        #expect(first["icon-left"] == "iconLeft_\(digest("icon-left"))")
        let three = claims("icon_left", "icon-left", "iconLeft")
        let later = try map(three, among: three)
        #expect(two.allSatisfy { later[$0.name] == first[$0.name] })
        // The oldest is gone: nobody moves up.
        let rest = claims("icon-left", "iconLeft")
        let last = try map(rest, among: three)
        #expect(rest.allSatisfy { last[$0.name] == later[$0.name] })
    }

    private func digest(_ name: String) -> String {
        sha1(name.utf8).prefix(2).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test("one that is renamed within the identifier keeps it")
    func renamed() throws {
        let fact = StableID.random()
        let old = IdentifierMap.Claim(name: "icon-left", fact: fact)
        let new = IdentifierMap.Claim(name: "icon_left", fact: fact)
        let map = try IdentifierMap(
            [new], among: [old, new], isDisambiguated: true, identifier: SwiftIdentifier.member)
        #expect(map["icon_left"] == "iconLeft")
    }

    @Test("in each group by itself; groups can be the same as well")
    func scopes() throws {
        func names(_ names: String..., disambiguating: Bool = false) throws -> ScopedNames {
            let known = try names.map { KnownName(name: try Name($0), id: .random()) }
            return try ScopedNames(known, among: known, isDisambiguated: disambiguating) { segment, isGroup in
                isGroup ? SwiftIdentifier.type(segment) : SwiftIdentifier.member(segment)
            }
        }
        let nested = try names("a.x", "b.x", "b.c.x-y", "x")
        #expect(nested.scope(of: try Name("b.c.x-y")) == ["B", "C"])
        #expect(nested[try Name("b.c.x-y")] == "xY")
        let error = #expect(throws: IdentifierError.self) { try names("icon-left.a", "icon_left.b", "p.q-r", "p.qR") }
        #expect(
            error?.description.contains("the group 'icon-left', the group 'icon_left' all become 'IconLeft'") == true)
        #expect(error?.description.contains("'p.q-r', 'p.qR' all become 'qR'") == true)
        let apart = try names("icon-left.a", "icon_left.b", disambiguating: true)
        #expect(apart.scope(of: try Name("icon-left.a")) == ["IconLeft"])
        #expect(apart.scope(of: try Name("icon_left.b")) == ["IconLeft_\(digest("icon_left."))"])
    }
}
