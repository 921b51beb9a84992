extension JSONScanner {
    /// Reads the string whose opening quote stands at the offset.
    mutating func string() throws(JSONParseError) -> String {
        let opening = offset
        offset += 1
        let text = try plainText()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
            return try escapedString(opening: opening, beginning: text)
        }
        offset += 1
        return text
    }

    /// A string that has escapes, or something wrong in it.
    private mutating func escapedString(opening: Int, beginning: String) throws(JSONParseError) -> String {
        var result = beginning
        while true {
            guard offset < bytes.count else { throw error("the string that begins here has no end", at: opening) }
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                return result
            case UInt8(ascii: "\\"):
                result.unicodeScalars.append(try escape())
                result += try plainText()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw error("the string that begins here has no end on its line", at: opening)
            default:
                throw error("a control character in a string has to be written as \(hex(bytes[offset]))")
            }
        }
    }

    /// Reads what stands for itself, up to a quote, a backslash, a control character or the end of the source.
    private mutating func plainText() throws(JSONParseError) -> String {
        let start = offset
        var allBits: UInt8 = 0
        // A variable of its own: it stays out of memory.
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            allBits |= byte
            end += 1
        }
        offset = end
        let plain = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if allBits < 0x80 { return String(decoding: plain, as: UTF8.self) }
        guard let text = String(wellFormed: plain) else {
            throw error(notUTF8, at: start + (firstIllFormedOffset(in: plain) ?? 0))
        }
        return text
    }

    private mutating func escape() throws(JSONParseError) -> Unicode.Scalar {
        let start = offset
        offset += 1
        guard offset < bytes.count else { throw error("the text ends within an escape", at: start) }
        let letter = bytes[offset]
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(start: start)
        default: throw error("JSON has no such escape; a backslash itself is written \\\\", at: start)
        }
    }

    private mutating func unicodeEscape(start: Int) throws(JSONParseError) -> Unicode.Scalar {
        let first = try fourHexDigits(start: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        // Only surrogates are no scalars: a high one (D800…DBFF) has to be followed by the escape of a low one.
        if first < 0xDC00, startsWith("\\u") {
            offset += 2
            let second = try fourHexDigits(start: offset - 2)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw error("this \\u escape is one half of a surrogate pair, without the other half", at: start)
    }

    private mutating func fourHexDigits(start: Int) throws(JSONParseError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = hexDigit(byte) else {
                throw error("\\u has to be followed by four hexadecimal digits", at: start)
            }
            value = (value << 4) + digit
            offset += 1
        }
        return value
    }

    private func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x61 + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x41 + 10
        default: nil
        }
    }

    private func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
}
