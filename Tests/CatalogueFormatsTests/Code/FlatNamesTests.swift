import CatalogueModel
import Testing

@testable import CatalogueFormats

@Suite("Names without namespaces")
struct FlatNamesTests {
    /// The names of some facts as `a_b`; presets, which are those with tails, have the number `-n`.
    private func names(
        _ sample: PlatformSample, presets: Set<String> = [], isDisambiguated: Bool = true
    ) throws -> [String: String] {
        let present = sample.metrics.map { ($0.name, $0.id) } + sample.presets.map { ($0.name, $0.id) }
        let facts = present.map { name, id in
            FlatNames.Fact(
                name: name, id: id,
                tails: presets.contains(name.text)
                    ? [.init(text: "_x", path: ".x"), .init(text: "_y", path: ".y")] : [.init(text: "", path: "")])
        }
        let names = try FlatNames(facts, among: sample.names, isDisambiguated: isDisambiguated) {
            $0.text.replacing(/[.-]/, with: "_")
        }
        return Dictionary(
            uniqueKeysWithValues: facts.map { ($0.name.text, names.identifier($0.name, $0.tails[0].text)) })
    }

    private func sample(_ names: String...) throws -> PlatformSample {
        var sample = PlatformSample()
        for name in names { try sample.add(name) { _ in 1 } }
        return sample
    }

    private func suffix(_ name: String) -> String { "_" + sha1Text(name.utf8).prefix(4) }

    @Test("the younger gets a suffix, whatever the order of the names")
    func younger() throws {
        #expect(try names(sample("a.b", "a-b")) == ["a.b": "a_b", "a-b": "a_b" + suffix("a-b")])
        #expect(try names(sample("a-b", "a.b")) == ["a-b": "a_b", "a.b": "a_b" + suffix("a.b")])
    }

    @Test("who is gone keeps what was theirs, and a new one under the old name has it again")
    func gone() throws {
        var former = PlatformSample()
        try former.addFormer("a.b")
        try former.add("a-b") { _ in 1 }
        #expect(try names(former) == ["a-b": "a_b" + suffix("a-b")])
        try former.add("a.b") { _ in 1 }
        #expect(try names(former) == ["a-b": "a_b" + suffix("a-b"), "a.b": "a_b"])
        // A preset that is gone had numbers that nobody knows.
        var preset = PlatformSample()
        try preset.addFormer("a.b")
        try preset.add("a-b") { _ in 1 }
        #expect(try names(preset, presets: ["a-b"]) == ["a-b": "a_b" + suffix("a-b") + "_x"])
    }

    @Test("a fact keeps its identifier through a rename that changes nothing there")
    func renamed() throws {
        var renamed = PlatformSample()
        try renamed.addFormer("a.b", of: "a_b")
        try renamed.add("a-b") { _ in 1 }
        try renamed.add("a_b") { _ in 1 }
        #expect(try names(renamed) == ["a-b": "a_b" + suffix("a-b"), "a_b": "a_b"])
    }

    @Test("a preset's numbers count, also under a name that it had")
    func numbers() throws {
        #expect(try names(sample("p", "p-y"), presets: ["p"]) == ["p": "p_x", "p-y": "p_y" + suffix("p-y")])
        #expect(try names(sample("p-y", "p"), presets: ["p"]) == ["p": "p\(suffix("p"))_x", "p-y": "p_y"])
        // A metric may have the name that a preset's numbers only begin with.
        #expect(
            try names(sample("a.b", "a-b"), presets: ["a-b"], isDisambiguated: false)
                == ["a.b": "a_b", "a-b": "a_b_x"])
        #expect(try names(sample("a.b", "a-b"), presets: ["a-b"]) == ["a.b": "a_b", "a-b": "a_b_x"])
        var renamed = PlatformSample()
        try renamed.addFormer("p", of: "q")
        try renamed.add("p-y") { _ in 1 }
        try renamed.add("q") { _ in 1 }
        #expect(try names(renamed, presets: ["q"]) == ["p-y": "p_y" + suffix("p-y"), "q": "q_x"])
    }

    @Test("a later name changes no identifier")
    func stability() throws {
        let before = try names(sample("a.b", "a-b", "p", "p-x"), presets: ["p"])
        let after = try names(sample("a.b", "a-b", "p", "p-x", "a_b", "p_x", "a.c"), presets: ["p"])
        for (name, identifier) in before { #expect(after[name] == identifier) }
        #expect(Set(after.values).count == after.count)
    }

    @Test("a suffix grows until it is nobody's")
    func taken() throws {
        let digest = sha1Text("a-b".utf8)
        let names = try names(sample("a.b", "a-b", "a_b_" + digest.prefix(4)))
        #expect(names["a-b"] == "a_b_" + digest.prefix(5))
    }

    @Test("presets that share all their numbers are told once")
    func once() throws {
        let error = #expect(throws: IdentifierError.self) {
            try names(sample("a.b", "a-b", "c"), presets: ["a.b", "a-b"], isDisambiguated: false)
        }
        #expect(error?.collisions.count == 1)
        #expect(error?.description.hasPrefix("'a-b.x', 'a.b.x' all become 'a_b_x'\n") == true)
    }
}
