import ButtonLayout
import CatalogueModel

/// A layout drawn as lines of text for a terminal: the button's outline, the shaded image, the framed title and the
/// gap between them, and below it the numbers.
///
/// A column counts as half a line, so that proportions look right, and as a point at least, so that what is small
/// looks small. Where a cell is too coarse the drawing keeps the order rather than the measure: edges that are a
/// point or more apart never fall together, edges in one line do, and there is room for the title's text and the
/// gap's number. Buttons that are very wide or very high are therefore drawn higher or wider than they are; the
/// numbers are exact to a hundredth of a point.
///
/// What leaves the button is drawn outside the outline, as far away as the button's larger side is long and 44
/// points at least; farther frames are cut open, or pointed at by an arrow. Frames of negative size are dashed and
/// empty.
public struct ButtonDrawing: Hashable, Sendable {
    public var layout: ComputedLayout
    /// Nil or empty for the word `title`. Control characters are shown as escapes, see ``escapedForTerminal(_:)``.
    public var titleText: String?
    /// Whether to draw with ASCII alone, for terminals without UTF-8; other characters of the title become `?`.
    public var ascii: Bool

    public init(layout: ComputedLayout, titleText: String? = nil, ascii: Bool = false) {
        self.layout = layout
        self.titleText = titleText
        self.ascii = ascii
    }

    /// How wide a drawing can be in columns.
    static let widths = 32...200
    /// How high a drawing is at most, in lines without the numbers.
    static let maximumHeight = 16

    /// The drawing's lines without newlines and without trailing spaces; the last ones are the numbers.
    ///
    /// - Parameter maximumWidth: The columns of the terminal. No line is wider, except that less than 32 counts as 32;
    ///   more than 200 counts as 200.
    public func lines(maximumWidth: Int = 60) -> [String] {
        let width = min(max(maximumWidth, Self.widths.lowerBound), Self.widths.upperBound)
        let scene = DrawingScene(layout, titleWidth: displayWidth(titleText(width: width)), maximumWidth: width)
        var canvas = DrawingCanvas(columns: scene.columns.count, rows: scene.rows.count, ascii: ascii)
        if let image = scene.image, image.isVisible { canvas.fill(scene.cells(of: image)) }
        canvas.outline(scene.cells(of: scene.button), isButton: true)
        if let image = scene.image { draw(image, named: "image", of: scene, on: &canvas) }
        if let title = scene.title {
            draw(title, named: "title", of: scene, on: &canvas)
            if title.isVisible { canvas.write(titleText(width:), inside: scene.cells(of: title)) }
        }
        if let gap = scene.gap { canvas.mark(gap, between: scene) }
        return canvas.lines + caption(width: width)
    }

    private func draw(_ item: DrawnItem, named name: String, of scene: DrawingScene, on canvas: inout DrawingCanvas) {
        let cells = scene.cells(of: item)
        if let direction = item.beyond {
            canvas.point(direction, to: name, at: cells)
        } else {
            canvas.outline(cells, open: item.open, isDashed: item.isInverted)
        }
    }

    /// The title as it fits a width.
    private func titleText(width: Int) -> String {
        var text = escapedForTerminal(titleText ?? "")
        if ascii { text = String(text.map { $0.isASCII ? $0 : "?" }) }
        guard displayWidth(text) > 0 else { return width < 5 ? "T" : "title" }
        // What combines with the character before it must not combine with the frame.
        if let first = text.unicodeScalars.first, combines(first) { text = "\u{25CC}" + text }
        return shortened(text, to: width, ellipsis: ascii ? ".." : "…")
    }

    private func combines(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
