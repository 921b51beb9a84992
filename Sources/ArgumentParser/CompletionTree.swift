/// What can be completed: the commands, each with the words that may follow it.
struct CompletionTree {
    struct Choice {
        let name: String
        let help: String
    }

    struct Option {
        let names: [ArgumentName]
        let help: String
        let takesValue: Bool
        let values: [String]
    }

    struct Node {
        /// The names from the root down: `presets metric set`.
        let path: String
        let choices: [Choice]
        let options: [Option]

        /// The path under each name that leads here from the node above, aliases too.
        let spellings: [String]
    }

    /// The name of the root.
    let name: String

    /// All commands, each after the one above it.
    let nodes: [Node]

    init(root: any ParsableArguments.Type) {
        name = root.name
        nodes =
            Self.nodes(root, path: root.name, spellings: [], hasVersion: false)
            + (Self.choices(below: root).isEmpty ? [] : Self.helpNodes(root, path: root.name + " help"))
    }

    /// The names of the options that a value follows.
    var valueOptions: [String] {
        var seen: Set<String> = []
        return nodes.flatMap(\.options).filter(\.takesValue).flatMap(\.names).map(\.typed)
            .filter { seen.insert($0).inserted }
    }

    /// The root's name as part of a function's name.
    var identifier: String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private static func nodes(
        _ command: any ParsableArguments.Type, path: String, spellings: [String], hasVersion: Bool
    ) -> [Node] {
        let hasVersion = hasVersion || !command._commandConfiguration.version.isEmpty
        var choices = choices(below: command)
        if !choices.isEmpty, spellings.isEmpty {
            choices.append(Choice(name: "help", help: "Show help of a subcommand."))
        }
        let definitions = Declaration(command).definitions.filter(\.isVisible)
        let values = definitions.filter(\.isPositional).flatMap(\.allowedValues).map { Choice(name: $0, help: "") }
        let node = Node(
            path: path,
            choices: choices + values,
            options: options(definitions, hasVersion: hasVersion),
            spellings: spellings)
        let below = visibleSubcommands(of: command).flatMap { subcommand in
            let names = [subcommand.name] + subcommand.configuration.aliases
            return nodes(
                subcommand, path: path + " " + subcommand.name, spellings: names.map { path + " " + $0 },
                hasVersion: hasVersion)
        }
        return [node] + below
    }

    /// The commands below `command` as the words after `help`.
    private static func helpNodes(_ command: any ParsableArguments.Type, path: String) -> [Node] {
        let below = visibleSubcommands(of: command).flatMap { helpNodes($0, path: path + " " + $0.name) }
        return [Node(path: path, choices: choices(below: command), options: [], spellings: [path])] + below
    }

    private static func choices(below command: any ParsableArguments.Type) -> [Choice] {
        visibleSubcommands(of: command).map { Choice(name: $0.name, help: $0.configuration.abstract) }
    }

    private static func visibleSubcommands(of command: any ParsableArguments.Type) -> [any ParsableCommand.Type] {
        command._commandConfiguration.subcommands.filter { $0.configuration.shouldDisplay }
    }

    private static func options(_ definitions: [ArgumentDefinition], hasVersion: Bool) -> [Option] {
        let declared = definitions.filter { !$0.isPositional }.map {
            Option(
                names: $0.names + $0.invertedNames, help: $0.help.abstract, takesValue: !$0.isFlag,
                values: $0.allowedValues)
        }
        let help = Option(
            names: [.short("h"), .long("help")], help: "Show help information.", takesValue: false, values: [])
        let version = Option(names: [.long("version")], help: "Show the version.", takesValue: false, values: [])
        return declared + (hasVersion ? [version, help] : [help])
    }
}
