/// A JSON pointer (RFC 6901) as the fragment of a URI: `#/a/b`.
public func jsonPointer(to segments: [some StringProtocol]) -> String {
    segments.reduce(into: "#") { text, segment in
        text += "/"
        for byte in segment.utf8 {
            switch byte {
            case UInt8(ascii: "/"): text += "~1"
            case UInt8(ascii: "~"): text += "~0"
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "$"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
