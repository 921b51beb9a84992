/// A place in a source text as people and editors count it.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1. A line ends with LF, CRLF or CR.
    public var line: Int

    /// The column, from 1, in Unicode scalars. A byte order mark takes no column.
    public var column: Int

    /// Makes a position of a line and a column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Finds the position of a byte offset; an offset past the end is the end.
    public init(offset: Int, in source: [UInt8]) {
        self = source.withUnsafeBufferPointer { SourcePosition(offset: offset, in: $0) }
    }

    init(offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        let end = min(max(offset, 0), source.count)
        var line = 1
        var lineStart = byteOrderMarkLength(of: source)
        var index = lineStart
        while index < end {
            let byte = source[index]
            index += 1
            let isFirstOfCRLF = byte == 0x0D && index < source.count && source[index] == 0x0A
            if byte == 0x0A || (byte == 0x0D && !isFirstOfCRLF) {
                line += 1
                lineStart = index
            }
        }
        let before = UnsafeBufferPointer(rebasing: source[min(lineStart, end)..<end])
        self.init(line: line, column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }
}

/// How many bytes a UTF-8 byte order mark takes at the start of a text: 3 or 0.
func byteOrderMarkLength(of source: UnsafeBufferPointer<UInt8>) -> Int {
    source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}
