import ButtonLayout
import CatalogueModel

/// The texts of a page that are put together when they are looked at: pictures, layouts, where numbers come from.
struct GalleryTexts {
    private var texts = PackedTexts()
    private var pictures: [PicturedLayout: Int] = [:]
    /// How many pictures there may be; those beyond are left out.
    private let pictureLimit: Int

    init(pictureLimit: Int) {
        self.pictureLimit = pictureLimit
    }

    var json: JSON { texts.json }

    /// The place of a layout's picture, an SVG element without its style, which stands in the page; nil where there are
    /// too many already.
    mutating func picture(of layout: PicturedLayout) -> Int? {
        if let known = pictures[layout] { return known }
        guard pictures.count < pictureLimit else { return nil }
        var picture = ButtonPicture(layout, id: "bp\(pictures.count)")
        picture.isBare = true
        let place = texts.place(of: picture.drawing.element(), .markup)
        pictures[layout] = place
        return place
    }

    /// The place of a layout: its JSON in one line, and below it its Swift code, which has the same numbers.
    mutating func layout(_ layout: NamedLayout) -> Int {
        let json = JSONWriter(.compact).text(of: layout.json)
        return texts.place(of: "\(json)\n\(SwiftSnippet(layout).text)", .data)
    }

    /// The place of a text of JSON.
    mutating func data(_ json: JSON) -> Int {
        texts.place(of: JSONWriter(.compact).text(of: json), .data)
    }
}
