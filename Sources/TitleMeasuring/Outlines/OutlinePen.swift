import CHarfBuzz
import CatalogueModel

/// Takes down what HarfBuzz draws. A font can hold an outline of any length; what goes beyond the limit is not kept.
final class OutlinePen {
    private(set) var path: [PathStep] = []
    /// Whether the outline is not whole: too long, with a coordinate that is no number, or without a glyph.
    private(set) var isBroken = false
    private let limit: Int
    private let functions: Handle
    private let draw: charfbuzz_drawing
    /// Where the glyph's origin is, and how large a font unit is.
    private var place = (x: 0.0, y: 0.0, unit: 1.0)

    /// - Parameter limit: the most steps of all that is drawn.
    init(_ drawing: charfbuzz_drawing, limit: Int) {
        self.limit = limit
        draw = drawing
        functions = Handle(drawing.draw_funcs_create(), drawing.draw_funcs_destroy)
        let pointer = functions.pointer
        drawing.draw_funcs_set_move_to_func(
            pointer, { _, pen, _, x, y, _ in OutlinePen.at(pen).add { .move($0(x, y)) } }, nil, nil)
        drawing.draw_funcs_set_line_to_func(
            pointer, { _, pen, _, x, y, _ in OutlinePen.at(pen).add { .line($0(x, y)) } }, nil, nil)
        drawing.draw_funcs_set_quadratic_to_func(
            pointer,
            { _, pen, _, x1, y1, x, y, _ in OutlinePen.at(pen).add { .quadratic($0(x1, y1), to: $0(x, y)) } }, nil, nil)
        drawing.draw_funcs_set_cubic_to_func(
            pointer,
            { _, pen, _, x1, y1, x2, y2, x, y, _ in
                OutlinePen.at(pen).add { .cubic($0(x1, y1), $0(x2, y2), to: $0(x, y)) }
            }, nil, nil)
        drawing.draw_funcs_set_close_path_func(
            pointer, { _, pen, _, _ in OutlinePen.at(pen).add { _ in .close } }, nil, nil)
    }

    /// Draws a glyph.
    /// - Parameters:
    ///   - x: where its origin is, in points to the right.
    ///   - y: in points down.
    ///   - unit: the points that a font unit takes.
    /// - Returns: whether there was anything to draw.
    @discardableResult
    func draw(_ glyph: UInt32, of font: Font, x: Double, y: Double, unit: Double) -> Bool {
        place = (x, y, unit)
        let before = count
        draw.font_draw_glyph(
            font.handle.pointer, glyph, functions.pointer, Unmanaged.passUnretained(self).toOpaque())
        return count > before
    }

    /// Says that something is to be seen there which is no outline: an emoji, say, is a bitmap.
    func skip() { isBroken = true }

    /// What was drawn since the last time.
    func take() -> [PathStep] {
        defer { path = [] }
        return path
    }

    private var count = 0

    private func add(_ step: ((Float, Float) -> PathPoint) -> PathStep) {
        count += 1
        guard count <= limit, !isBroken else { return isBroken = true }
        let step = step { x, y in PathPoint(place.x + Double(x) * place.unit, place.y - Double(y) * place.unit) }
        guard step.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return isBroken = true }
        path.append(step)
    }

    private static func at(_ pointer: UnsafeMutableRawPointer) -> OutlinePen {
        Unmanaged<OutlinePen>.fromOpaque(pointer).takeUnretainedValue()
    }
}

// It is written to by a library of C while that draws.
@available(*, unavailable, message: "An OutlinePen belongs to one thread at a time.")
extension OutlinePen: Sendable {}
