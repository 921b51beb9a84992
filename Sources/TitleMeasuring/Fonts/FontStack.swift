import CatalogueModel

/// The fonts of a title in the order in which they are asked for a glyph. They are opened when a line has to be shaped.
public struct FontStack {
    public let faces: [FontFace]
    let ids: [FontID]
    /// Of the ids: there are few stacks and many titles.
    let hash: Int
    /// Whether what a line looks like depends on its size.
    let dependsOnSize: Bool
    /// The fonts of the faces, in their order.
    let fonts: () throws -> [Font]

    public init(_ faces: [FontFace], opening fonts: @escaping () throws -> [Font]) {
        self.faces = faces
        ids = faces.map(\.id)
        hash = ids.hashValue
        dependsOnSize = faces.contains(where: \.dependsOnSize)
        self.fonts = fonts
    }

    public init(_ fonts: [Font]) {
        self.init(fonts.map(\.face)) { fonts }
    }
}
