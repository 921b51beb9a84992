/// A table for a terminal: columns aligned by what they take on it, numbers to the right, no trailing spaces.
///
/// Control characters in cells are shown as escapes, see ``escapedForTerminal(_:)``.
public struct TextTable: Sendable {
    /// The columns.
    public let columns: [TableColumn]

    private var rows: [[String]] = []

    /// Makes a table without rows.
    public init(columns: [TableColumn]) {
        self.columns = columns
    }

    /// Adds a row, which has to have a cell for each column.
    public mutating func append(_ cells: [String]) {
        precondition(cells.count == columns.count, "a row has a cell for each column")
        rows.append(cells.map(escapedForTerminal))
    }

    /// The table's lines, each with its newline.
    /// - Parameters:
    ///   - maximumWidth: The columns of the terminal; where the table is wider, its widest text columns are cut with
    ///     `…`. Numbers are never cut, and no column to less than 8, so that very narrow terminals get a wider table.
    ///   - color: Whether the titles are set in bold.
    public func text(maximumWidth: Int? = nil, color: Bool = false) -> String {
        let titles = columns.map { escapedForTerminal($0.title) }
        let widths = self.widths(titles: titles, maximum: maximumWidth)
        let header = line(titles, widths: widths)
        let body = rows.map { line($0, widths: widths) + "\n" }
        return (color ? "\u{1B}[1m\(header)\u{1B}[0m" : header) + "\n" + body.joined()
    }

    private static let gap = 2
    private static let leastWidth = 8

    private func widths(titles: [String], maximum: Int?) -> [Int] {
        var widths = columns.indices.map { column in
            rows.reduce(displayWidth(titles[column])) { max($0, displayWidth($1[column])) }
        }
        guard let maximum else { return widths }
        let canBeCut = columns.indices.filter { columns[$0].kind != .number }
        // No column has to be wider than the whole table; this bounds the steps below.
        for column in canBeCut { widths[column] = min(widths[column], max(maximum, Self.leastWidth)) }
        var excess = widths.reduce(Self.gap * (columns.count - 1), +) - maximum
        while excess > 0, let widest = canBeCut.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.leastWidth {
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    private func line(_ cells: [String], widths: [Int]) -> String {
        var result = ""
        var pendingSpaces = 0
        for (column, cell) in cells.enumerated() {
            let shown = cut(cell, to: widths[column])
            let padding = widths[column] - displayWidth(shown)
            let isNumber = columns[column].kind == .number
            // Spaces are written only when something follows them.
            if !shown.isEmpty {
                result += String(repeating: " ", count: pendingSpaces + (isNumber ? padding : 0)) + shown
                pendingSpaces = isNumber ? 0 : padding
            } else {
                pendingSpaces += padding
            }
            pendingSpaces += Self.gap
        }
        while result.unicodeScalars.last == " " { result.unicodeScalars.removeLast() }
        return result
    }

    private func cut(_ cell: String, to width: Int) -> String {
        guard displayWidth(cell) > width else { return cell }
        var result = ""
        var room = width - 1
        for character in cell {
            room -= displayWidth(String(character))
            if room < 0 { break }
            result.append(character)
        }
        return result + "…"
    }
}
