/// A reference to a token, or to something in its value.
struct TokenReference: Hashable {
    /// The token's dotted name.
    var path: String
    /// The way into the token's value; empty for the value as a whole.
    var rest: [String] = []

    /// A reference to a token's value as a whole.
    init(path: String) {
        self.path = path
    }

    /// Reads `{a.b.c}`; nil for a text that is not one reference and nothing else.
    init?(braces text: String) {
        var text = text
        let path = text.withUTF8 { bytes -> String? in
            guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
            let inner = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
            for byte in inner where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return nil }
            return String(decoding: inner, as: UTF8.self)
        }
        guard let path else { return nil }
        self.path = path
    }

    /// Reads `#/a/b/$value/value`, a JSON pointer (RFC 6901) as the fragment of a URI; nil where it is malformed.
    init?(pointer text: String) {
        guard let segments = Self.segments(ofPointer: text) else { return nil }
        let end = segments.firstIndex { $0.isReservedKey } ?? segments.count
        path = segments[..<end].joined(separator: ".")
        if end < segments.count {
            guard segments[end] == "$value" else { return nil }
            rest = Array(segments[(end + 1)...])
        }
        if path.isEmpty { return nil }
    }

    /// The segments of a pointer; nil where it is malformed.
    static func segments(ofPointer text: String) -> [String]? {
        guard text.utf8.starts(with: "#/".utf8), let text = withoutPercents(String(text.unicodeScalars.dropFirst(2)))
        else { return nil }
        var segments: [String] = []
        for part in text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false) {
            var segment = ""
            var isEscaped = false
            for scalar in part {
                switch (isEscaped, scalar) {
                case (false, "~"): isEscaped = true
                case (false, _): segment.unicodeScalars.append(scalar)
                case (true, "0"), (true, "1"):
                    segment += scalar == "0" ? "~" : "/"
                    isEscaped = false
                default: return nil
                }
            }
            if isEscaped { return nil }
            segments.append(segment)
        }
        return segments
    }

    private static func withoutPercents(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            // A number may have a sign, which is no digit.
            guard rest.count >= 2, rest.first != UInt8(ascii: "+"), let digits = String(rest.prefix(2)),
                let decoded = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(decoded)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
