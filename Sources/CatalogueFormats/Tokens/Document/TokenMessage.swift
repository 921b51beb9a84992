/// Something to say about a place in a file of design tokens.
public struct TokenMessage: Hashable, Sendable {
    /// Which of the document's files.
    public var file: Int
    /// Where in it, in bytes from its start.
    public var offset: Int
    /// A sentence without a period at the end.
    public var message: String

    /// Makes a message.
    public init(file: Int, offset: Int, message: String) {
        self.file = file
        self.offset = offset
        self.message = message
    }
}
