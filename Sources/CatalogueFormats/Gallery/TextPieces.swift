/// A text divided into what all texts of its shape have, and the values between.
struct TextPieces {
    enum Grammar {
        /// XML: the numbers within tags are values, the outlines of glyphs, and the texts between tags.
        case markup
        /// JSON and code: numbers and strings are values, names of members are none.
        case data
    }

    /// The text, with a `gap` in the place of each value: texts of one shape have the same.
    private(set) var skeleton: [UInt8] = []
    private(set) var values: [String] = []

    /// No UTF-8 has this byte.
    static let gap: UInt8 = 0xFF

    init(_ text: String, _ grammar: Grammar) {
        let bytes = Array(text.utf8)
        skeleton.reserveCapacity(bytes.count)
        switch grammar {
        case .markup: divideMarkup(bytes)
        case .data: divideData(bytes)
        }
    }

    private mutating func divideMarkup(_ bytes: [UInt8]) {
        var place = 0
        while place < bytes.count {
            let isTag = bytes[place] == UInt8(ascii: "<")
            let last = bytes[place...].firstIndex(of: UInt8(ascii: isTag ? ">" : "<")) ?? bytes.count
            let end = isTag ? min(last + 1, bytes.count) : last
            if isTag {
                while place < end {
                    place =
                        takeContour(bytes, at: place, before: end)
                        ?? takeNumberOrByte(bytes, at: place, before: end)
                }
            } else if bytes[place..<end].elementsEqual("\n".utf8) {
                skeleton.append(bytes[place])
            } else {
                take(bytes[place..<end])
            }
            place = end
        }
    }

    private mutating func divideData(_ bytes: [UInt8]) {
        var place = 0
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "\"") else {
                place = takeNumberOrByte(bytes, at: place, before: bytes.count)
                continue
            }
            var end = place + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            end = min(end, bytes.count)
            let isName = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: ":")
            skeleton.append(bytes[place])
            if isName { skeleton += bytes[(place + 1)..<end] } else { take(bytes[(place + 1)..<end]) }
            if end < bytes.count { skeleton.append(bytes[end]) }
            place = end + 1
        }
    }

    /// Takes what follows the start of a contour, as `pathData` writes it: the same glyph is the same value.
    private mutating func takeContour(_ bytes: [UInt8], at place: Int, before limit: Int) -> Int? {
        guard place > 0, Self.isDigit(bytes[place - 1]), "lqc".utf8.contains(bytes[place]) else { return nil }
        let end = bytes[place..<limit].firstIndex { !"0123456789 .-lqcz".utf8.contains($0) } ?? limit
        guard end - place > 12 else { return nil }
        take(bytes[place..<end])
        return end
    }

    private mutating func takeNumberOrByte(_ bytes: [UInt8], at place: Int, before limit: Int) -> Int {
        func isDigit(_ place: Int) -> Bool { place < limit && Self.isDigit(bytes[place]) }
        var end = place
        if bytes[place] == UInt8(ascii: "-") { end += 1 }
        guard isDigit(end) else {
            skeleton.append(bytes[place])
            return place + 1
        }
        while isDigit(end) { end += 1 }
        if end < limit, bytes[end] == UInt8(ascii: "."), isDigit(end + 1) {
            end += 1
            while isDigit(end) { end += 1 }
        }
        take(bytes[place..<end])
        return end
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func take(_ value: ArraySlice<UInt8>) {
        values.append(String(decoding: value, as: UTF8.self))
        skeleton.append(Self.gap)
    }
}
