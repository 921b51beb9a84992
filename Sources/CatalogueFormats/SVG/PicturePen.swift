import ButtonLayout

/// Draws on a picture: lengths in points where they are the button's, in pixels where they are the pen's.
struct PicturePen {
    let scene: PictureScene
    /// Before every id, so that pictures on one page do not share any.
    let id: String
    var markup = Markup()

    init(_ scene: PictureScene, id: String) {
        self.scene = scene
        self.id = id
    }

    /// How a line is drawn, in pixels.
    struct Stroke {
        var width = 1.5
        var dashes: [Double] = []

        static let solid = Stroke()
        static let dashed = Stroke(width: 1.25, dashes: [5, 3])
        static let fine = Stroke(width: 1, dashes: [2, 2.5])
        static let thin = Stroke(width: 1)
        static let bold = Stroke(width: 2.25)
    }

    enum Anchor: String { case start, middle, end }

    mutating func rect(
        _ item: DrawnItem, _ style: String, _ stroke: Stroke = .solid, fill: String = "", radius: Double = 0,
        clip: String = ""
    ) {
        markup.add(
            "rect",
            [
                "class": style, "x": pictureNumber(item.x.lowerBound), "y": pictureNumber(item.y.lowerBound),
                "width": pictureNumber(item.x.length), "height": pictureNumber(item.y.length),
                "rx": radius > 0 ? scene.length(radius) : "", "stroke-width": scene.length(stroke.width),
                "stroke-dasharray": dashes(stroke), "fill": fill, "clip-path": clip,
            ])
    }

    mutating func line(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String, _ stroke: Stroke = .solid
    ) {
        path("M\(pictureNumber(x1)) \(pictureNumber(y1))L\(pictureNumber(x2)) \(pictureNumber(y2))", style, stroke)
    }

    mutating func path(_ data: String, _ style: String, _ stroke: Stroke? = .solid, clip: String = "") {
        markup.add(
            "path",
            [
                "class": style, "d": data, "stroke-width": stroke.map { scene.length($0.width) } ?? "",
                "stroke-dasharray": stroke.map(dashes) ?? "", "clip-path": clip,
            ])
    }

    /// A text whose baseline is at that place.
    /// - Parameter size: in pixels.
    mutating func text(
        _ content: String, _ x: Double, _ y: Double, _ style: String, size: Double, anchor: Anchor = .start
    ) {
        markup.add(
            "text",
            [
                "class": style, "x": pictureNumber(x), "y": pictureNumber(y), "font-size": scene.length(size),
                "text-anchor": anchor == .start ? "" : anchor.rawValue,
            ], content)
    }

    /// A number on a light ground, its middle at that place.
    mutating func label(_ content: String, _ x: Double, _ y: Double, anchor: Anchor = .middle) {
        let (size, width) = (11.0, estimatedWidth(content, size: 11) + 6)
        let start =
            switch anchor {
            case .start: x - scene.points(3)
            case .middle: x - scene.points(width / 2)
            case .end: x - scene.points(width - 3)
            }
        markup.add(
            "rect",
            [
                "class": "bp-halo", "x": pictureNumber(start), "y": pictureNumber(y - scene.points(7)),
                "width": scene.length(width), "height": scene.length(14), "rx": scene.length(3),
            ])
        text(content, x, y + scene.points(size * 0.36), "bp-ink bp-num", size: size, anchor: anchor)
    }

    private func dashes(_ stroke: Stroke) -> String { stroke.dashes.map(scene.length).joined(separator: " ") }
}
