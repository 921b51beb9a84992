import CatalogueModel

extension CatalogueDocument {
    /// The canonical text of a catalogue: one fact a line, sorted, so that a text diff reads well. The same facts give
    /// the same bytes.
    public func text() -> String {
        var lines = JSONLines()
        appendHead(to: &lines)
        lines.endList()
        appendReleases(to: &lines)
        appendTail(to: &lines)
        return lines.take()
    }

    /// What stands before the end of the presets, of which more may follow.
    func appendHead(to lines: inout JSONLines) {
        lines.append("format", .string(DocumentNames.format))
        lines.append("version", .number(JSONNumber(DocumentNames.version)))
        if let catalogue { lines.append("catalogue", .string(catalogue.description)) }
        for (name, facts) in listsBeforePresets { lines.append(list: name, facts) }
        lines.beginList(Self.presetsName)
        for preset in presets { lines.append(element: preset.json) }
    }

    /// What stands between the presets and the computed layouts.
    func appendReleases(to lines: inout JSONLines) {
        lines.append(list: "releases", releases.map { $0.json(withHistory: history != nil) })
    }

    /// What stands behind the layouts.
    func appendTail(to lines: inout JSONLines) {
        if let history { lines.append(list: "history", history.map(\.json)) }
        lines.end()
    }

    private static let presetsName = "presets"

    private var listsBeforePresets: [(name: String, facts: [JSON])] {
        [
            ("traits", traits.map(\.json)), ("collections", collections.map(\.json)), ("fonts", fonts.map(\.json)),
            ("rules", rules.map(\.json)), ("metrics", metrics.map { $0.json { $0.members } }),
            ("tokens", tokens.map { $0.json { $0.members } }),
        ]
    }

    var factLists: [(name: String, facts: [JSON])] {
        listsBeforePresets + [(Self.presetsName, presets.map(\.json))]
    }
}
