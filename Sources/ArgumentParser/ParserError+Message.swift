import Spelling

extension ParserError {
    /// What is wrong, where, and what to do.
    var message: String {
        switch self {
        case .helpRequested, .versionRequested, .completionScriptRequested: ""
        case .unknownOption(let name, let word, let suggestion):
            "Unknown option \(quoted(name))" + (name == word ? "" : " in \(quoted(word))") + hint(suggestion)
        case .unknownSubcommand(let name, let suggestion):
            "Unknown subcommand \(quoted(name))" + hint(suggestion)
        case .unknownShell(let name):
            "Cannot complete in \(quoted(name)); the shells are "
                + CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
        case .missingValue(let argument, _, nil):
            "Missing value for '\(argument.synopsis)'"
        case .missingValue(let argument, let name, let found?):
            "Missing value for '\(argument.synopsis)': \(quoted(found)) looks like an option; "
                + "if it is the value, write \(quoted(name + "=" + found))"
        case .joinedValue(let argument, let name, let word):
            "Missing value for '\(argument.synopsis)' in \(quoted(word)); write '\(name) <\(argument.valueName)>'"
        case .unwantedValue(let name, let value):
            "The flag \(quoted(name)) takes no value, but \(quoted(value)) was given"
        case .unexpectedArguments(let words, let expected):
            Self.unexpected(words) + (expected.isEmpty ? "; no arguments are taken here" : "; taken are ")
                + expected.map { "<\($0.valueName)>" }.joined(separator: ", ")
        case .missingArguments(let missing):
            "Missing expected argument\(missing.count == 1 ? "" : "s") "
                + missing.map { "'\($0.synopsis)'" }.joined(separator: ", ")
        case .invalidValue(let failure, let argument):
            Self.invalid(failure, argument)
        case .otherCommand:
            "The arguments name another command"
        }
    }

    /// The abstracts of the arguments that the error is about.
    var help: [String] {
        switch self {
        case .missingArguments(let missing): missing.compactMap(Self.help)
        case .missingValue(let argument, _, _), .invalidValue(_, let argument): [argument].compactMap(Self.help)
        default: []
        }
    }

    private func hint(_ suggestion: String?) -> String {
        suggestion.map { ". Did you mean '\($0)'?" } ?? ""
    }

    private static func help(of argument: ArgumentDefinition) -> String? {
        argument.help.abstract.isEmpty ? nil : "\(argument.synopsis)  \(argument.help.abstract)"
    }

    private static func unexpected(_ words: [String]) -> String {
        let shown = words.prefix(3).map(quoted).joined(separator: ", ") + (words.count > 3 ? ", …" : "")
        return words.count == 1 ? "Unexpected argument \(shown)" : "\(words.count) unexpected arguments: \(shown)"
    }

    private static func invalid(_ failure: ConversionFailure, _ argument: ArgumentDefinition) -> String {
        var message = "The value \(quoted(failure.word)) is invalid for '\(argument.synopsis)'"
        if !failure.reason.isEmpty { message += ": " + failure.reason }
        guard !argument.allowedValues.isEmpty else { return message }
        if let suggestion = closestMatch(to: failure.word, in: argument.allowedValues) {
            message += ". Did you mean '\(suggestion)'?"
        } else {
            message += "."
        }
        return message + " The values are " + argument.allowedValues.joined(separator: ", ")
    }
}
