/// Shows a place in a source text the way compilers do.
///
/// ```
/// tokens.json:3:12: a comma before the ] …
///   3 | "sizes": [8,],
///     |            ^
/// ```
///
/// The line is cut around the place where it is longer than `width` columns, and control characters and characters
/// that reorder text are shown as escapes, in the line as in the file's name and the message.
/// - Parameters:
///   - file: The name to show for the source.
///   - source: The source's UTF-8 bytes; ill-formed ones are shown as U+FFFD.
///   - offset: The place in bytes; an offset past the end is the end.
///   - message: What is wrong there.
///   - width: The columns of a terminal that the whole may take; at least 40 are used.
/// - Returns: Three lines without a newline at the end.
public func codeFrame(
    file: String,
    source: [UInt8],
    offset: Int,
    message: String,
    width: Int = 100
) -> String {
    let position = SourcePosition(offset: offset, in: source)
    let number = String(position.line)
    let line = SourceLine(around: offset, in: source, width: max(width, 40) - number.utf8.count - 5)
    let blank = String(repeating: " ", count: number.utf8.count)
    return """
        \(escapedForTerminal(file)):\(position): \(escapedForTerminal(message))
          \(number) | \(line.text)
          \(blank) | \(String(repeating: " ", count: line.caret))^
        """
}

extension JSONParseError {
    /// Shows the error in its source, see ``codeFrame(file:source:offset:message:width:)``.
    public func codeFrame(file: String, source: [UInt8], width: Int = 100) -> String {
        CatalogueFormats.codeFrame(file: file, source: source, offset: offset, message: message, width: width)
    }
}
