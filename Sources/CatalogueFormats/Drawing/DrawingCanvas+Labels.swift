extension DrawingCanvas {
    /// Writes a text in the middle of a frame; `text` gives what fits the columns inside.
    mutating func write(_ text: (Int) -> String, inside area: DrawingScene.Cells) {
        let room = area.columns.count - 2
        guard room > 0, area.rows.count > 2 else { return }
        var text = text(room)
        if displayWidth(text) + 2 <= room { text = " " + text + " " }
        let start = area.columns.lowerBound + 1 + (room - displayWidth(text)) / 2
        write(text, row: middle(area.rows), column: start)
    }

    /// Points from the rim of the canvas to what is out of sight.
    mutating func point(_ direction: LineEnds, to name: String, at area: DrawingScene.Cells) {
        let (row, column) = (area.rows.lowerBound, area.columns.lowerBound)
        switch direction {
        case .left: write((ascii ? "< " : "← ") + name, row: row, column: column)
        case .right: write(name + (ascii ? " >" : " →"), row: row, column: column - name.count - 1)
        default:
            let text = (direction == .up ? (ascii ? "^ " : "↑ ") : (ascii ? "v " : "↓ ")) + name
            write(text, row: row, column: max(0, min(column - text.count / 2, columns - text.count)))
        }
    }

    /// Marks the gap with its number between arrows: `←10→`, or the number alone where there is no room for arrows.
    mutating func mark(_ gap: DrawingScene.Gap, between scene: DrawingScene) {
        guard let image = scene.image.map(scene.cells), let title = scene.title.map(scene.cells) else { return }
        if gap.isHorizontal {
            let row = middle(common(image.rows, title.rows))
            let columns = scene.columns[gap.range]
            write(horizontalMark(gap.label, room: columns.count - 2), row: row, column: columns.lowerBound + 1)
        } else {
            let column = middle(common(image.columns, title.columns))
            let rows = scene.rows[gap.range]
            markVertically(gap.label, column: column, rows: rows)
        }
    }

    private func horizontalMark(_ label: String, room: Int) -> String {
        guard label.count + 2 <= room else { return label.count <= room ? centered(label, room) : "" }
        let label = label.count + 6 <= room ? " \(label) " : label
        let line = room - 2 - label.count
        let dash = ascii ? "-" : "─"
        return (ascii ? "<" : "←") + String(repeating: dash, count: line / 2) + label
            + String(repeating: dash, count: line - line / 2) + (ascii ? ">" : "→")
    }

    private func centered(_ label: String, _ room: Int) -> String {
        String(repeating: " ", count: (room - label.count) / 2) + label
    }

    private mutating func markVertically(_ label: String, column: Int, rows: ClosedRange<Int>) {
        guard rows.count > 2 else { return }
        let inside = (rows.lowerBound + 1)...(rows.upperBound - 1)
        guard inside.count > 2 else {
            return write((ascii ? "^v " : "↕ ") + label, row: inside.lowerBound, column: column)
        }
        write(label, row: middle(inside), column: max(0, min(column - label.count / 2, columns - label.count)))
        for row in inside where row != middle(inside) {
            switch row {
            case inside.lowerBound: write(ascii ? "^" : "↑", row: row, column: column)
            case inside.upperBound: write(ascii ? "v" : "↓", row: row, column: column)
            default: write(ascii ? "|" : "│", row: row, column: column)
            }
        }
    }

    private func middle(_ range: ClosedRange<Int>) -> Int { (range.lowerBound + range.upperBound) / 2 }

    /// What two ranges share; where they share nothing, what lies between them.
    private func common(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> ClosedRange<Int> {
        let (start, end) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
        return min(start, end)...max(start, end)
    }
}
