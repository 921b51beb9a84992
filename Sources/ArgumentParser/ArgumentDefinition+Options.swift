extension ArgumentDefinition {
    static func option(
        _ names: NameSpecification, _ parsing: SingleValueParsingStrategy, _ help: ArgumentHelp?
    ) -> ArgumentDefinition {
        ArgumentDefinition(.option(names, takesAnything: parsing.takesAnything), help)
    }

    static func option(
        _ names: NameSpecification, _ parsing: ArrayParsingStrategy, _ help: ArgumentHelp?
    ) -> ArgumentDefinition {
        ArgumentDefinition(.option(names, takesAnything: parsing.takesAnything), help)
    }

    static func positional(_ help: ArgumentHelp?) -> ArgumentDefinition {
        ArgumentDefinition(.positional, help)
    }

    /// What `--generate-completion-script` takes.
    static var completionScript: ArgumentDefinition {
        let help = ArgumentHelp("The shell: bash, zsh or fish.", valueName: "shell")
        return .option(.customLong("generate-completion-script"), SingleValueParsingStrategy.next, help)
    }

    /// The same argument, whose values are those of `type` and whose defaults are `initial`.
    func of<T: ExpressibleByArgument>(_ type: T.Type, initial: [T] = []) -> ArgumentDefinition {
        var result = self
        result.values = type
        // Most have none, and making the text of none took longer than finding the argument.
        if !initial.isEmpty {
            result.defaultDescription = initial.map { $0.defaultValueDescription }.joined(separator: ", ")
        }
        return result
    }
}
