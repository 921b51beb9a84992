import CatalogueFormats
import CatalogueModel
import Testing

/// Arguments within a text that have forms of their own.
@Suite struct SubstitutionTests {
    private func read(_ text: String, _ substitutions: (String, String)...) throws -> StringTable {
        let members = substitutions.map { #""\#($0.0)": {\#($0.1)}"# }.joined(separator: ", ")
        let source = catalog(#""k": {"localizations": {"en": {\#(text), "substitutions": {\#(members)}}}}"#)
        return try StringCatalogReader.read(Array(source.utf8))
    }

    private func plural(_ number: String, _ one: String, _ other: String) -> String {
        #"\#(number), "formatSpecifier": "lld", "# + variations("plural", ("one", unit(one)), ("other", unit(other)))
    }

    @Test func everyCombinationIsAForm() throws {
        let table = try read(
            unit("%1$#@birds@ in %#@trees@"), ("birds", plural(#""argNum": 1"#, "a bird", "%arg birds")),
            ("trees", plural(#""argNum": 2"#, "a tree", "%arg trees")))
        #expect(
            table.forms("k") == [
                "en birds.plural.one+trees.plural.one: a bird in a tree",
                "en birds.plural.one+trees.plural.other: a bird in %2$lld trees",
                "en birds.plural.other+trees.plural.one: %1$lld birds in a tree",
                "en birds.plural.other+trees.plural.other: %1$lld birds in %2$lld trees",
            ])
    }

    @Test func anArgumentHasOneFormWhereverItStands() throws {
        let table = try read(unit("%#@n@, %#@n@"), ("n", plural(#""x": 0"#, "one", "%arg")))
        #expect(table.forms("k") == ["en n.plural.one: one, one", "en n.plural.other: %lld, %lld"])
    }

    @Test func variationsOfTheTextComeFirst() throws {
        let text = variations("device", ("mac", unit("Click %#@n@")), ("other", unit("Tap")))
        let table = try read(text, ("n", variations("plural", ("other", unit("%arg%%", "needs_review")))))
        #expect(table.forms("k") == ["en device.mac+n.plural.other: Click %lld%%", "en device.other: Tap"])
        #expect(table.strings[0].translations[0].state == .needsReview)
    }

    @Test func substitutionsStandInEachOther() throws {
        let table = try read(
            unit("%#@a@!"), ("a", variations("plural", ("other", unit("%arg of %#@b@")))), ("b", unit("%arg")))
        #expect(table.forms("k") == ["en a.plural.other: %lld of %lld!"])
    }

    @Test func whatIsNoPlaceOfOneStays() throws {
        let text = "%%#@n@ %#@other@ %2#@n@ %#n@ %arg %#@n"
        let table = try read(unit(text), ("n", unit("x")))
        #expect(table.forms("k") == ["en: \(text)"])
    }

    @Test func theirNumberHasALimit() throws {
        let plurals = variations("plural", ("one", unit("1")), ("few", unit("2")), ("other", unit("3")))
        let names = ["a", "b", "c", "d", "e"]
        let text = { (count: Int) in unit(names.prefix(count).map { "%#@\($0)@" }.joined()) }
        let members = names.map { ($0, plurals) }
        let table = try read(text(4), members[0], members[1], members[2], members[3], members[4])
        #expect(table.forms("k").count == 81)
        let error = #expect(throws: DocumentError.self) {
            try read(text(5), members[0], members[1], members[2], members[3], members[4])
        }
        #expect(
            error?.problems.map(\.message) == [
                "the substitutions of this text make more than 81 forms, or stand for each other"
            ])
    }

    @Test(arguments: ["%#@a@", "x%#@b@", "%#@b@%#@b@%#@a@"])
    func whatStandsForItselfIsRefused(form: String) {
        #expect(throws: DocumentError.self) {
            try read(unit("%#@a@"), ("a", unit(form)), ("b", unit("%#@a@%#@a@")))
        }
    }
}
