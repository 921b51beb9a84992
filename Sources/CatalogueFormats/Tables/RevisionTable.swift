import CatalogueModel

/// The list of revisions, newest first, with the releases that name them.
public enum RevisionTable {
    /// A table for a terminal.
    public static func text(
        _ revisions: [(Revision, [Release])], maximumWidth: Int?, color: Bool
    ) -> String {
        var table = TextTable(columns: [
            TableColumn("revision", .number), TableColumn("time (UTC)"), TableColumn("author"),
            TableColumn("request"), TableColumn("releases"),
        ])
        for (revision, releases) in revisions {
            table.append([
                "r\(revision.number)", Timestamp.text(revision.time), revision.author, revision.request,
                releases.map(\.name).joined(separator: ", "),
            ])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// An array for programs.
    public static func json(_ revisions: [(Revision, [Release])]) -> String {
        let list = revisions.map { revision, releases -> JSON in
            [
                "number": .number(JSONNumber(Int(revision.number))), "uuid": .string(revision.uuid.description),
                "time": .string(Timestamp.text(revision.time)), "author": .string(revision.author),
                "request": .string(revision.request), "releases": .array(releases.map { .string($0.name) }),
            ]
        }
        return JSONWriter(.pretty).text(of: .array(list))
    }
}
