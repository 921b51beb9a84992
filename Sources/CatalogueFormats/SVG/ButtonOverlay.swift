import ButtonLayout
import CatalogueModel

/// A layout before and after a change in one picture: what was is dashed, what is is drawn through, arrows show what
/// went where. Small enough to stand beside other things on a page.
public struct ButtonOverlay: Sendable {
    public var old: ComputedLayout
    public var new: PicturedLayout
    /// Before every id of the picture: pictures on one page must not share any.
    public var id: String
    /// Stands above the picture, where nothing beside it says what it is of.
    var heading: Heading?

    struct Heading {
        let name: String
        let about: String
    }

    /// In pixels.
    static let width = 360.0

    public init(from old: ComputedLayout, to new: PicturedLayout, id: String = "bo") {
        self.old = old
        self.new = new
        self.id = id
    }

    /// The picture as a file of its own.
    public var svg: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + drawing.element(isRoot: true)
    }

    private typealias Items = ButtonPicture.Items

    private var picture: ButtonPicture { ButtonPicture(new, id: id) }

    /// The picture as an element, without the style that all pictures share.
    var drawing: PictureDrawing {
        let (before, after) = (Items(old.layout), picture.items)
        let scene = PictureScene(
            [before, after].flatMap { [$0.button, $0.image, $0.title].compactMap { $0 } },
            in: .init(
                width: Self.width, top: heading == nil ? 0 : 40, room: Size(width: 316, height: 200), gutter: 18))
        var pen = PicturePen(scene, id: id)
        if let heading { write(heading, &pen) }
        pen.definitions(button: after.button, title: after.title)
        pen.rect(after.button, "bp-button", .solid, radius: 3)
        picture.image(&pen)
        picture.title(&pen)
        for item in [before.button, before.image, before.title] {
            guard let item, item.beyond == nil else { continue }
            pen.rect(item, "bp-before", .dashed)
        }
        for (from, to) in [(before.image, after.image), (before.title, after.title)] {
            guard let from, let to, from.beyond == nil, to.beyond == nil else { continue }
            pen.arrow(from: middle(from.x), middle(from.y), to: middle(to.x), middle(to.y), "bp-move")
        }
        let bottom = legend(&pen, from: scene.bottom)
        return PictureDrawing(
            scene: scene, height: bottom, id: id, title: caption, description: description, pen.markup)
    }

    private func write(_ heading: Heading, _ pen: inout PicturePen) {
        let scene = pen.scene
        let name = fitted(xmlSafe(heading.name), size: 13, width: 320)
        pen.text(name, scene.left(20), scene.top(22), "bp-ink bp-name", size: 13)
        let about = fitted(xmlSafe(heading.about), size: 11.5, width: 320)
        pen.text(about, scene.left(20), scene.top(39), "bp-muted", size: 11.5)
    }

    private func middle(_ range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }

    private func legend(_ pen: inout PicturePen, from top: Double) -> Double {
        let scene = pen.scene
        var y = top + 12
        for (key, name, x) in [(PictureKey.before, "before", 20.0), (.after, "after", 110), (.move, "moved", 190)] {
            pen.key(key, x, y - 4)
            pen.text(name, scene.left(x + 30), scene.top(y), "bp-muted", size: 11.5)
        }
        y += 20
        for (term, text) in moves {
            pen.text(term, scene.left(20), scene.top(y), "bp-muted", size: 11.5)
            for line in wrapped(text, size: 11.5, width: 270) {
                pen.text(line, scene.left(70), scene.top(y), "bp-ink bp-num", size: 11.5)
                y += 17
            }
        }
        return y
    }

    /// What moved, and by how much.
    private var moves: [(term: String, text: String)] {
        let (before, after) = (old.layout, new.layout.result.layout)
        var moves: [(String, String)] = []
        if before.button != after.button {
            moves.append(("button", "\(shownSize(before.button)) → \(shownSize(after.button))"))
        }
        for (name, from, to) in [("image", before.image, after.image), ("title", before.title, after.title)] {
            switch (from, to) {
            case (let from?, let to?) where from != to: moves.append((name, move(from, to)))
            case (nil, let to?): moves.append((name, "none → \(shownFrame(to))"))
            case (let from?, nil): moves.append((name, "\(shownFrame(from)) → none"))
            default: break
            }
        }
        let gaps = (old.judgement.gap?.got, new.layout.result.judgement.gap?.got)
        if let before = gaps.0, let after = gaps.1, before != after {
            moves.append(("gap", "\(shownNumber(before)) → \(shownNumber(after))"))
        }
        return moves.isEmpty ? [("frames", "as before")] : moves
    }

    private func move(_ from: Rect, _ to: Rect) -> String {
        var parts: [String] = []
        let steps = [(to.x - from.x, "across"), (to.y - from.y, "down")].filter { $0.0 != 0 }
        if !steps.isEmpty { parts.append(steps.map { "\(signed($0)) \($1)" }.joined(separator: ", ")) }
        if from.size != to.size { parts.append("\(shownSize(from.size)) → \(shownSize(to.size))") }
        return parts.joined(separator: "; ")
    }

    private func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + shownNumber(value) }

    private var caption: String { picture.caption + ", before and after" }

    private var description: String {
        moves.map { "\($0.term) \($0.text)." }.joined(separator: " ") + " In points. Now: " + picture.description
    }
}
