/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
    /// Relative to the folder of the export, with `/` between its parts.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
