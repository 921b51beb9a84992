import CatalogueModel

/// What a file of design tokens says, and what cannot be taken from it.
public struct TokenDocument: Hashable, Sendable {
    /// Nil when it could not be made out.
    public var dialect: TokenDialect?
    /// Metrics, kept tokens and presets, with the order of the file; what varies as traits: the modifiers of a resolver
    /// document, groups of themes, Spectrum's sets.
    public var facts = CatalogueDocument(catalogue: nil)
    /// What is refused, by file and place. Where there is none, the whole file was understood.
    public var problems: [TokenMessage] = []
    /// What is taken, but perhaps not as it was meant.
    public var warnings: [TokenMessage] = []
    /// The file that was asked for, and those that it refers to.
    public var files: [TokenFile] = []

    /// An empty document.
    public init() {}

    /// A message as people read it: `file:line:column`, the line and a caret.
    public func codeFrame(of message: TokenMessage, width: Int = 100) -> String {
        CatalogueFormats.codeFrame(
            file: files[message.file].name, source: files[message.file].bytes, offset: message.offset,
            message: message.message, width: width)
    }
}
