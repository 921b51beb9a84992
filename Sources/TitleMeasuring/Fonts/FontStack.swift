import CatalogueModel

/// The fonts of a title in the order in which they are asked for a glyph. They are opened when a line has to be shaped.
public struct FontStack {
    public let faces: [FontFace]
    /// The fonts of the faces, in their order.
    let fonts: () throws -> [Font]

    public init(_ faces: [FontFace], opening fonts: @escaping () throws -> [Font]) {
        self.faces = faces
        self.fonts = fonts
    }

    public init(_ fonts: [Font]) {
        faces = fonts.map(\.face)
        self.fonts = { fonts }
    }
}
