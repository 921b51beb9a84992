extension Typography {
    /// The typography as people write it: `semi-bold 17 Roboto; letterSpacing 0.5`.
    public func text(naming name: (Reference) -> String) -> String {
        var words: [String] = []
        if let weight { words.append(TypographyText.word(weight.text(naming: name), isLiteral: weight.isLiteral)) }
        switch size {
        case .textStyle(let style): words.append(style.rawValue)
        case .points(let points):
            let text = points.text(naming: name)
            words.append(points.isWord ? text : "(\(text))")
        }
        if let family {
            let text = family.text(naming: name)
            let isPlain = family.isLiteral && TypographyText.isPlainFamily(text)
            words.append(isPlain ? text : TypographyText.word(text, isLiteral: family.isLiteral))
        } else if weight != nil, words.last?.hasPrefix("{") == true {
            // Two numbers or metrics side by side would be read as a size and a family.
            words.append(ResolvedTypography.systemFamily)
        }
        return words.joined(separator: " ")
            + (letterSpacing.map { "; letterSpacing \($0.text(naming: name))" } ?? "")
            + (lineHeight.map { "; lineHeight \($0.text(naming: name))" } ?? "")
    }
}

extension Typography<Name> {
    /// Reads `[WEIGHT] SIZE [FAMILY]`, and behind semicolons `letterSpacing` and `lineHeight`. The size is a number, a
    /// text style, a `{metric}`, or an expression in parentheses; weight and family are words, or a `{metric}`. Two
    /// metrics side by side are a size and a family.
    public init(parsing text: String) throws(ExpressionSyntaxError) {
        let parts = TypographyText.parts(of: text, separator: ";")
        var words = TypographyText.parts(of: parts.first ?? "", separator: " ")
        func failure(_ problem: ExpressionSyntaxError.Problem) -> ExpressionSyntaxError {
            ExpressionSyntaxError(text: text, column: 1, problem: problem)
        }
        var weight: TextValue<Name>?
        if let first = words.first, TypographyText.isWeight(first, before: words.dropFirst()) {
            weight = TextValue(parsing: TypographyText.unquoted(first))
            words.removeFirst()
        }
        guard let first = words.first else { throw failure(.noFontSize) }
        let size: Size
        if let style = TextStyle(rawValue: first) {
            size = .textStyle(style)
        } else {
            guard TypographyText.isSize(first) else { throw failure(.noFontSize) }
            size = .points(try Expression(parsing: first))
        }
        words.removeFirst()
        let family = words.isEmpty ? nil : TypographyText.unquoted(words.joined(separator: " "))
        self.init(family: family.map { TextValue(parsing: $0) }, size: size, weight: weight)
        for part in parts.dropFirst() {
            let words = part.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { throw failure(.notOfTypography(part)) }
            let value = try Expression(parsing: String(words[1]))
            switch words[0] {
            case "letterSpacing": letterSpacing = value
            case "lineHeight": lineHeight = value
            default: throw failure(.notOfTypography(part))
            }
        }
    }
}

/// The words of a typography.
private enum TypographyText {
    /// What stands between separators, trimmed and without empty parts. Braces, parentheses and quotation marks hold
    /// together what is in them.
    static func parts(of text: String, separator: Character) -> [String] {
        var (parts, current) = ([String](), "")
        var depth = 0
        var isQuoted = false
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case "{" where !isQuoted, "(" where !isQuoted: depth += 1
            case "}" where !isQuoted, ")" where !isQuoted: depth -= 1
            default: break
            }
            if character == separator, depth <= 0, !isQuoted {
                parts.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        return (parts + [current]).map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    static func isSize(_ word: String) -> Bool {
        TextStyle(rawValue: word) != nil || word.hasPrefix("{") || word.hasPrefix("(") || Double(word) != nil
    }

    /// Whether a word is a weight, given what stands behind it.
    static func isWeight(_ word: String, before rest: ArraySlice<String>) -> Bool {
        guard let next = rest.first, isSize(next) else { return false }
        if next.hasPrefix("{") { return rest.count > 1 || !isSize(word) }
        return !word.hasPrefix("(")
    }

    /// Whether a family needs no quotation marks behind a size.
    static func isPlainFamily(_ text: String) -> Bool {
        let words = parts(of: text, separator: " ")
        return words.joined(separator: " ") == text && !text.contains { "\"{}();".contains($0) }
            && words.first.map { !isSize($0) } ?? false
    }

    static func word(_ text: String, isLiteral: Bool) -> String {
        let needsMarks = isLiteral && (text.isEmpty || text.contains { " \"{}();".contains($0) } || isSize(text))
        guard needsMarks, Double(text) == nil else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    static func unquoted(_ text: String) -> String {
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        return text.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
            .joined(separator: "\"")
    }
}

extension TextValue {
    fileprivate var isLiteral: Bool { reference == nil }
}

extension Expression {
    /// Whether its text has no blanks outside braces.
    fileprivate var isWord: Bool {
        switch self {
        case .number, .reference: true
        case .negated, .binary, .call: false
        }
    }
}
