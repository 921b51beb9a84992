import CatalogueModel

/// Pictures below each other in one file, such as those of a preset's states.
public struct PictureSheet: Sendable {
    public var pictures: [ButtonPicture]

    public init(_ pictures: [ButtonPicture]) {
        self.pictures = pictures
    }

    /// An SVG file.
    public var svg: String {
        if pictures.count == 1 { return Self.svg(pictures.map(\.drawing)) }
        return Self.svg(
            pictures.enumerated().map { index, picture in
                var picture = picture
                picture.id += String(index + 1)
                return picture.drawing
            })
    }

    /// A file of drawings below each other, of which none shares an id with another.
    static func svg(_ drawings: [PictureDrawing]) -> String {
        let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        if drawings.count == 1 { return declaration + drawings[0].element(isRoot: true) }
        var markup = Markup()
        markup.add(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "bp",
                "width": pictureNumber(drawings.map(\.width).max() ?? 0),
                "height": pictureNumber(drawings.reduce(0) { $0 + $1.height }),
                "viewBox": "0 0 \(pictureNumber(drawings.map(\.width).max() ?? 0)) "
                    + pictureNumber(drawings.reduce(0) { $0 + $1.height }),
            ]
        ) { markup in
            markup.add(raw: "<style>\n\(PictureStyle.css)</style>\n")
            var y = 0.0
            for drawing in drawings {
                markup.add(raw: drawing.element(at: (0, y)))
                y += drawing.height
            }
        }
        return declaration + markup.text
    }
}
