/// Writes the help of the last command in `path`.
struct HelpGenerator {
    let path: [any ParsableArguments.Type]
    let columns: Int
    private let command: any ParsableArguments.Type
    private let configuration: CommandConfiguration

    /// `columns` are by default those of the terminal.
    init(path: [any ParsableArguments.Type], columns: Int?) {
        self.path = path
        self.columns = columns ?? Platform.columns
        command = path[path.count - 1]
        configuration = command._commandConfiguration
    }

    private var commandLine: String { path.map { $0.name }.joined(separator: " ") }

    /// All sections, without a line end after the last.
    var help: String {
        var sections: [String] = []
        if !configuration.abstract.isEmpty {
            sections.append(configuration.abstract.wrapped(columns, prefix: "OVERVIEW: "))
        }
        if !configuration.discussion.isEmpty { sections.append(configuration.discussion) }
        if configuration.usage != "" { sections.append("USAGE: " + usage) }
        sections += argumentSections.map { $0.text(columns: columns) }
        let subcommands = subcommandSection
        if !subcommands.rows.isEmpty {
            let names = path.dropFirst().map { $0.name + " " }.joined()
            sections.append(subcommands.text(columns: columns))
            sections.append("  See '\(path[0].name) help \(names)<subcommand>' for detailed help.")
        }
        return sections.joined(separator: "\n\n")
    }

    /// What ends an error message.
    var usageHint: String {
        let hint = "  See '\(commandLine) --help' for more information."
        return configuration.usage == "" ? hint : "Usage: " + usage + "\n" + hint
    }

    /// The usage, later lines indented as under `USAGE: `.
    private var usage: String {
        let indent = String(repeating: " ", count: 7)
        if let usage = configuration.usage {
            return usage.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indent)
        }
        return words(usageParts, wrappedAt: columns - indent.count).joined(separator: "\n" + indent)
    }

    /// Not broken inside a part; with very many arguments, only those that must be given are told.
    private var usageParts: [String] {
        let shown = Declaration(command).definitions.filter(\.isVisible)
        var parts = [commandLine]
        if shown.count > 12 {
            let needed = shown.filter { $0.isPositional || !$0.isOptional }
            parts += needed.count < shown.count ? ["[<options>]"] : []
            parts += needed.flatMap(\.usage)
        } else {
            parts += shown.flatMap(\.usage)
        }
        return configuration.subcommands.isEmpty ? parts : parts + ["<subcommand>"]
    }

    private var argumentSections: [HelpSection] {
        let shown = Declaration(command).definitions.filter(\.isVisible)
        var sections = [HelpSection(title: "ARGUMENTS", rows: [])]
        var options = HelpSection(title: "OPTIONS", rows: [])
        for definition in shown {
            let row = HelpSection.Row(definition)
            if definition.isPositional {
                sections[0].rows.append(row)
            } else if definition.section.isEmpty {
                options.rows.append(row)
            } else if let index = sections.firstIndex(where: { $0.title == definition.section.uppercased() }) {
                sections[index].rows.append(row)
            } else {
                sections.append(HelpSection(title: definition.section.uppercased(), rows: [row]))
            }
        }
        if path.contains(where: { !$0._commandConfiguration.version.isEmpty }) {
            options.rows.append(HelpSection.Row(label: "--version", text: "Show the version."))
        }
        options.rows.append(HelpSection.Row(label: "-h, --help", text: "Show help information."))
        return (sections + [options]).filter { !$0.rows.isEmpty }
    }

    private var subcommandSection: HelpSection {
        let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }
        return HelpSection(
            title: "SUBCOMMANDS",
            rows: shown.map { subcommand in
                let names = ([subcommand.name] + subcommand.configuration.aliases).joined(separator: ", ")
                let isDefault = configuration.defaultSubcommand.map { $0 == subcommand } ?? false
                return HelpSection.Row(
                    label: names + (isDefault ? " (default)" : ""), text: subcommand.configuration.abstract)
            })
    }
}
