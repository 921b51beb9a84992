/// Reads CSV record by record (RFC 4180; records may also end with LF or CR, and a byte order mark is passed over).
///
/// ```
/// var reader = CSVReader(bytes)
/// while let fields = try reader.next() { … }
/// ```
///
/// Blank lines are passed over. A quote within a field that does not begin with one is a quote. The apostrophe that
/// ``CSVWriter`` puts before what could run as a formula (`'=1+2`) is taken away: a field is what was written.
public struct CSVReader: Sendable {
    /// The line on which the record read last begins, from 1; 0 before the first.
    public private(set) var line = 0

    /// Where each field of the record read last begins, in bytes from the start of the source.
    public private(set) var offsets: [Int] = []

    private let source: [UInt8]
    private let separator: UInt8
    private var offset: Int
    private var currentLine = 1

    /// Makes a reader of UTF-8 bytes, which guesses the separator unless one is given.
    public init(_ source: [UInt8], separator: CSVSeparator? = nil) {
        self.source = source
        self.separator = (separator ?? .detected(in: source)).rawValue
        offset = source.withUnsafeBufferPointer(byteOrderMarkLength)
    }

    /// Reads the next record, or nil at the end.
    /// - Throws: A quote without its end, text after an ending quote, or what is not UTF-8. Reading ends there.
    public mutating func next() throws(CSVParseError) -> [String]? {
        while offset < source.count, isLineEnd(source[offset]) { skipLineEnd() }
        guard offset < source.count else { return nil }
        line = currentLine
        var fields: [String] = []
        offsets.removeAll(keepingCapacity: true)
        while true {
            offsets.append(offset)
            fields.append(try field())
            guard offset < source.count else { return fields }
            if isLineEnd(source[offset]) {
                skipLineEnd()
                return fields
            }
            offset += 1  // the separator
        }
    }

    private mutating func field() throws(CSVParseError) -> String {
        if offset < source.count, source[offset] == UInt8(ascii: "\"") { return try quotedField() }
        let start = offset
        while offset < source.count, !endsField(source[offset]) { offset += 1 }
        return try text(source[start..<offset], from: start)
    }

    private mutating func quotedField() throws(CSVParseError) -> String {
        let opening = offset
        let openingLine = currentLine
        var content: [UInt8] = []
        offset += 1
        while true {
            guard offset < source.count else {
                throw failure("the quote that begins here has no end", at: opening, line: openingLine)
            }
            let byte = source[offset]
            if byte == UInt8(ascii: "\"") {
                offset += 1
                guard offset < source.count, source[offset] == byte else { break }
                content.append(byte)
                offset += 1
            } else if isLineEnd(byte) {
                let start = offset
                skipLineEnd()
                content += source[start..<offset]
            } else {
                content.append(byte)
                offset += 1
            }
        }
        if offset < source.count, !endsField(source[offset]) {
            throw failure(
                "after the quote that ends a field, a separator or a new line was expected",
                at: offset,
                line: currentLine
            )
        }
        return try text(content[...], from: opening)
    }

    private mutating func text(_ bytes: ArraySlice<UInt8>, from start: Int) throws(CSVParseError) -> String {
        guard let text = bytes.withUnsafeBufferPointer({ String(wellFormed: $0) }) else {
            let place = start + (firstIllFormedOffset(in: source[start...]) ?? 0)
            throw failure("the text is not UTF-8 here", at: place, line: SourcePosition(offset: place, in: source).line)
        }
        return FormulaGuard.removed(from: text)
    }

    private mutating func failure(_ message: String, at place: Int, line: Int) -> CSVParseError {
        offset = source.count
        return CSVParseError(message: message, line: line, offset: place)
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func endsField(_ byte: UInt8) -> Bool { byte == separator || isLineEnd(byte) }

    /// Goes past LF, CR or CRLF.
    private mutating func skipLineEnd() {
        let isCR = source[offset] == 0x0D
        offset += 1
        if isCR, offset < source.count, source[offset] == 0x0A { offset += 1 }
        currentLine += 1
    }
}
