/// A text between tags or in an attribute's quotes. What XML 1.0 cannot hold is shown as `\u{1B}`.
func xmlText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case _ where !isXML(scalar): result += visibleEscape(scalar)
        // As they stand, readers would make spaces of some, and a terminal would obey the others.
        case _ where isUnsafeOnTerminal(scalar): result += "&#\(scalar.value);"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// A comment of lines that were made for one. No two hyphens stand together in it, which would end it.
func xmlComment(_ lines: [String]) -> [String] {
    var lines = lines.map { line in
        var result = String.UnicodeScalarView()
        for scalar in visibleInXML(line).unicodeScalars {
            if scalar == "-", result.last == "-" { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
    guard let last = lines.indices.last else { return [] }
    for index in lines.indices {
        lines[index] = (index == 0 ? "<!-- " : lines[index].isEmpty ? "" : "     ") + lines[index]
    }
    lines[last] += " -->"
    return lines
}

/// A text with what XML 1.0 cannot hold shown as `\u{1B}`.
func visibleInXML(_ text: String) -> String {
    text.unicodeScalars.map { isXML($0) ? String($0) : visibleEscape($0) }.joined()
}

/// The first line of an XML file.
let xmlDeclaration = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"

/// Whether XML 1.0 has the character.
private func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
}
