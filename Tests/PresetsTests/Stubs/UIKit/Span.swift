import Foundation

/// One axis of a rect. Unlike CGRect's accessors it keeps a negative length as it is.
struct Span {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }

    func inset(_ atStart: CGFloat, _ atEnd: CGFloat) -> Span {
        Span(start: start + atStart, length: length - atStart - atEnd)
    }

    /// Both ends on pixels.
    func rounded(to grid: PixelGrid) -> Span {
        let first = grid.nearest(start)
        return Span(start: first, length: grid.nearest(end) - first)
    }

    /// Where something `size` long begins when it lies at the start (0), the middle (0.5) or the end (1).
    func place(_ size: CGFloat, at fraction: CGFloat) -> CGFloat { start + (length - size) * fraction }
}

extension CGRect {
    init(_ horizontal: Span, _ vertical: Span) {
        self.init(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    var horizontal: Span { Span(start: origin.x, length: size.width) }

    var vertical: Span { Span(start: origin.y, length: size.height) }
}
