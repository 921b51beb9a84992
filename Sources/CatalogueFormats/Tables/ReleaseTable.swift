import CatalogueModel

/// Releases for people and for programs.
public enum ReleaseTable {
    public static func text(_ releases: [Release], maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [
            TableColumn("release", .name), TableColumn("revision", .number), TableColumn("note"),
        ])
        for release in releases { table.append([release.name, "r\(release.revision)", release.note ?? ""]) }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    public static func json(_ releases: [Release]) -> String {
        JSONWriter(.pretty).text(
            of: .array(
                releases.map {
                    [
                        "name": .string($0.name), "revision": .number(JSONNumber(Int($0.revision))),
                        "note": $0.note.map(JSON.string) ?? .null,
                    ]
                }))
    }
}
