/// The words of a name, from which identifiers are put together: `icon-left`, `icon_left` and `icon left` have the same
/// two, `iconLeft` is one. A name without a letter or a digit has its scalars for words: `u1F680`.
func words(of text: String) -> [String] {
    let words = text.unicodeScalars.split { !$0.isWordScalar }.map { String($0) }
    return words.isEmpty
        ? [text.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()] : words
}

/// `iconLeft` of `["icon", "left"]`. Digits that would run into each other are kept apart: `1_5x`.
func camelCase(_ words: [String], startsUpper: Bool) -> String {
    var result = ""
    for word in words {
        let isFirst = result.isEmpty
        let part = isFirst && !startsUpper ? word.withLowerStart : word.prefix(1).uppercased() + word.dropFirst()
        let joinsDigits = result.last?.isNumber == true && part.first?.isNumber == true
        result += (joinsDigits ? "_" : "") + part
    }
    return result
}

/// `icon_left` of `["icon", "left"]`, in lower case.
func snakeCase(_ words: [String]) -> String { words.map { $0.lowercased() }.joined(separator: "_") }

extension String {
    /// The same with a letter or an underscore first, which is how every language wants an identifier to begin.
    var startingLikeAnIdentifier: String {
        unicodeScalars.first?.properties.isAlphabetic == true || first == "_" ? self : "_" + self
    }

    /// `urlField` of `URLField`, `con` of `CON`.
    fileprivate var withLowerStart: String {
        let capitals = prefix { $0.isUppercase }.count
        let count =
            capitals > 1 && capitals < self.count && self[index(startIndex, offsetBy: capitals)].isLetter
            ? capitals - 1 : capitals
        return prefix(count).lowercased() + dropFirst(count)
    }
}

extension Unicode.Scalar {
    fileprivate var isWordScalar: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}
