import ButtonLayout
import CatalogueModel

extension CatalogueStore {
    /// Every layout of a collection with its preset's name and style, sorted by name and state.
    ///
    /// Rows are handed over as they are read: now, none but the current one is in memory; at an earlier revision SQLite
    /// sorts what it found.
    /// - Parameter isWanted: whether the layouts of a preset of this name are read.
    public func forEachNamedLayout(
        in collection: FactID, at moment: Moment, where isWanted: (String) -> Bool = { _ in true },
        _ body: (_ name: String, Style, ControlState, ComputedLayout) throws -> Void
    ) throws {
        // The index of current names gives the order: the joins stay as they are written.
        try database.withStatement(
            """
            SELECT e.name, p.style, l.state, \(LayoutColumns.selection)
            FROM entry e
            CROSS JOIN preset p ON p.fact = e.fact AND \(moment.holds("p"))
            CROSS JOIN \(moment.layouts) ON l.collection = ? AND l.preset = e.fact AND \(moment.holds("l"))
            CROSS JOIN layout_value v ON v.id = l.value
            WHERE \(moment.holds("e")) ORDER BY e.name, l.state
            """
        ) { statement in
            try statement.bind(collection.rawValue, at: 1)
            var styles: [String: Style] = [:]
            try statement.forEachRow { row in
                let name = row.text(0)
                guard isWanted(name) else { return }
                let word = row.text(1)
                guard let style = styles[word] ?? Style(name: word) else { throw UnreadableText(text: word) }
                styles[word] = style
                let state = ControlState(rawValue: Int(row.int64(2)))
                try body(name, style, state, LayoutDecoder.decode(row, from: 3))
            }
        }
    }
}
