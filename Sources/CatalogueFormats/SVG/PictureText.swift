import ButtonLayout

/// A number for a picture: at most three decimals, no negative zero.
func pictureNumber(_ value: Double) -> String { (value + 0).readableText == "-0" ? "0" : (value + 0).readableText }

/// The same for people, with a true minus sign.
func shownNumber(_ value: Double) -> String { pictureNumber(value).replacing("-", with: "\u{2212}") }

func shownSize(_ size: Size) -> String { "\(shownNumber(size.width)) × \(shownNumber(size.height))" }

func shownFrame(_ frame: Rect) -> String {
    "\(shownSize(frame.size)) at \(shownNumber(frame.x)), \(shownNumber(frame.y))"
}

func shownInsets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(shownNumber).joined(separator: ", ")
}

/// About how wide a text is. Which font shows it is not known; this is more than most take.
func estimatedWidth(_ text: String, size: Double) -> Double {
    var width = 0.0
    for character in text {
        switch character {
        case " ", ",", ".", ":", ";", "'", "|", "i", "j", "l", "I", "t", "f": width += 0.36
        case "m", "w", "M", "W", "×", "→", "−": width += 0.86
        case "A"..."Z": width += 0.70
        default: width += displayWidth(String(character)) == 2 ? 1.02 : 0.62
        }
    }
    return width * size
}

/// A text in lines of at most that width; words that are wider are divided.
func wrapped(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if estimatedWidth(longer, size: size) <= width {
            line = longer
            continue
        }
        if !line.isEmpty { lines.append(line) }
        line = ""
        for character in word {
            if !line.isEmpty, estimatedWidth(line + String(character), size: size) > width {
                lines.append(line)
                line = ""
            }
            line.append(character)
        }
    }
    return line.isEmpty ? lines : lines + [line]
}

/// A text in one line of at most that width, cut and ended with an ellipsis.
func fitted(_ text: String, size: Double, width: Double) -> String {
    guard estimatedWidth(text, size: size) > width else { return text }
    var kept = ""
    for character in text {
        if estimatedWidth(kept + String(character) + "…", size: size) > width { break }
        kept.append(character)
    }
    return kept + "…"
}
