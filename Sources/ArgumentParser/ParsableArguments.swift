/// A type whose properties are arguments of the command line.
public protocol ParsableArguments: SendableMetatype {
    /// Makes the declaration; its required arguments have no value yet.
    init()

    /// A command's configuration. The parser asks every type that it may meet, and a requirement is found at once where
    /// a cast to `ParsableCommand` searches (measured: a fifth of a short command's time). Not to be implemented.
    static var _commandConfiguration: CommandConfiguration { get }

    /// Checks what no single argument can tell; a `ValidationError` is shown with the usage line.
    mutating func validate() throws
}

extension ParsableArguments {
    public static var _commandConfiguration: CommandConfiguration { CommandConfiguration() }

    /// Finds nothing wrong.
    public mutating func validate() throws {}

    /// Reads `arguments`, by default those of the process.
    ///
    /// Throws an error for `message(for:)`, `fullMessage(for:)`, `exitCode(for:)` and `exit(withError:)`.
    public static func parse(_ arguments: [String]? = nil) throws -> Self {
        let (path, result) = try CommandParser.parse(self, arguments)
        guard let result = result as? Self else {
            throw CommandError(path: path, cause: ParserError.otherCommand)
        }
        return result
    }

    /// What is to be said of `error`, without the usage line.
    public static func message(for error: any Error) -> String {
        Outcome(of: error, root: self, columns: nil).message
    }

    /// All that is to be said of `error`, wrapped at `columns`, by default those of the terminal.
    public static func fullMessage(for error: any Error, columns: Int? = nil) -> String {
        Outcome(of: error, root: self, columns: columns).fullMessage
    }

    /// The code that the process is to end with after `error`.
    public static func exitCode(for error: any Error) -> ExitCode {
        Outcome(of: error, root: self, columns: nil).exitCode
    }

    /// The help, wrapped at `columns`, by default those of the terminal.
    public static func helpMessage(columns: Int? = nil) -> String {
        HelpGenerator(path: [self], columns: columns).help
    }

    /// The script that completes commands of this type in `shell`.
    public static func completionScript(for shell: CompletionShell) -> String {
        shell.script(for: CompletionTree(root: self))
    }

    /// Says what is to be said of `error`, help on the standard output and all else on the standard error, and ends.
    public static func exit(withError error: (any Error)? = nil) -> Never {
        guard let error else { Platform.end(.success) }
        let outcome = Outcome(of: error, root: self, columns: nil)
        Platform.say(outcome.fullMessage, on: outcome.exitCode.isSuccess ? .output : .error)
        Platform.end(outcome.exitCode)
    }
}
