/// An image file that a picture shows. It is an image of its own there, in which no script runs.
public struct PictureImage: Hashable, Sendable {
    public let dataURI: String

    /// In bytes: more would be no picture of a button.
    public static let largestSize = 1 << 20

    /// Why a file is not shown.
    public enum Refusal: Error, Hashable, Sendable {
        case tooLarge(bytes: Int)
        case unknownFormat
    }

    /// Reads an image by what it holds, not by its name.
    /// - Parameter bytes: the content of a PNG, JPEG or SVG file.
    public init(_ bytes: [UInt8]) throws(Refusal) {
        guard bytes.count <= Self.largestSize else { throw .tooLarge(bytes: bytes.count) }
        guard let type = Self.type(of: bytes) else { throw .unknownFormat }
        dataURI = "data:\(type);base64,\(base64(bytes))"
    }

    private static func type(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        return isSVG(bytes) ? "image/svg+xml" : nil
    }

    /// Whether the first element of a text, after declaration and comments, is `svg`.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        var rest = Substring(decoding: bytes.prefix(65536), as: UTF8.self)
        if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let end: String
            if rest.hasPrefix("<?") {
                end = "?>"
            } else if rest.hasPrefix("<!--") {
                end = "-->"
            } else if rest.hasPrefix("<!DOCTYPE svg") {
                end = ">"
            } else {
                return rest.hasPrefix("<svg") && rest.dropFirst(4).first.map { $0.isWhitespace || $0 == ">" } == true
            }
            guard let range = rest.firstRange(of: end) else { return false }
            rest = rest[range.upperBound...]
        }
    }
}

extension PictureImage.Refusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge(let bytes): "it has \(bytes) bytes, more than \(PictureImage.largestSize)"
        case .unknownFormat: "it is no PNG, JPEG or SVG"
        }
    }
}
