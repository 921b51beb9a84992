/// What a line of a legend explains.
enum PictureKey {
    case button
    case image(isHatched: Bool)
    case title
    case gap, margin, inset, target, bad
    case before, after, move
    case nothing
}

extension PicturePen {
    /// A piece of drawing as the key of a line, 22 pixels wide.
    /// - Parameters: its left end and its middle, in pixels from the left and top of the picture.
    mutating func key(_ key: PictureKey, _ x: Double, _ y: Double) {
        let box = DrawnItem(
            x: scene.left(x)...scene.left(x + 22), y: scene.top(y - 6)...scene.top(y + 6))
        let (left, right, middle) = (scene.left(x), scene.left(x + 22), scene.top(y))
        switch key {
        case .nothing: break
        case .button: rect(box, "bp-button", .solid, radius: 3)
        case .image(let isHatched):
            rect(box, "bp-image", Stroke(width: 0))
            if isHatched { rect(box, "", Stroke(width: 0), fill: "url(#\(id)-hatch)") }
            rect(box, "bp-image-line")
        case .title:
            rect(box, "bp-title", Stroke(width: 0))
            rect(box, "bp-title-line", .fine)
        case .gap: rule(left, right, middle, "bp-gap", .bold)
        case .margin: rule(left, right, middle, "bp-gap", .dashed)
        case .inset: rect(box, "bp-inset", .dashed)
        case .target: rect(box, "bp-target", .fine, radius: 3)
        case .bad:
            rect(box, "", Stroke(width: 0), fill: "url(#\(id)-bad)")
            rect(box, "bp-bad", .bold)
        case .before: rect(box, "bp-before", .dashed)
        case .after: rect(box, "bp-button", .solid)
        case .move: arrow(from: left, middle, to: right, middle, "bp-move")
        }
    }

    private mutating func rule(_ left: Double, _ right: Double, _ y: Double, _ style: String, _ stroke: Stroke) {
        line(left, y, right, y, style, stroke)
        for x in [left, right] { line(x, y - scene.points(4), x, y + scene.points(4), style) }
    }
}
