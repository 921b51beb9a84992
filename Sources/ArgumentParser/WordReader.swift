/// The words of a command line, read one by one.
struct WordReader {
    let words: [String]
    private(set) var index = 0

    init(words: [String]) {
        self.words = words
    }

    mutating func next() -> String? {
        guard index < words.count else { return nil }
        index += 1
        return words[index - 1]
    }

    /// The next word as the value of an option.
    mutating func value(for definition: ArgumentDefinition, name: String) throws -> String {
        if index < words.count, !definition.takesAnything, words[index].looksLikeOption {
            throw ParserError.missingValue(definition, name: name, found: words[index])
        }
        guard let word = next() else { throw ParserError.missingValue(definition, name: name, found: nil) }
        return word
    }
}

extension String {
    /// A dash and more, except a negative number; a dash alone stands for the standard input or output.
    var looksLikeOption: Bool {
        var bytes = utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let isFraction = second == UInt8(ascii: ".") && bytes.next().map(digits.contains) == true
        return !digits.contains(second) && !isFraction
    }

    /// `--style=top` as `--style` and `top`.
    var splitAtEquals: (name: String, value: String?) {
        guard let equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
        return (String(self[..<equals]), String(self[utf8.index(after: equals)...]))
    }
}
