/// What is known of a face of a font without its file: enough for what was shaped before.
public struct FontFace: Hashable, Sendable {
    public let id: FontID
    public let unitsPerEm: Int
    /// Of a line, in font units: ascender − descender + line gap. A font with optical sizes may have others at a size.
    public let lineHeight: Int
    /// Whether the glyphs get wider or narrower with the size, by tracking or by an optical axis.
    public let dependsOnSize: Bool

    public init(id: FontID, unitsPerEm: Int, lineHeight: Int, dependsOnSize: Bool) {
        self.id = id
        self.unitsPerEm = unitsPerEm
        self.lineHeight = lineHeight
        self.dependsOnSize = dependsOnSize
    }
}
