/// Lines of at most `width` characters, as far as no part is longer.
func words(_ parts: [some StringProtocol], wrappedAt width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for part in parts {
        let count = part.count
        if length > 0, length + 1 + count > width {
            lines.append(line)
            (line, length) = ("", 0)
        }
        line += length > 0 ? " " + part : String(part)
        length += (length > 0 ? 1 : 0) + count
    }
    return lines + [line]
}

extension String {
    /// The lines of the text broken between words; a text in a narrow terminal still gets 20 columns.
    func wrapped(_ width: Int) -> [String] {
        split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            words($0.split(separator: " "), wrappedAt: max(width, 20))
        }
    }

    /// The text after `prefix`, broken at `columns`.
    func wrapped(_ columns: Int, prefix: String) -> String {
        (prefix + self).wrapped(columns).joined(separator: "\n")
    }
}
