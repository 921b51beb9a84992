import Spelling

/// Finds the command that the arguments name, and fills it.
struct CommandParser {
    private var path: [any ParsableArguments.Type]
    /// Of the last command.
    private var declaration: Declaration

    private init(_ root: any ParsableArguments.Type) {
        path = [root]
        declaration = Declaration(root)
    }

    /// The filled command, and the commands from `root` down to it. Every error is a `CommandError`.
    static func parse(
        _ root: any ParsableArguments.Type, _ arguments: [String]?
    ) throws(CommandError) -> (path: [any ParsableArguments.Type], result: any ParsableArguments) {
        var parser = CommandParser(root)
        do {
            let result = try parser.parse(arguments ?? Array(CommandLine.arguments.dropFirst()))
            return (parser.path, result)
        } catch {
            throw CommandError(path: parser.path, cause: error)
        }
    }

    private mutating func parse(_ arguments: [String]) throws -> any ParsableArguments {
        var rest = arguments
        while let (subcommand, remaining) = try nextSubcommand(in: rest) {
            path.append(subcommand)
            declaration = Declaration(subcommand)
            rest = remaining
        }
        var matcher = ArgumentMatcher(path: path, declaration.definitions)
        try matcher.match(rest)
        var matched = try matcher.finished()[...]
        return try declaration.filled(from: &matched)
    }

    /// The subcommand that the first positional word names, and the other words: options before the name are the
    /// subcommand's if it declares them too.
    private mutating func nextSubcommand(
        in arguments: [String]
    ) throws -> (any ParsableCommand.Type, [String])? {
        let command = path[path.count - 1]
        let configuration = command._commandConfiguration
        guard !configuration.subcommands.isEmpty else { return nil }
        var matcher = ArgumentMatcher(path: path, declaration.definitions)
        var found: Int?
        do {
            found = try matcher.firstPositional(in: arguments)
        } catch ParserError.unknownOption where configuration.defaultSubcommand != nil {
            found = nil
        }
        guard let found else { return configuration.defaultSubcommand.map { ($0, arguments) } }
        let name = arguments[found]
        if let subcommand = command.subcommand(named: name) {
            return (subcommand, Array(arguments[..<found] + arguments[(found + 1)...]))
        }
        if name == "help", path.count == 1 { try requestHelp(arguments[(found + 1)...]) }
        if let subcommand = configuration.defaultSubcommand { return (subcommand, arguments) }
        if declaration.definitions.contains(where: \.isPositional) { return nil }
        throw command.unknownSubcommand(name, others: path.count == 1 ? ["help"] : [])
    }

    private mutating func requestHelp(_ names: ArraySlice<String>) throws -> Never {
        for name in names {
            let command = path[path.count - 1]
            guard let subcommand = command.subcommand(named: name) else {
                if ["-h", "--help"].contains(name) { break }
                throw command.unknownSubcommand(name)
            }
            path.append(subcommand)
        }
        throw ParserError.helpRequested
    }
}

extension ParsableArguments {
    fileprivate static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
        _commandConfiguration.subcommands.first { $0.name == name || $0.configuration.aliases.contains(name) }
    }

    fileprivate static func unknownSubcommand(_ name: String, others: [String] = []) -> ParserError {
        let shown = _commandConfiguration.subcommands.filter { $0.configuration.shouldDisplay }
        let names = shown.flatMap { [$0.name] + $0.configuration.aliases }
        return .unknownSubcommand(name, suggestion: closestMatch(to: name, in: names + others))
    }
}
