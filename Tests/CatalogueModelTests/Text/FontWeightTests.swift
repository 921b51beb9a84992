import CatalogueModel
import Testing

@Suite("Font weights")
struct FontWeightTests {
    @Test("are numbers from 1 to 1000")
    func numbers() {
        #expect([1, 400, 1000].map { FontWeight($0)?.value } == [1, 400, 1000])
        #expect([0, -1, 1001, .max, .min].compactMap { FontWeight($0) } == [])
        #expect(FontWeight(parsing: "450.4")?.value == 450)
        for text in ["0.9", "1000.1", "-400", "nan", "inf", "1e99"] {
            #expect(FontWeight(parsing: text) == nil, "\(text)")
        }
        #expect(FontWeight.regular < .semibold)
    }

    @Test("every name is read however it is spelled", arguments: FontWeight.names.sorted())
    func names(name: String) throws {
        let weight = try #require(FontWeight(parsing: name))
        let words = name.split(separator: "-").map(String.init)
        for separator in ["", " ", "_", "-"] {
            #expect(FontWeight(parsing: words.joined(separator: separator).uppercased()) == weight)
            #expect(FontWeight.name(like: words.map(\.capitalized).joined(separator: separator)) == name)
        }
    }

    @Test(
        "what describes one is read back", arguments: [1, 100, 200, 300, 350, 400, 500, 600, 700, 800, 900, 950, 1000])
    func descriptions(value: Int) throws {
        let weight = try #require(FontWeight(value))
        #expect(FontWeight(parsing: weight.description) == weight)
    }

    @Test("no other word is one", arguments: ["", "fat", "semi", "-", "bold italic", "b\u{301}old"])
    func noNames(text: String) {
        #expect(FontWeight(parsing: text) == nil)
        #expect(FontWeight.name(like: text) == nil)
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
