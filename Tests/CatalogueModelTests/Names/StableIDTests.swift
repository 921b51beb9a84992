import CatalogueModel
import Testing

private let sample = "2ed6657d-e927-568b-95e1-2665a8aea6a2"

@Suite("Stable ids")
struct StableIDTests {
    @Test("are written in lower case and read in either")
    func text() throws {
        let id = try #require(StableID(sample))
        #expect(id.description == sample)
        #expect(id.bytes.prefix(4) == [0x2E, 0xD6, 0x65, 0x7D])
        #expect(id.bytes.count == 16)
        #expect(StableID(sample.uppercased()) == id)
        #expect(StableID("00000000-0000-0000-0000-00000000000a")?.description == "00000000-0000-0000-0000-00000000000a")
    }

    @Test(
        "nothing else is read",
        arguments: [
            "", "x", "2ed6657de927568b95e12665a8aea6a2", "2ed6657d-e927-568b-95e1-2665a8aea6a", sample + "0",
            " " + sample,
            sample + "\n", "{" + sample + "}", "2ed6657-de927-568b-95e1-2665a8aea6a2",
            "2ed6657d-e927-568b-95e12665-a8aea6a2",
            "----2ed6657de927568b95e12665a8aea6a2", "gggggggg-e927-568b-95e1-2665a8aea6a2",
            "+e+6+5+d-e927-568b-95e1-2665a8aea6a2", "２ed6657d-e927-568b-95e1-2665a8aea6a2",
        ])
    func refused(text: String) {
        #expect(StableID(text) == nil)
    }

    @Test("random ones are of version 4, and differ")
    func random() {
        let ids = (0..<100).map { _ in StableID.random() }
        #expect(Set(ids).count == 100)
        #expect(ids.allSatisfy { $0.bytes[6] >> 4 == 4 && $0.bytes[8] >> 6 == 2 })
        #expect(ids.allSatisfy { StableID($0.description) == $0 })
    }

    @Test("the same addition on two branches is the same fact; anything else is another")
    func fact() throws {
        let catalogue = try #require(StableID(sample))
        let other = try #require(StableID("2ed6657d-e927-568b-95e1-2665a8aea6a3"))
        let id = StableID.fact(.metric, named: "space.s", birth: 1, in: catalogue)
        #expect(id == StableID.fact(.metric, named: "space.s", birth: 1, in: catalogue))
        #expect(id.bytes[6] >> 4 == 5 && id.bytes[8] >> 6 == 2)
        let others = [
            StableID.fact(.preset, named: "space.s", birth: 1, in: catalogue),
            .fact(.metric, named: "space.m", birth: 1, in: catalogue),
            .fact(.metric, named: "space.s", birth: 2, in: catalogue),
            .fact(.metric, named: "space.s", birth: 1, in: other), .builtIn(.metric, named: "space.s"),
        ]
        #expect(Set(others + [id]).count == 6)
    }

    /// They are in every file that was ever written.
    @Test("built-in ones never change")
    func builtIn() {
        #expect(StableID.builtIn(.trait, named: "direction").description == "e5e61aae-6193-544e-993f-8f257c2ea6eb")
        #expect(StableID.builtIn(.collection, named: "").description == "9a46572d-015c-52a6-988c-f298641f74ab")
    }
}
