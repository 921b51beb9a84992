/// A command: arguments and what to do with them.
public protocol ParsableCommand: ParsableArguments {
    /// What is known of the command besides its arguments.
    static var configuration: CommandConfiguration { get }

    /// Does the work; by default it prints the help.
    mutating func run() throws
}

extension ParsableCommand {
    /// A name made from the type's, and nothing else.
    public static var configuration: CommandConfiguration { CommandConfiguration() }

    public static var _commandConfiguration: CommandConfiguration { configuration }

    /// Prints the help.
    public mutating func run() throws {
        throw CleanExit.helpRequest(self)
    }

    /// Reads `arguments`, by default those of the process, and gives the command or subcommand that they name.
    ///
    /// Throws an error for `message(for:)`, `fullMessage(for:)`, `exitCode(for:)` and `exit(withError:)`.
    public static func parseAsRoot(_ arguments: [String]? = nil) throws -> any ParsableCommand {
        let (path, result) = try CommandParser.parse(self, arguments)
        guard let command = result as? any ParsableCommand else {
            throw CommandError(path: path, cause: ParserError.otherCommand)
        }
        return command
    }

    /// The help of `subcommand`, wrapped at `columns`, by default those of the terminal.
    public static func helpMessage(for subcommand: any ParsableCommand.Type, columns: Int? = nil) -> String {
        HelpGenerator(path: path(to: subcommand) ?? [subcommand], columns: columns).help
    }

    /// Reads `arguments`, by default those of the process, runs the command that they name, and ends on an error.
    public static func main(_ arguments: [String]?) {
        do {
            var (path, result) = try CommandParser.parse(self, arguments)
            try run(&result, path: path)
        } catch {
            exit(withError: error)
        }
    }

    /// Reads the arguments of the process, runs the command that they name, and ends on an error.
    public static func main() {
        main(nil)
    }

    /// An error keeps the path, so that its usage line is the subcommand's and not the root's.
    private static func run(
        _ arguments: inout any ParsableArguments, path: [any ParsableArguments.Type]
    ) throws(CommandError) {
        do {
            guard var command = arguments as? any ParsableCommand else { throw ParserError.otherCommand }
            try command.run()
        } catch {
            throw CommandError(path: path, cause: error)
        }
    }

    /// The commands from this one down to `command`.
    static func path(to command: any ParsableCommand.Type) -> [any ParsableArguments.Type]? {
        if command == self { return [self] }
        for subcommand in configuration.subcommands {
            if let rest = subcommand.path(to: command) { return [self] + rest }
        }
        return nil
    }
}
