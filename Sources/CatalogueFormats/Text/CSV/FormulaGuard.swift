/// Keeps a text from being run as a formula by a spreadsheet that opens it as a cell, and undoes that.
///
/// After OWASP, "CSV Injection": an apostrophe goes before a text that begins with `=`, `+`, `-`, `@`, one of their
/// full-width forms, or a control character such as tab, CR or LF. The same where a cell would begin if the file were
/// read with another separator or without regard to quotes, that is after each comma, semicolon, tab, CR and LF, and the
/// same if only blanks, invisible characters or double quotes stand before the character.
///
/// Where that is so and apostrophes stand in front already, one more is put there. So at such a place a guarded text has
/// always at least one, and taking one away gives every text back exactly.
enum FormulaGuard {
    static func added(to text: String) -> String {
        rewritten(text) { $0 + 1 }
    }

    static func removed(from text: String) -> String {
        rewritten(text) { max($0 - 1, 0) }
    }

    /// Changes the number of apostrophes at each place where a formula could begin.
    private static func rewritten(_ text: String, apostrophes changed: (Int) -> Int) -> String {
        guard text.unicodeScalars.contains(where: { isOperator($0) || isControl($0) }) else { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        var beginsCell = true
        while index < scalars.count {
            if beginsCell {
                let afterApostrophes = scalars[index...].firstIndex { $0 != "'" } ?? scalars.count
                if beginsFormula(scalars[afterApostrophes...], isWholeText: index == 0) {
                    let count = changed(afterApostrophes - index)
                    result.append(contentsOf: repeatElement("'", count: count))
                    index = afterApostrophes
                }
            }
            result.append(scalars[index])
            beginsCell = isSeparator(scalars[index])
            index += 1
        }
        return String(result)
    }

    private static func beginsFormula(_ scalars: ArraySlice<Unicode.Scalar>, isWholeText: Bool) -> Bool {
        if isWholeText, let first = scalars.first, isControl(first) { return true }
        // A separator ends the search: what follows it begins a cell of its own.
        return scalars.first { isSeparator($0) || !isSkipped($0) }.map(isOperator) ?? false
    }

    private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
        default: false
        }
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "\t", "\r", "\n": true
        default: false
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20
    }

    /// What a spreadsheet may drop before it looks at a cell.
    private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return scalar == "\"" || scalar.properties.isWhitespace || category == .control || category == .format
    }
}
