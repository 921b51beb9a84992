/// All that the parser itself can find wrong, or be asked for.
enum ParserError: Error {
    case helpRequested
    case versionRequested
    case completionScriptRequested(CompletionShell)

    case unknownOption(String, within: String, suggestion: String?)
    case unknownSubcommand(String, suggestion: String?)
    case unknownShell(String)
    case missingValue(ArgumentDefinition, name: String, found: String?)
    case joinedValue(ArgumentDefinition, name: String, within: String)
    case unwantedValue(name: String, value: String)
    case unexpectedArguments([String], expected: [ArgumentDefinition])
    case missingArguments([ArgumentDefinition])
    case invalidValue(ConversionFailure, ArgumentDefinition)

    /// The arguments name another command than the type that was asked to parse them.
    case otherCommand
}
