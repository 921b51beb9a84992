/// How many columns a terminal gives to a text: East Asian wide characters and emoji take two; combining marks,
/// joiners, variation selectors and control characters take none.
///
/// Terminals differ on rare sequences; an emoji sequence (family, flag, skin tone) counts as the one emoji it shows.
public func displayWidth(_ text: String) -> Int {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + displayWidth(of: $1) }
}

private func displayWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let widths = scalars.map(displayWidth)
    // A wide base decides for its whole character: joined emoji, skin tones and conjoining Hangul add nothing.
    if let first = widths.first, first == 2 { return 2 }
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    return widths.reduce(0, +)
}

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Hangul vowels and finals, drawn into their initial
    case 0xAD: return 1  // the soft hyphen is a format character, but terminals draw it
    case 0x1F1E6...0x1F1FF: return 2  // regional indicators, two of which are one flag
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return scalar.properties.isEmojiPresentation || isEastAsianWide(scalar.value) ? 2 : 1
    }
}
