extension StringsFileScanner {
    /// Reads what a backslash begins, as UTF-8. Before any other character it means nothing, as in Foundation.
    mutating func escape() throws(StringsFileError) -> [UInt8] {
        let start = offset
        offset += 1
        guard offset < bytes.count else { return [] }
        let letter = bytes[offset]
        switch letter {
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return Array(String(try unicodeEscape(start: start)).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return [try octalEscape(start: start)]
        default: break
        }
        offset += 1
        switch letter {
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "v"): return [0x0B]
        default: return [letter]
        }
    }

    /// Reads `U0041`, or two of them that make one character.
    private mutating func unicodeEscape(start: Int) throws(StringsFileError) -> Character {
        let first = try fourHexDigits(start: start)
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        if first < 0xDC00, byte == UInt8(ascii: "\\"), bytes[(offset + 1)...].first.map({ $0 | 0x20 }) == 0x75 {
            offset += 1
            let second = try fourHexDigits(start: offset - 1)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
            {
                return Character(scalar)
            }
        }
        throw StringsFileError(
            message: "this escape is one half of a surrogate pair, without the other half", offset: start)
    }

    /// Reads the digits after the letter at the offset.
    private mutating func fourHexDigits(start: Int) throws(StringsFileError) -> UInt32 {
        offset += 1
        let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        let isWhole = digits.utf8.count == 4 && digits.allSatisfy(\.isHexDigit)
        guard isWhole, let value = UInt32(digits, radix: 16) else {
            throw StringsFileError(message: "\\U has to be followed by four hexadecimal digits", offset: start)
        }
        offset += 4
        return value
    }

    /// Reads up to three octal digits. Beyond ASCII they are NeXT's own characters, which nobody means any more.
    private mutating func octalEscape(start: Int) throws(StringsFileError) -> UInt8 {
        let digits = bytes[offset...].prefix(3).prefix { (0x30...0x37).contains($0) }
        offset += digits.count
        let value = digits.reduce(0) { $0 * 8 + Int($1) - 0x30 }
        guard value < 0x80 else {
            throw StringsFileError(message: "an octal escape can be no more than \\177", offset: start)
        }
        return UInt8(value)
    }
}
