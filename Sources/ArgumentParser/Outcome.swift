/// What an error comes to: what is said, and the code that the process ends with.
struct Outcome {
    /// Without the usage line.
    let message: String
    let fullMessage: String
    let exitCode: ExitCode

    private init(_ message: String, full: String? = nil, _ exitCode: ExitCode = .success) {
        self.message = message
        self.fullMessage = full ?? message
        self.exitCode = exitCode
    }

    private init(mistake: String, help: [String] = [], _ generator: HelpGenerator) {
        let lines = ["Error: " + mistake] + help.map { "Help:  " + $0 } + [generator.usageHint]
        self.init(mistake, full: lines.joined(separator: "\n"), .validationFailure)
    }

    /// `root` is where the error happened, unless it tells a path.
    init(of error: any Error, root: any ParsableArguments.Type, columns: Int?) {
        let path = (error as? CommandError)?.path ?? [root]
        let generator = HelpGenerator(path: path, columns: columns)
        switch (error as? CommandError)?.cause ?? error {
        case ParserError.helpRequested:
            self.init(generator.help)
        case ParserError.versionRequested:
            self.init(path.map { $0._commandConfiguration.version }.last { !$0.isEmpty } ?? "")
        case ParserError.completionScriptRequested(let shell):
            self.init(root.completionScript(for: shell))
        case let error as ParserError:
            self.init(mistake: error.message, help: error.help, generator)
        case let error as ValidationError:
            self.init(mistake: error.message, generator)
        case let error as CleanExit:
            self.init(Outcome.text(of: error, root, generator))
        case let code as ExitCode:
            self.init("", code)
        case let error:
            self.init("\(error)", full: "Error: \(error)", .validationFailure)
        }
    }

    private static func text(
        of exit: CleanExit, _ root: any ParsableArguments.Type, _ generator: HelpGenerator
    ) -> String {
        switch exit.wish {
        case .message(let text): return text
        case .help(nil): return generator.help
        case .help(let command?):
            let path = (root as? any ParsableCommand.Type)?.path(to: command) ?? [command]
            return HelpGenerator(path: path, columns: generator.columns).help
        }
    }
}
