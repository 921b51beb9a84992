import Spelling

/// Gives the words of a command line to the arguments that they belong to.
struct ArgumentMatcher {
    private enum Target {
        case option(Int)
        case flag(Int, word: String)
        case help, version, completionScript
    }

    private var matched: [MatchedArgument]
    private var positionals: [String] = []
    private var targets: [String: Target] = [:]

    /// Matches with the arguments of the last command in `path`, which are `definitions`.
    init(path: [any ParsableArguments.Type], _ definitions: [ArgumentDefinition]) {
        matched = definitions.map { MatchedArgument(definition: $0) }
        targets["-h"] = .help
        targets["--help"] = .help
        if path.contains(where: { !$0._commandConfiguration.version.isEmpty }) { targets["--version"] = .version }
        if path.count == 1 { targets["--generate-completion-script"] = .completionScript }
        for (index, argument) in matched.enumerated() {
            for name in argument.definition.names {
                targets[name.typed] = argument.definition.isFlag ? .flag(index, word: "true") : .option(index)
            }
            for name in argument.definition.invertedNames { targets[name.typed] = .flag(index, word: "false") }
        }
    }

    /// Matches all words.
    mutating func match(_ words: [String]) throws {
        var reader = WordReader(words: words)
        while let word = reader.next() {
            if word == "--" {
                while let word = reader.next() { positionals.append(word) }
            } else if word.looksLikeOption {
                try matchOption(word, &reader)
            } else {
                positionals.append(word)
            }
        }
    }

    /// The index of the first word that is neither an option nor an option's value.
    mutating func firstPositional(in words: [String]) throws -> Int? {
        var reader = WordReader(words: words)
        while let word = reader.next(), word != "--" {
            guard word.looksLikeOption else { return reader.index - 1 }
            try matchOption(word, &reader)
        }
        return nil
    }

    /// All arguments with their words, once nothing is missing and nothing left over.
    mutating func finished() throws -> [MatchedArgument] {
        var rest = positionals[...]
        for index in matched.indices where matched[index].definition.isPositional {
            let taken = matched[index].definition.isRepeating ? rest : rest.prefix(1)
            matched[index].words += taken
            rest = rest.dropFirst(taken.count)
        }
        let definitions = matched.map(\.definition)
        guard rest.isEmpty else {
            throw ParserError.unexpectedArguments(Array(rest), expected: definitions.filter(\.isPositional))
        }
        let missing = matched.filter { $0.words.isEmpty && !$0.definition.isOptional }
        guard missing.isEmpty else { throw ParserError.missingArguments(missing.map(\.definition)) }
        return matched
    }

    private mutating func matchOption(_ word: String, _ reader: inout WordReader) throws {
        let (name, value) = word.splitAtEquals
        guard !word.utf8.starts(with: "--".utf8) else {
            return try match(name, value: value, word: word, isLast: true, &reader)
        }
        // Scalars, since a letter and a dash can be one character: "-" and a combining accent.
        let letters = String(name.unicodeScalars.dropFirst())
        guard !letters.isEmpty else {
            throw ParserError.unknownOption(name, within: word, suggestion: nil)
        }
        var index = letters.startIndex
        while index < letters.endIndex {
            let next = letters.index(after: index)
            let isLast = next == letters.endIndex
            try match("-" + String(letters[index]), value: isLast ? value : nil, word: word, isLast: isLast, &reader)
            index = next
        }
    }

    private mutating func match(
        _ name: String, value: String?, word: String, isLast: Bool, _ reader: inout WordReader
    ) throws {
        switch targets[name] {
        case .option(let index):
            let definition = matched[index].definition
            guard isLast else { throw ParserError.joinedValue(definition, name: name, within: word) }
            matched[index].words.append(try value ?? reader.value(for: definition, name: name))
        case .completionScript:
            let shell = try value ?? reader.value(for: .completionScript, name: name)
            guard let known = CompletionShell(rawValue: shell) else { throw ParserError.unknownShell(shell) }
            throw ParserError.completionScriptRequested(known)
        case .flag, .help, .version:
            if let value { throw ParserError.unwantedValue(name: name, value: value) }
            try matchFlag(name)
        case nil:
            let isLong = word.utf8.starts(with: "--".utf8)
            throw ParserError.unknownOption(
                name, within: isLong ? name : word, suggestion: closestMatch(to: name, in: suggestions))
        }
    }

    private mutating func matchFlag(_ name: String) throws {
        switch targets[name] {
        case .flag(let index, let word): matched[index].words.append(word)
        case .version: throw ParserError.versionRequested
        default: throw ParserError.helpRequested
        }
    }

    private var suggestions: [String] {
        matched.map(\.definition).filter(\.isVisible).flatMap { ($0.names + $0.invertedNames).map(\.typed) }
            + ["--help"] + (targets["--version"] == nil ? [] : ["--version"])
    }
}
