/// Splits and joins words as a shell does, for files of commands and for what was asked of a revision.
///
/// By scalars, as a shell sees them: a combining mark behind a quote would hide it.
public enum ShellWords {
    /// The words of a line: quotes and backslashes as in `sh`, and nothing else of it; `#` begins a comment.
    public static func split(_ line: String) throws(ShellWordsError) -> [String] {
        var words: [String] = []
        var word: String.UnicodeScalarView?
        var quote: Unicode.Scalar?
        var scalars = line.unicodeScalars.makeIterator()
        func add(_ scalar: Unicode.Scalar) {
            word = word ?? .init()
            word?.append(scalar)
        }
        while let scalar = scalars.next() {
            switch (scalar, quote) {
            case ("'", nil), ("\"", nil):
                quote = scalar
                word = word ?? .init()
            case (let close, let open?) where close == open: quote = nil
            case ("\\", nil), ("\\", "\""):
                guard let next = scalars.next() else { throw .endsInBackslash }
                // Within double quotes a backslash escapes only these.
                let isEscape = quote == nil || next == "\"" || next == "\\" || next == "$" || next == "`"
                if !isEscape { add("\\") }
                add(next)
            case (let blank, nil) where blank.properties.isWhitespace:
                if let finished = word { words.append(String(finished)) }
                word = nil
            case ("#", nil) where word == nil: return words
            default: add(scalar)
            }
        }
        if let quote { throw .openQuote(quote) }
        if let word { words.append(String(word)) }
        return words
    }

    /// The lines of a file of commands, which end with LF, CR or both.
    public static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
    }

    /// The words as one would type them.
    /// - Parameter limit: in Unicode scalars; what is longer ends with an ellipsis.
    public static func join(_ words: [String], limit: Int = .max) -> String {
        let text = words.map(quoted).joined(separator: " ")
        guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
        return String(text.unicodeScalars.prefix(limit)) + "…"
    }

    private static func quoted(_ word: String) -> String {
        let plain = word.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./,:=@+%".unicodeScalars.contains($0)
        }
        return plain && !word.isEmpty ? word : "'" + word.replacingScalars("'", with: "'\\''") + "'"
    }
}

/// Why a line has no words.
public enum ShellWordsError: Error, Hashable, Sendable, CustomStringConvertible {
    case endsInBackslash
    case openQuote(Unicode.Scalar)

    public var description: String {
        switch self {
        case .endsInBackslash: "a backslash ends the line"
        case .openQuote(let quote): "a quote is not closed: \(quote)"
        }
    }
}
