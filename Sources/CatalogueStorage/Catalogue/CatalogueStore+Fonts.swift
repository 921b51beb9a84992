import CatalogueModel

extension CatalogueStore {
    /// The fonts, in the order they were added.
    public func fonts(at moment: Moment) throws -> [RegisteredFont] {
        try database.query(
            """
            SELECT o.fact, f.uuid, o.family, o.weight, o.file, o.hash, o.face_index, o.units_per_em, o.line_height,
                o.depends_on_size, o.axis_weight
            FROM font o JOIN fact f ON f.id = o.fact WHERE \(moment.holds("o")) ORDER BY o.fact
            """
        ) { row in
            guard let stableID = StableID(row.text(1)), let weight = FontWeight(Int(row.int64(3))) else {
                throw UnreadableText(text: row.text(1))
            }
            return RegisteredFont(
                id: FactID(row.int64(0)), stableID: stableID, family: row.text(2), weight: weight, file: row.text(4),
                face: FontFace(
                    id: FontID(
                        hash: row.text(5), faceIndex: Int(row.int64(6)),
                        weight: row.optionalInt64(10).flatMap { FontWeight(Int($0)) }), unitsPerEm: Int(row.int64(7)),
                    lineHeight: Int(row.int64(8)), dependsOnSize: row.int64(9) != 0))
        }
    }

    /// Closes the row of a font, within a write.
    public func closeFont(_ id: FactID, at revision: Int64) throws { try closeRow(of: id, in: "font", at: revision) }

    /// Opens a row for a font, within a write.
    public func openFont(_ font: RegisteredFont, at revision: Int64) throws {
        try database.run(
            """
            INSERT INTO font (fact, family, weight, file, hash, face_index, units_per_em, line_height,
                depends_on_size, axis_weight, since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, font.id.rawValue, font.family, font.weight.value, font.file, font.face.id.hash,
            font.face.id.faceIndex, font.face.unitsPerEm, font.face.lineHeight, font.face.dependsOnSize ? 1 : 0,
            font.face.id.weight?.value, revision)
    }
}
