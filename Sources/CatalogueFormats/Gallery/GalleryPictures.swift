import ButtonLayout
import CatalogueModel

/// The pictures of a page, each once.
struct GalleryPictures {
    /// SVG elements without their style, which stands in the page.
    private(set) var texts: [String] = []
    private var places: [PicturedLayout: Int] = [:]
    /// How many there may be; those beyond are left out.
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// The place of a layout's picture; nil where there are too many already.
    mutating func place(of layout: PicturedLayout) -> Int? {
        if let known = places[layout] { return known }
        guard texts.count < limit else { return nil }
        let place = texts.count
        var picture = ButtonPicture(layout, id: "bp\(place)")
        picture.isBare = true
        texts.append(picture.drawing.element())
        places[layout] = place
        return place
    }
}
