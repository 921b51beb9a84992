/// `text` between quotes for a message: control characters escaped, and not longer than a line.
func quoted(_ text: String) -> String {
    let limit = 80
    var result = "'"
    for (count, scalar) in text.unicodeScalars.enumerated() {
        guard count < limit else { return result + "…'" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "'"
}
