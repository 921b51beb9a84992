import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Shaped lines in the file")
struct ShapedLineStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    let fonts = [FontID(hash: "aa", faceIndex: 0), FontID(hash: "bb", faceIndex: 12)]

    init() throws { catalogue = try TemporaryCatalogue() }

    private func line(_ units: Int) -> ShapedLine {
        ShapedLine(
            advances: [.init(font: 1, units: units), .init(font: 0, units: -3)], missing: ["😀"], lineHeight: 1200)
    }

    @Test("come back whole; a line without glyphs too")
    func roundTrip() throws {
        let lines = ["Save": line(100), "": ShapedLine(lineHeight: -7), "x": line(0)]
        try store.write { for (text, line) in lines { try store.keep(line, of: text, in: fonts, size: nil) } }
        for (text, line) in lines { #expect(try store.shapedLine(of: text, in: fonts, size: nil) == line, "\(text)") }
        #expect(try store.shapedLine(of: "Sav", in: fonts, size: nil) == nil)
        #expect(try store.newestRevision() == 0)
    }

    @Test("belong to their fonts in their order, and to a size where it matters")
    func keys() throws {
        let fonts = [self.fonts, self.fonts.reversed(), [self.fonts[0]], [FontID(hash: "aa", faceIndex: 1)]]
        let sizes: [Double?] = [nil, 17, 17.1, 1e-9]
        try store.write {
            for (place, fonts) in fonts.enumerated() {
                for (index, size) in sizes.enumerated() {
                    let line = ShapedLine(
                        advances: [.init(font: 0, units: 10 * place + index)], lineHeight: 1)
                    try store.keep(line, of: "a", in: fonts, size: size)
                }
            }
        }
        for (place, fonts) in fonts.enumerated() {
            for (index, size) in sizes.enumerated() {
                let units = try store.shapedLine(of: "a", in: fonts, size: size)?.advances.map(\.units)
                #expect(units == [10 * place + index])
            }
        }
        #expect(try catalogue.count("SELECT count(*) FROM font_stack") == 4)
    }

    /// Strings that are equal to Swift, and are not to a font.
    @Test("texts are told apart by their scalars, whatever these are")
    func scalars() throws {
        let texts = [
            "\u{E9}", "e\u{301}", "\u{301}", "a\0b", "a", "a\0", "\0", "👩‍👩‍👧", "👩👩👧", "\u{212B}", "\u{C5}", "A\u{30A}",
            " a",
            "a ", "A", "\u{FEFF}a", "\u{10FFFF}", "'", "%", "\u{200D}",
        ]
        try store.write {
            for (index, text) in texts.enumerated() { try store.keep(line(index), of: text, in: fonts, size: nil) }
        }
        for (index, text) in texts.enumerated() {
            #expect(try store.shapedLine(of: text, in: fonts, size: nil) == line(index), "\(text.debugDescription)")
        }
        #expect(try catalogue.count("SELECT count(*) FROM shaped_line") == Int64(texts.count))
    }

    @Test("missing characters come back one by one", arguments: [["e\u{301}", "\0", "👩‍👩‍👧"], ["\r\n"], ["한", "🇩🇪", "🇫🇷"]])
    func missing(characters: [Character]) throws {
        let line = ShapedLine(missing: characters, lineHeight: 1)
        try store.write { try store.keep(line, of: "a", in: fonts, size: nil) }
        #expect(try store.shapedLine(of: "a", in: fonts, size: nil) == line)
    }

    @Test("the first to be kept stays")
    func twice() throws {
        try store.write { try store.keep(line(1), of: "a", in: fonts, size: nil) }
        try store.write { try store.keep(line(2), of: "a", in: fonts, size: nil) }
        #expect(try store.shapedLine(of: "a", in: fonts, size: nil) == line(1))
    }

    @Test(
        "what no version of this program writes is no line", arguments: ["x", "0", "0:", "2:1", "-1:1", "0:1:2", "0:x"])
    func unreadable(advances: String) throws {
        try store.write { try store.keep(line(1), of: "a", in: fonts, size: nil) }
        try catalogue.database.run("UPDATE shaped_line SET advances = ?", advances)
        #expect(throws: (any Error).self) { try store.shapedLine(of: "a", in: fonts, size: nil) }
    }
}
