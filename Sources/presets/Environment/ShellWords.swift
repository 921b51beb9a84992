import ArgumentParser

/// Splits and joins words as a shell does, for files of commands and for what was asked of a revision.
enum ShellWords {
    /// The words of a line: quotes and backslashes as in `sh`, and nothing else of it; `#` begins a comment.
    static func split(_ line: String) throws -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = line.makeIterator()
        while let character = characters.next() {
            switch (character, quote) {
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (let close, let open?) where close == open: quote = nil
            case ("\\", nil), ("\\", "\""):
                guard let next = characters.next() else { throw ValidationError("a backslash ends the line") }
                // Within double quotes a backslash escapes only these.
                let isEscape = quote == nil || next == "\"" || next == "\\" || next == "$" || next == "`"
                word = (word ?? "") + (isEscape ? "" : "\\") + String(next)
            case (let blank, nil) where blank.isWhitespace:
                if let finished = word { words.append(finished) }
                word = nil
            case ("#", nil) where word == nil: return words
            default: word = (word ?? "") + String(character)
            }
        }
        if let quote { throw ValidationError("a quote is not closed: \(quote)") }
        if let word { words.append(word) }
        return words
    }

    /// The words as one would type them, at most 4,000 characters.
    static func join(_ words: [String]) -> String {
        let text = words.map(quoted).joined(separator: " ")
        return text.count > 4000 ? text.prefix(4000) + "…" : text
    }

    private static func quoted(_ word: String) -> String {
        let plain = word.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./,:=@+%".unicodeScalars.contains($0)
        }
        if plain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
