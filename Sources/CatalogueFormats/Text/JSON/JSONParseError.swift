/// Why a text is no JSON, and where.
public struct JSONParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a sentence without a period at the end.
    public var message: String

    /// Where it is wrong, in bytes from the start of the source.
    public var offset: Int

    /// The message; ``codeFrame(file:source:width:)`` says also where.
    public var description: String { message }
}
