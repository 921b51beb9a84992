/// Shows control characters, line and paragraph separators and everything that changes the direction of text as
/// escapes such as `\u{1B}`, so that a hostile name can neither move the cursor nor reorder what is around it.
///
/// Tab, LF and CR are `\t`, `\n` and `\r`. A backslash stays: the result is for reading, not for reading back.
public func escapedForTerminal(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafeOnTerminal) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\t": result += "\\t"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case _ where isUnsafeOnTerminal(scalar): result += visibleEscape(scalar)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Whether a terminal would obey the character instead of showing it.
func isUnsafeOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional marks and overrides
    default: false
    }
}

/// A character as an escape, `\u{1B}`.
func visibleEscape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}
