/// One pass over the text of a `.strings` file: an old-style property list without its braces.
struct StringsFileScanner {
    let bytes: [UInt8]
    let problems: DocumentProblems
    var offset: Int
    private let start: Int
    private var line = 1

    /// - Parameter bytes: well-formed UTF-8.
    init(_ bytes: [UInt8], _ problems: DocumentProblems) {
        self.bytes = bytes
        self.problems = problems
        start = bytes.withUnsafeBufferPointer(byteOrderMarkLength)
        offset = start
    }

    /// The byte at the offset, or 0 at the end; a 0 in the text is nowhere right either.
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Reads the next entry; nil at the end.
    mutating func next() throws(StringsFileError) -> StringsFileEntry? {
        let comment = try skipSpace()
        guard offset < bytes.count else { return nil }
        var entry = StringsFileEntry(key: "", value: "", offset: offset, line: line)
        // genstrings writes this where there is none.
        if let comment, !comment.isEmpty, comment != "No comment provided by engineer." { entry.comment = comment }
        entry.key = try text("where a key was expected")
        try skipSpace()
        if byte == UInt8(ascii: ";") {
            // Short for a text that is its own key.
            offset += 1
            entry.value = entry.key
            return entry
        }
        guard byte == UInt8(ascii: "=") else { throw unexpected("where the = after a key was expected") }
        offset += 1
        try skipSpace()
        entry.value = try text("where a text was expected")
        try takeSemicolon()
        return entry
    }

    private mutating func takeSemicolon() throws(StringsFileError) {
        let (end, endLine) = (offset, line)
        try skipSpace()
        if byte == UInt8(ascii: ";") {
            offset += 1
        } else if offset == bytes.count || byte == UInt8(ascii: "\"") && line > endLine {
            problems.add("a semicolon is missing here", at: end)
            // What stands between belongs to the next key.
            (offset, line) = (end, endLine)
        } else {
            throw unexpected("where a semicolon was expected; a quote within a text is written \\\"")
        }
    }

    /// Goes past spaces and comments.
    /// - Returns: The last comment if it belongs to what follows: not after something on its line, and no blank line
    ///   after it.
    @discardableResult
    mutating func skipSpace() throws(StringsFileError) -> String? {
        var comment: String?
        var lines = offset == start ? 1 : 0
        while offset < bytes.count {
            let (place, firstLine) = (offset, line)
            if skipBlank() {
                lines += line - firstLine
            } else if let text = try self.comment() {
                comment = lines > 0 || comment != nil ? text : nil
                lines = 0
                countLines(from: place)
            } else {
                break
            }
        }
        return lines < 2 ? comment : nil
    }

    /// Goes past one character if it is a space.
    private mutating func skipBlank() -> Bool {
        switch byte {
        case 0x0A, 0x0D:
            let isFirstOfCRLF = byte == 0x0D && bytes[(offset + 1)...].first == 0x0A
            offset += isFirstOfCRLF ? 2 : 1
            line += 1
        case 0x20, 0x09, 0x0B, 0x0C: offset += 1
        // The separators of lines and of paragraphs.
        case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): offset += 3
        case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): offset += 3
        default: return false
        }
        return true
    }

    /// Counts the lines that end between a place and the offset.
    mutating func countLines(from start: Int) {
        for index in start..<offset {
            let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && bytes[(index + 1)...].first != 0x0A
            if isEnd { line += 1 }
        }
    }
}
