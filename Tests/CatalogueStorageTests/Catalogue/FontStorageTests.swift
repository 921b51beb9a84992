import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Fonts in the file")
struct FontStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }

    init() throws { catalogue = try TemporaryCatalogue() }

    private func font(_ id: Int64, _ family: String, _ weight: Int, hash: String = "a") throws -> RegisteredFont {
        let face = FontFace(
            id: FontID(hash: hash, faceIndex: Int(id), weight: id == 5 ? .semibold : nil), unitsPerEm: 2048,
            lineHeight: 2400, dependsOnSize: id == 5)
        return RegisteredFont(
            id: FactID(id), stableID: TemporaryCatalogue.stableID(id), family: family,
            weight: try #require(FontWeight(weight)), file: "../fönts/\(family) {1}.ttf", face: face)
    }

    private func add(_ fonts: RegisteredFont..., at revision: Int64) throws {
        for font in fonts {
            if try store.kind(of: font.id) == nil { try store.addFact(font.id, font.stableID, .font) }
            try store.openFont(font, at: revision)
        }
    }

    @Test("come back whole at every revision, in the order they were added")
    func roundTrip() throws {
        let (noto, roboto) = (try font(5, "Noto Größe", 1), try font(4, "Roboto", 1000))
        let newer = try font(4, "Roboto", 1000, hash: "b")
        try catalogue.revise { try add(noto, roboto, at: $0) }
        try catalogue.revise {
            try store.closeFont(roboto.id, at: $0)
            try add(newer, at: $0)
        }
        try catalogue.revise { try store.closeFont(noto.id, at: $0) }
        #expect(try store.fonts(at: .revision(0)) == [])
        #expect(try store.fonts(at: .revision(1)) == [roboto, noto])
        #expect(try store.fonts(at: .revision(2)) == [newer, noto])
        #expect(try store.fonts(at: .now) == [newer])
        #expect(try store.kind(of: noto.id) == .font)
        #expect(try store.changedFacts(.font, from: 0, to: 1) == [noto.id, roboto.id])
        #expect(try store.changedFacts(.font, from: 1, to: 2) == [roboto.id])
        #expect(try store.changedFacts(.font, from: 2, to: 3) == [noto.id])
        #expect(try store.changedFacts(.font, from: 3, to: 3) == [])
    }

    @Test("a family has a weight once at a time, which may pass to another font")
    func once() throws {
        try catalogue.revise { try add(try font(4, "A", 400), at: $0) }
        let error = #expect(throws: StorageError.self) {
            try catalogue.revise { try add(try font(5, "A", 400), at: $0) }
        }
        #expect(error?.kind == .constraint)
        try catalogue.revise {
            try store.closeFont(FactID(4), at: $0)
            try add(try font(5, "A", 400), try font(4, "A", 500), at: $0)
        }
        #expect(try store.fonts(at: .now).map(\.weight.value) == [500, 400])
    }

    @Test("what no version of this program writes is no font")
    func unreadable() throws {
        for weight in [0, 1001] {
            #expect(throws: StorageError.self) {
                try catalogue.revise {
                    try store.addFact(FactID(4), TemporaryCatalogue.stableID(4), .font)
                    try catalogue.database.run(
                        """
                        INSERT INTO font (fact, family, weight, file, hash, face_index, units_per_em, line_height,
                            depends_on_size, since) VALUES (4, 'A', ?, 'a', 'b', 0, 1, 1, 0, ?)
                        """, weight, $0)
                }
            }
        }
    }
}
