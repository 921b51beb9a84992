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
        // Two metrics side by side, or a number and one, would be read as a size and a family.
        let isPair = words.count == 2 && TypographyText.begins(words[1], with: "{") && TypographyText.isSize(words[0])
        // A metric alone would be read as another typography.
        let isAlone =
            words.count == 1 && TypographyText.begins(words[0], with: "{") && letterSpacing == nil && lineHeight == nil
        if isPair || isAlone || family != .literal(ResolvedTypography.systemFamily) {
            let text = family.text(naming: name)
            let isPlain = family.isLiteral && TypographyText.isPlainFamily(text)
            words.append(isPlain ? text : TypographyText.word(text, isLiteral: family.isLiteral))
        }
        return words.joined(separator: " ")
            + (letterSpacing.map { "; letterSpacing \($0.text(naming: name))" } ?? "")
            + (lineHeight.map { "; lineHeight \($0.text(naming: name))" } ?? "")
    }
}

extension Typography<Name> {
    /// Reads `[WEIGHT] SIZE [FAMILY]`, and behind semicolons `letterSpacing` and `lineHeight`. The size is a number, a
    /// text style, a `{metric}`, or an expression in parentheses; weight and family are words, or a `{metric}`. Two
    /// metrics side by side are a size and a family. Without a family it is UIKit's own font.
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
        let family =
            words.isEmpty ? ResolvedTypography.systemFamily : TypographyText.unquoted(words.joined(separator: " "))
        self.init(family: TextValue(parsing: family), size: size, weight: weight)
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

/// The words of a typography. By scalars: a combining mark would hide what it stands on.
private enum TypographyText {
    /// What stands between separators, without blanks around it and without empty parts. Braces, parentheses and
    /// quotation marks hold together what is in them.
    static func parts(of text: String, separator: Unicode.Scalar) -> [String] {
        var (parts, current) = ([String](), String.UnicodeScalarView())
        var (depth, isQuoted, isName) = (0, false, false)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{" where !isQuoted: isName = true
            case "}" where !isQuoted: isName = false
            case _ where isName: break
            case "\"": isQuoted.toggle()
            case "(" where !isQuoted: depth += 1
            case ")" where !isQuoted: depth -= 1
            default: break
            }
            if scalar == separator, depth <= 0, !isQuoted, !isName {
                parts.append(String(current))
                current = String.UnicodeScalarView()
            } else {
                current.append(scalar)
            }
        }
        return (parts + [String(current)]).map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars.drop { $0 == " " }
        return String(String.UnicodeScalarView(scalars.reversed().drop { $0 == " " }.reversed()))
    }

    static func begins(_ text: String, with scalar: Unicode.Scalar) -> Bool { text.unicodeScalars.first == scalar }

    private static func holds(_ text: String, anyOf scalars: String) -> Bool {
        text.unicodeScalars.contains { scalars.unicodeScalars.contains($0) }
    }

    static func isSize(_ word: String) -> Bool {
        TextStyle(rawValue: word) != nil || begins(word, with: "{") || begins(word, with: "(") || Double(word) != nil
    }

    /// Whether a word is a weight, given what stands behind it.
    static func isWeight(_ word: String, before rest: ArraySlice<String>) -> Bool {
        guard let next = rest.first, isSize(next) else { return false }
        if begins(next, with: "{") { return rest.count > 1 || !isSize(word) }
        return !begins(word, with: "(")
    }

    /// Whether a family needs no quotation marks behind a size.
    static func isPlainFamily(_ text: String) -> Bool {
        let words = parts(of: text, separator: " ")
        return words.joined(separator: " ").unicodeScalars.elementsEqual(text.unicodeScalars)
            && !holds(text, anyOf: "\"{}();") && words.first.map { !isSize($0) } ?? false
    }

    static func word(_ text: String, isLiteral: Bool) -> String {
        let needsMarks = isLiteral && (text.isEmpty || holds(text, anyOf: " \"{}();") || isSize(text))
        guard needsMarks, Double(text) == nil else { return text }
        var quoted = "\"".unicodeScalars
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    static func unquoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return text }
        var (inner, isPair) = (String.UnicodeScalarView(), false)
        for scalar in scalars.dropFirst().dropLast() {
            isPair = scalar == "\"" && !isPair
            if !isPair { inner.append(scalar) }
        }
        return String(inner)
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
