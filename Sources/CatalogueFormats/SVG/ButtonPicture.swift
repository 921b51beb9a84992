import ButtonLayout
import CatalogueModel

/// A layout as an SVG picture to scale: the button, its image and title, what is between them and around them in
/// numbers, and what is wrong. For light and dark, readable without color, with a text alternative.
///
/// The picture's coordinates are the button's, in points: a frame stands in it with its own numbers. The same layout
/// gives the same bytes.
public struct ButtonPicture: Sendable {
    public var pictured: PicturedLayout
    /// Shown in the image's place; without it the image's box is hatched.
    public var image: PictureImage?
    /// Before every id of the picture: pictures on one page must not share any.
    public var id: String
    /// Without name, legend and description, for where these stand beside it.
    var isBare = false

    public init(_ pictured: PicturedLayout, image: PictureImage? = nil, id: String = "bp") {
        self.pictured = pictured
        self.image = image
        self.id = id
    }

    var layout: NamedLayout { pictured.layout }
    var result: ComputedLayout { layout.result }
    var direction: LayoutDirection {
        layout.traits[Trait.directionName].flatMap(LayoutDirection.init(name:)) ?? .leftToRight
    }

    /// The picture as a file of its own.
    public var svg: String { PictureSheet([self]).svg }

    /// The picture as an element, without the style that all pictures share.
    var drawing: PictureDrawing {
        let scene = PictureScene(
            [items.button, items.image, items.title, contentRect, target].compactMap { $0 },
            in: isBare
                ? .init(width: 400, top: 6, room: Size(width: 320, height: 200), gutter: 34)
                : .init(width: 680, top: 58, room: Size(width: 560, height: 260), gutter: 38))
        var pen = PicturePen(scene, id: id)
        pen.definitions(button: items.button, title: items.title)
        if !isBare { header(&pen) }
        if let target { pen.rect(target, "bp-target", .fine, radius: 3) }
        pen.rect(items.button, "bp-button", .solid, radius: 3)
        contentRect(&pen)
        image(&pen)
        title(&pen)
        troubles(&pen)
        pen.extents(of: items.button, result.layout.button)
        dimensions(&pen)
        let bottom = isBare ? scene.bottom + 6 : legend(&pen, from: scene.bottom)
        return PictureDrawing(
            scene: scene, height: bottom, id: id, title: caption, description: isBare ? nil : description, pen.markup)
    }

    /// The frames as they are drawn.
    struct Items {
        let button: DrawnItem
        let image: DrawnItem?
        let title: DrawnItem?

        init(_ layout: Layout) {
            let button = DrawnItem(button: layout.button)
            self.button = button
            image = layout.image.map { DrawnItem($0, around: button) }
            title = layout.title.map { DrawnItem($0, around: button) }
        }
    }

    var items: Items { Items(result.layout) }

    /// The smallest target, around the middle of a button that is smaller.
    private var target: DrawnItem? {
        guard result.judgement.findings.contains(FindingSet(.belowMinimumTarget)) else { return nil }
        let button = result.layout.button
        let (width, height) = (max(button.width, 44), max(button.height, 44))
        let frame = Rect(
            x: (button.width - width) / 2, y: (button.height - height) / 2, width: width, height: height)
        return DrawnItem(frame, around: items.button)
    }

    private func header(_ pen: inout PicturePen) {
        let scene = pen.scene
        let room = scene.frame.width - 40
        let state = layout.state == .normal ? "" : layout.state.name
        let name = fitted(
            [xmlSafe(layout.name ?? layout.style.name), state].filter { !$0.isEmpty }.joined(separator: " · "),
            size: 15,
            width: room)
        pen.text(name, scene.left(20), scene.top(28), "bp-ink bp-name", size: 15)
        let about = [layout.name == nil ? nil : layout.style.name, TraitCollection.text(of: layout.traits)]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
        pen.text(
            fitted(xmlSafe(about), size: 11.5, width: room), scene.left(20), scene.top(46), "bp-muted", size: 11.5)
    }
}

/// A text as it is shown, for measuring: what would reorder it is an escape.
func xmlSafe(_ text: String) -> String { escapedForTerminal(text) }
