/// In which directions a line leaves the middle of a cell; also the sides of a frame.
struct LineEnds: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = LineEnds(rawValue: 1)
    static let down = LineEnds(rawValue: 2)
    static let left = LineEnds(rawValue: 4)
    static let right = LineEnds(rawValue: 8)
}

/// A grid of character cells. Lines that meet are joined, text stands before lines, lines before shade.
struct DrawingCanvas {
    private struct Cell {
        var ends: LineEnds = []
        var isRound = false
        var isDashed = false
        var isShaded = false
        /// A frame without width and height.
        var isPoint = false
        /// A text that begins here; empty where the text of a cell to the left goes on.
        var text: String?
    }

    let columns: Int
    let rows: Int
    let ascii: Bool
    private var cells: [Cell]

    init(columns: Int, rows: Int, ascii: Bool) {
        self.columns = columns
        self.rows = rows
        self.ascii = ascii
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    var lines: [String] {
        (0..<rows).map { row in
            var line = (0..<columns).map { glyph(of: cells[row * columns + $0]) }.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    mutating func fill(_ area: DrawingScene.Cells) {
        for row in area.rows {
            for column in area.columns { cells[row * columns + column].isShaded = true }
        }
    }

    /// Draws the sides that are not open; the others' neighbours run on to the rim of the canvas.
    mutating func outline(
        _ area: DrawingScene.Cells, open: LineEnds = [], isButton: Bool = false, isDashed: Bool = false
    ) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound)
        func isDrawn(_ side: LineEnds) -> Bool { !open.contains(side) }
        for row in [(top, LineEnds.up), (bottom, .down)].filter({ isDrawn($0.1) }).map(\.0) {
            if !isDrawn(.left) { add(.left, row, left, isButton, isDashed) }
            if !isDrawn(.right) { add(.right, row, right, isButton, isDashed) }
            for column in left..<right {
                add(.right, row, column, isButton, isDashed)
                add(.left, row, column + 1, isButton, isDashed)
            }
        }
        for column in [(left, LineEnds.left), (right, .right)].filter({ isDrawn($0.1) }).map(\.0) {
            if !isDrawn(.up) { add(.up, top, column, isButton, isDashed) }
            if !isDrawn(.down) { add(.down, bottom, column, isButton, isDashed) }
            for row in top..<bottom {
                add(.down, row, column, isButton, isDashed)
                add(.up, row + 1, column, isButton, isDashed)
            }
        }
        if left == right, top == bottom { cells[top * columns + left].isPoint = true }
    }

    private mutating func add(_ end: LineEnds, _ row: Int, _ column: Int, _ isRound: Bool, _ isDashed: Bool) {
        let cell = row * columns + column
        // Where a plain and a dashed line run together, the plain one is seen.
        cells[cell].isDashed = isDashed && (cells[cell].isDashed || cells[cell].ends.isEmpty)
        cells[cell].isRound = cells[cell].isRound || isRound
        cells[cell].ends.insert(end)
    }

    /// Writes a text over lines and shade, but not where it leaves the canvas or meets another text.
    mutating func write(_ text: String, row: Int, column: Int) {
        let width = displayWidth(text)
        guard width > 0, (0..<rows).contains(row), column >= 0, column + width <= columns else { return }
        let taken = (row * columns + column)..<(row * columns + column + width)
        guard cells[taken].allSatisfy({ $0.text == nil }) else { return }
        for cell in taken { cells[cell].text = "" }
        cells[taken.lowerBound].text = text
    }

    private func glyph(of cell: Cell) -> String {
        if let text = cell.text { return text }
        switch (cell.ends, ascii) {
        case ([], true): return cell.isPoint ? "*" : cell.isShaded ? "#" : " "
        case ([], false): return cell.isPoint ? "•" : cell.isShaded ? "░" : " "
        case ([.left, .right], true) where cell.isDashed: return "."
        case ([.left, .right], false) where cell.isDashed: return "┄"
        case ([.up, .down], true) where cell.isDashed: return ":"
        case ([.up, .down], false) where cell.isDashed: return "┆"
        default: break
        }
        let set = ascii ? Self.asciiLines : cell.isRound ? Self.roundLines : Self.lines
        return String(set[Int(cell.ends.rawValue)])
    }

    // Indexed by the ends.
    private static let lines = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")
    private static let roundLines = Array(" ╵╷│╴╯╮┤╶╰╭├─┴┬┼")
    private static let asciiLines = Array(" |||-+++-+++-+++")
}
