/// Why a text is no CSV, and where.
public struct CSVParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a sentence without a period at the end.
    public var message: String

    /// The line of the file, from 1.
    public var line: Int

    /// Where it is wrong, in bytes from the start of the source.
    public var offset: Int

    /// The line and the message.
    public var description: String { "line \(line): \(message)" }
}
