import ButtonLayout

extension PicturePen {
    enum Axis { case horizontal, vertical }

    /// A line with an end mark on both sides and the number of what lies between.
    /// - Parameters:
    ///   - across: where it stands on the other axis.
    ///   - aside: where the number goes when it does not fit between the ends.
    mutating func dimension(
        _ range: ClosedRange<Double>, _ axis: Axis, across: Double, aside: Double? = nil, _ label: String,
        _ style: String,
        _ stroke: Stroke = .solid
    ) {
        let (low, high) = (range.lowerBound, range.upperBound)
        let mark = scene.points(4)
        let stretch = range.length * scene.zoom
        switch axis {
        case .horizontal:
            let fits = stretch >= estimatedWidth(label, size: 11) + 6
            line(low, across, high, across, style, stroke)
            for end in [low, high] { line(end, across - mark, end, across + mark, style, .solid) }
            let place = fits ? across - scene.points(11) : aside ?? across - scene.points(12)
            if !fits, aside != nil { leader(from: (low + high) / 2, across, to: (low + high) / 2, place) }
            self.label(label, (low + high) / 2, place)
        case .vertical:
            let fits = stretch >= 15
            line(across, low, across, high, style, stroke)
            for end in [low, high] { line(across - mark, end, across + mark, end, style, .solid) }
            let place = fits ? across + scene.points(7) : aside ?? across + scene.points(8)
            if !fits, aside != nil { leader(from: across, (low + high) / 2, to: place, (low + high) / 2) }
            self.label(label, place, (low + high) / 2, anchor: .start)
        }
    }

    private mutating func leader(from x1: Double, _ y1: Double, to x2: Double, _ y2: Double) {
        line(x1, y1, x2, y2, "bp-extent", .fine)
    }

    /// The width above the button and the height on its left.
    mutating func extents(of button: DrawnItem, _ size: Size) {
        let (top, left) = (scene.y.lowerBound - scene.points(16), scene.x.lowerBound - scene.points(16))
        let reach = scene.points(6)
        for x in [button.x.lowerBound, button.x.upperBound] {
            line(x, button.y.lowerBound - scene.points(3), x, top - reach, "bp-extent", .fine)
        }
        for y in [button.y.lowerBound, button.y.upperBound] {
            line(button.x.lowerBound - scene.points(3), y, left - reach, y, "bp-extent", .fine)
        }
        line(button.x.lowerBound, top, button.x.upperBound, top, "bp-extent", .thin)
        line(left, button.y.lowerBound, left, button.y.upperBound, "bp-extent", .thin)
        for x in [button.x.lowerBound, button.x.upperBound] { tick(x, top) }
        for y in [button.y.lowerBound, button.y.upperBound] { tick(left, y) }
        label(shownNumber(size.width), (button.x.lowerBound + button.x.upperBound) / 2, top)
        label(
            shownNumber(size.height), left + scene.points(4), (button.y.lowerBound + button.y.upperBound) / 2,
            anchor: .end)
    }

    /// The oblique stroke at the end of a dimension line.
    private mutating func tick(_ x: Double, _ y: Double) {
        let size = scene.points(3)
        line(x - size, y + size, x + size, y - size, "bp-extent", .solid)
    }

    /// An arrow; nothing when it is shorter than two pixels.
    mutating func arrow(from x1: Double, _ y1: Double, to x2: Double, _ y2: Double, _ style: String) {
        let (dx, dy) = (x2 - x1, y2 - y1)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length * scene.zoom >= 2 else { return }
        let size = min(scene.points(7), length)
        let (ux, uy) = (dx / length * size, dy / length * size)
        line(x1, y1, x2, y2, style, .bold)
        let head = [(x2 - ux - uy * 0.6, y2 - uy + ux * 0.6), (x2, y2), (x2 - ux + uy * 0.6, y2 - uy - ux * 0.6)]
            .map { "\(pictureNumber($0.0)) \(pictureNumber($0.1))" }
        path("M" + head.joined(separator: "L"), style, .bold)
    }
}
