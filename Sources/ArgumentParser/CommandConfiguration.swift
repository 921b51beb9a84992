/// What is known of a command besides its arguments.
public struct CommandConfiguration: Sendable {
    /// The name that is typed; by default the type's name, `MetricSet` as `metric-set`.
    public var commandName: String?

    /// One sentence on what the command does.
    public var abstract: String

    /// The usage line, where the one made from the arguments would not do.
    public var usage: String?

    /// More to say, printed as it is; a place for examples.
    public var discussion: String

    /// What `--version` prints; an empty text leaves `--version` to the command above.
    public var version: String

    /// Whether the command is listed in the help of the one above.
    public var shouldDisplay: Bool

    /// The commands below this one.
    public var subcommands: [any ParsableCommand.Type]

    /// The command that runs when none of the subcommands is named.
    public var defaultSubcommand: (any ParsableCommand.Type)?

    /// Other names for the same command.
    public var aliases: [String]

    /// Makes a configuration.
    public init(
        commandName: String? = nil,
        abstract: String = "",
        usage: String? = nil,
        discussion: String = "",
        version: String = "",
        shouldDisplay: Bool = true,
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil,
        aliases: [String] = []
    ) {
        self.commandName = commandName
        self.abstract = abstract
        self.usage = usage
        self.discussion = discussion
        self.version = version
        self.shouldDisplay = shouldDisplay
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
        self.aliases = aliases
    }
}
