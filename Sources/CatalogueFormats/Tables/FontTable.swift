import CatalogueModel

/// Fonts for people and for programs.
public enum FontTable {
    public static func text(_ fonts: [FontSummary], maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [
            TableColumn("family", .name), TableColumn("weight"), TableColumn("file"), TableColumn("content"),
            TableColumn("file is"),
        ])
        for summary in fonts {
            let font = summary.font
            table.append([
                font.family, font.weight.description, font.file, String(font.face.id.hash.prefix(7)),
                summary.file.rawValue,
            ])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    public static func json(_ fonts: [FontSummary]) -> String {
        JSONWriter(.pretty).text(
            of: .array(
                fonts.map { summary in
                    let font = summary.font
                    return [
                        "id": .string(font.stableID.description), "family": .string(font.family),
                        "weight": .number(JSONNumber(font.weight.value)), "file": .string(font.file),
                        "hash": .string(font.face.id.hash), "face": .number(JSONNumber(font.face.id.faceIndex)),
                        "state": .string(summary.file.rawValue),
                    ]
                }))
    }
}
