/// A wish to end at once and well: the text goes to the standard output and the exit code is 0.
public struct CleanExit: Error, CustomStringConvertible {
    enum Wish: Sendable {
        case help((any ParsableCommand.Type)?)
        case message(String)
    }

    let wish: Wish

    /// Prints the help of `command`, or of the command that runs.
    public static func helpRequest(_ command: (any ParsableCommand.Type)? = nil) -> CleanExit {
        CleanExit(wish: .help(command))
    }

    /// Prints the help of the command that `command` is a value of.
    public static func helpRequest(_ command: any ParsableCommand) -> CleanExit {
        .helpRequest(type(of: command))
    }

    /// Prints `text`.
    public static func message(_ text: String) -> CleanExit {
        CleanExit(wish: .message(text))
    }

    /// The text alone.
    public var description: String {
        switch wish {
        case .help: "--help"
        case .message(let text): text
        }
    }
}
