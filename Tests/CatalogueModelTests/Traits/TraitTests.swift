import CatalogueModel
import Testing

@Suite("Traits")
struct TraitTests {
    @Test(
        "names and values are words",
        arguments: ["a", "rtl", "content-size", "2", "größe", "大", "a.b", "a:b", "a\u{301}"])
    func words(text: String) {
        #expect(Trait.isWord(text))
        #expect(TraitCollection.values(from: "\(text)=\(text)") == [text: text])
    }

    @Test(
        "without what separates them or cannot be seen",
        arguments: [
            "", "a=b", "a,b", "a b", "\t", "a\u{A0}b", "a\nb", "\u{0}", "{a}", "}", "\"", "\\", "a\u{200B}",
            "\u{202E}a",
            "\u{FEFF}", "a\u{301}=",
        ])
    func noWords(text: String) {
        #expect(!Trait.isWord(text))
    }

    @Test("have 100 bytes at most, as they are kept")
    func length() {
        #expect(Trait.isWord(String(repeating: "a", count: 100)))
        #expect(!Trait.isWord(String(repeating: "a", count: 101)))
        #expect(!Trait.isWord(String(repeating: "\u{1D15E}", count: 25)))
    }

    @Test("two are built in")
    func builtIn() {
        #expect(Trait.builtIn.map(\.name) == ["direction", "scale"])
        #expect(Trait.builtIn.map(\.id.rawValue) == [1, 2])
        #expect(Trait.builtIn.allSatisfy { $0.isBuiltIn && $0.values.contains($0.defaultValue) })
        let own = Trait(id: FactID(1), stableID: .random(), name: "direction", values: ["a"], defaultValue: "a")
        #expect(!own.isBuiltIn)
    }

    @Test("conditions sort by their text and spell letters as names do")
    func conditions() {
        let condition = TraitCondition(trait: "gro\u{308}ße", value: "e\u{301}")
        #expect(Array(condition.description.utf8) == Array("größe=é".utf8))
        let sorted = [("a", "1"), ("a", "2"), ("a.b", "1"), ("b", "0")].map(TraitCondition.init(trait:value:))
        #expect(sorted.reversed().sorted().map(\.description) == ["a.b=1", "a=1", "a=2", "b=0"])
    }
}

@Suite("Trait collections")
struct TraitCollectionTests {
    private func collection(_ values: [String: String]) -> TraitCollection {
        TraitCollection(id: FactID(9), stableID: .builtIn(.collection, named: "test"), values: values)
    }

    @Test(
        "their text is sorted and reads back",
        arguments: [
            ([:], ""), (["direction": "rtl"], "direction=rtl"),
            (["scale": "2", "direction": "rtl", "size": "compact"], "direction=rtl,scale=2,size=compact"),
            (["a": "\u{301}x", "\u{301}": "y"], "a=\u{301}x,\u{301}=y"),
            (["b": "\u{D4E}", "\u{D4E}": "c"], "b=\u{D4E},\u{D4E}=c"),
        ])
    func text(values: [String: String], text: String) {
        #expect(collection(values).text == text)
        #expect(TraitCollection.text(of: values) == text)
        #expect(TraitCollection.values(from: text) == values)
    }

    @Test(
        "other texts are none",
        arguments: [
            ",", "a", "a=", "=b", "a=b,", ",a=b", "a=b,,c=d", "a=b=c", "a=b,a=c", "a=b, c=d", "a={b}", "a==b", " ",
        ])
    func noText(text: String) {
        #expect(TraitCollection.values(from: text) == nil)
    }

    @Test("what they do not name is the trait's default")
    func resolved() {
        let traits =
            Trait.builtIn + [
                Trait(
                    id: FactID(7), stableID: .random(), name: "size", values: ["regular", "compact"],
                    defaultValue: "regular")
            ]
        #expect(
            collection(["direction": "rtl", "gone": "x"]).resolved(traits)
                == ["direction": "rtl", "scale": "3", "size": "regular"])
        #expect(TraitCollection.defaultCollection.isDefault)
        #expect(TraitCollection.defaultCollection.text == "")
        #expect(!collection(["a": "b"]).isDefault)
    }
}
