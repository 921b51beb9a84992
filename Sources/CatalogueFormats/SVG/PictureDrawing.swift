import CatalogueModel

/// A picture that is drawn, to be put into a file or a page.
struct PictureDrawing {
    let scene: PictureScene
    /// In pixels.
    let height: Double
    let id: String
    let title: String
    let description: String?
    let content: Markup

    init(
        scene: PictureScene, height: Double, id: String, title: String, description: String?, _ content: Markup
    ) {
        self.scene = scene
        self.height = height
        self.id = id
        self.title = title
        self.description = description
        self.content = content
    }

    var width: Double { scene.frame.width }

    /// The element.
    /// - Parameters:
    ///   - place: where it is in a file of several, in pixels; nil where it stands for itself.
    ///   - isRoot: whether it is the whole file, which needs the namespace and brings the style.
    func element(at place: (x: Double, y: Double)? = nil, isRoot: Bool = false) -> String {
        var markup = Markup()
        markup.add(
            "svg",
            [
                "xmlns": isRoot ? "http://www.w3.org/2000/svg" : "", "class": "bp",
                "x": place.map { $0.x == 0 ? "" : pictureNumber($0.x) } ?? "",
                "y": place.map { pictureNumber($0.y) } ?? "",
                "width": pictureNumber(width), "height": pictureNumber(height),
                "viewBox": scene.viewBox(height: height), "role": "img",
                "aria-labelledby": description == nil ? "\(id)-title" : "\(id)-title \(id)-desc",
            ]
        ) { markup in
            markup.add("title", ["id": "\(id)-title"], title)
            if let description { markup.add("desc", ["id": "\(id)-desc"], description) }
            if isRoot { markup.add(raw: "<style>\n\(PictureStyle.css)</style>\n") }
            markup.add(
                "rect",
                [
                    "class": "bp-paper", "x": pictureNumber(scene.left(0)), "y": pictureNumber(scene.top(0)),
                    "width": scene.length(width), "height": scene.length(height), "rx": scene.length(8),
                ])
            markup.add(raw: content.text)
        }
        return markup.text
    }
}
