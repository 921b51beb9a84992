extension StringsFileScanner {
    /// Reads a key or a value, in quotes or without.
    mutating func text(_ place: String) throws(StringsFileError) -> String {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quotedText()
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            throw StringsFileError(message: "only texts are read, not lists or data", offset: offset)
        default: break
        }
        let start = offset
        while isBare(byte) { offset += 1 }
        if offset == start { throw unexpected(place) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// What needs no quotes.
    private func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    private mutating func quotedText() throws(StringsFileError) -> String {
        let (opening, quote) = (offset, byte)
        var content: [UInt8] = []
        offset += 1
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\") {
                content += try escape()
            } else {
                content.append(bytes[offset])
                offset += 1
            }
        }
        guard offset < bytes.count else {
            throw StringsFileError(message: "the text that begins here has no end", offset: opening)
        }
        offset += 1
        countLines(from: opening)
        return String(decoding: content, as: UTF8.self)
    }

    /// Reads a comment; nil where none begins, an empty text where it says nothing.
    mutating func comment() throws(StringsFileError) -> String? {
        guard byte == UInt8(ascii: "/"), offset + 1 < bytes.count else { return nil }
        let start = offset
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"):
            while offset < bytes.count, byte != 0x0A, byte != 0x0D { offset += 1 }
            return trimmed(bytes[(start + 2)..<offset])
        case UInt8(ascii: "*"):
            offset += 2
            while offset + 1 < bytes.count {
                if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                    offset += 2
                    return trimmed(bytes[(start + 2)..<(offset - 2)])
                }
                offset += 1
            }
            throw StringsFileError(message: "the comment that begins here has no end", offset: start)
        default: return nil
        }
    }

    private func trimmed(_ text: ArraySlice<UInt8>) -> String {
        let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        let start = text.drop(while: isBlank)
        let end = start.lastIndex { !isBlank($0) } ?? start.startIndex - 1
        return String(decoding: start[..<(end + 1)], as: UTF8.self)
    }

    /// Says what stands at the offset and not what should.
    func unexpected(_ place: String) -> StringsFileError {
        guard let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first else {
            return StringsFileError(message: "the text ends \(place)", offset: offset)
        }
        return StringsFileError(message: "unexpected \(visible(scalar)) \(place)", offset: offset)
    }

    private func visible(_ scalar: Unicode.Scalar) -> String {
        if scalar.value > 0x20, scalar.value < 0x7F { return "'\(scalar)'" }
        let number = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
    }
}
