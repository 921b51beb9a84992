import CatalogueModel

extension Blame {
    /// The blame for a terminal: a line for each property, then a table for each layout.
    public func text(maximumWidth: Int?, color: Bool) -> String {
        var table = Self.table(TableColumn("property"), TableColumn("value"))
        for line in properties { table.append([line.property, line.value] + Self.cells(line.authorship)) }
        var text = table.text(maximumWidth: maximumWidth, color: color)
        for layout in layouts {
            let place = "\(layout.state.name)\(traits.isEmpty ? "" : " [\(traits)]")"
            var table = Self.table(TableColumn(place), TableColumn("value", .number))
            for line in layout.numbers {
                table.append([line.number, line.value.readableText] + Self.cells(line.authorship))
            }
            text += "\n" + table.text(maximumWidth: maximumWidth, color: color)
        }
        return text
    }

    private static func table(_ columns: TableColumn...) -> TextTable {
        TextTable(
            columns: columns + [
                TableColumn("revision", .number), TableColumn("release"), TableColumn("author"),
                TableColumn("time (UTC)"), TableColumn("request"),
            ])
    }

    private static func cells(_ authorship: Authorship) -> [String] {
        let revision = authorship.revision
        let cells = ["r\(revision.number)", authorship.releaseText]
        guard let origin = authorship.origin else {
            return cells + [revision.author, revision.timeText, revision.request]
        }
        return cells + [origin.author, origin.timeText, "← \(origin.request)"]
    }

    /// The blame as JSON, version 1 of its shape: `properties` and, where asked for, `layouts` with their `numbers`, each
    /// with its value and the `revision` that changed it last; its `release` is null while it is unreleased.
    public var json: JSON {
        [
            "format": "presets-blame", "version": 1, "name": .string(name), "kind": .string(kind.rawValue),
            "properties": .array(
                properties.map {
                    [
                        "property": .string($0.property), "value": .string($0.value),
                        "revision": $0.authorship.json,
                    ]
                }), "traits": .string(traits),
            "layouts": .array(
                layouts.map { layout in
                    [
                        "state": .string(layout.state.name),
                        "numbers": .array(
                            layout.numbers.map {
                                [
                                    "number": .string($0.number), "value": JSON.points($0.value),
                                    "revision": $0.authorship.json,
                                ]
                            }),
                    ]
                }),
        ]
    }
}
