/// A file of design tokens: its name for messages, and its bytes.
public struct TokenFile: Hashable, Sendable {
    /// As it was asked for: a path, or what stands for standard input.
    public var name: String
    /// UTF-8, with or without a byte order mark.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
