/// Reads JSON (RFC 8259, nothing more) and keeps the place of every value and name.
///
/// Foundation's parser tells no places, so an importer could not point at what is wrong with a token, and it accepts an
/// object that has a name twice, so one of two tokens would silently be lost.
///
/// A byte order mark and any newlines are accepted. Everything else that is no JSON is refused with its reason:
/// comments, trailing commas, ill-formed UTF-8, lone surrogates, an object with a name twice (also in two spellings that
/// Swift's strings call equal, since a subscript could reach only the first of them). `script/fuzz json` fuzzes it.
public struct JSONParser: Sendable {
    /// How deep arrays and objects may be nested.
    public let maximumDepth: Int

    /// How many bytes a source may have.
    public let maximumSize: Int

    /// Swift compares, converts and releases a nested value recursively, and a thread may have a stack of 512 KiB only,
    /// of which a debug build takes a good 1 KiB for each level.
    private static let deepest = 256

    /// Makes a parser.
    /// - Parameters:
    ///   - maximumDepth: How deep arrays and objects may be nested; 256 is the most.
    ///   - maximumSize: How many bytes a source may have.
    public init(maximumDepth: Int = 128, maximumSize: Int = 256 << 20) {
        self.maximumDepth = min(maximumDepth, Self.deepest)
        self.maximumSize = maximumSize
    }

    /// Parses one JSON value from UTF-8, in time proportional to its length.
    /// - Throws: The first thing that is wrong, with its place.
    public func parse(_ source: [UInt8]) throws(JSONParseError) -> JSONNode {
        guard source.count <= maximumSize else {
            throw JSONParseError(
                message: "the text has \(source.count) bytes, more than the \(maximumSize) that are read",
                offset: 0
            )
        }
        // Through the buffer pointer, release builds parse about a quarter faster than through the array (measured).
        let result: Result<JSONNode, JSONParseError> = source.withUnsafeBufferPointer { bytes in
            var scanner = JSONScanner(bytes, maximumDepth: maximumDepth)
            do throws(JSONParseError) {
                return .success(try scanner.document())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
