/// The text of a `.strings` file as UTF-8, whatever the file is: UTF-8, or UTF-16 with or without a byte order mark.
///
/// Places of problems are places in it, so it is the source that goes with them:
/// `error.description(file: path, source: StringsFileText(bytes).utf8)`.
public struct StringsFileText: Sendable {
    /// The text; ill-formed parts are U+FFFD if they were UTF-16, and stay what they are in UTF-8.
    public let utf8: [UInt8]

    /// Where the first ill-formed part stands.
    let illFormedOffset: Int?

    /// Decodes a file.
    public init(_ source: [UInt8]) {
        guard let isBigEndian = Self.isBigEndian(source) else {
            utf8 = source
            illFormedOffset = firstIllFormedOffset(in: source)
            return
        }
        let units = stride(from: 0, to: source.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var text: [UInt8] = []
        text.reserveCapacity(source.count)
        let isIllFormed = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
        illFormedOffset = isIllFormed || source.count % 2 == 1 ? text.count : nil
        utf8 = isIllFormed ? Array(String(decoding: units, as: UTF16.self).utf8) : text
    }

    /// How UTF-16 is written; nil of UTF-8. Without a mark, one byte of the first character is zero.
    private static func isBigEndian(_ source: [UInt8]) -> Bool? {
        guard source.count >= 2 else { return nil }
        return switch (source[0], source[1]) {
        case (0xFF, 0xFE): false
        case (0xFE, 0xFF): true
        case (0, 1...): true
        case (1..., 0): false
        default: nil
        }
    }
}
