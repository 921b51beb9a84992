/// What is known of an argument before anything is parsed.
struct ArgumentDefinition: Sendable {
    enum Kind: Sendable {
        case positional
        case option(NameSpecification, takesAnything: Bool)
        case flag(NameSpecification, isInvertible: Bool)
    }

    let kind: Kind
    var help: ArgumentHelp
    var isOptional = false
    var isRepeating = false
    /// What reads its values, if that can say all that there are.
    var values: (any ExpressibleByArgument.Type)?
    var defaultDescription = ""

    /// The property that declares it; set when it is discovered.
    var key = ""

    /// The title of the option group that it stands in.
    var section = ""

    init(_ kind: Kind, _ help: ArgumentHelp?) {
        self.kind = kind
        self.help = help ?? ArgumentHelp()
    }

    var names: [ArgumentName] {
        switch kind {
        case .positional: []
        case .option(let names, _), .flag(let names, _): names.names(for: key)
        }
    }

    var invertedNames: [ArgumentName] {
        if case .flag(_, isInvertible: true) = kind { names.compactMap(\.inverted) } else { [] }
    }

    var isPositional: Bool {
        if case .positional = kind { true } else { false }
    }

    var isFlag: Bool {
        if case .flag = kind { true } else { false }
    }

    /// All words that it can be given; empty if they cannot be counted.
    var allowedValues: [String] { values?.allValueStrings ?? [] }

    var takesAnything: Bool {
        if case .option(_, takesAnything: true) = kind { true } else { false }
    }

    var isVisible: Bool { help.visibility == .default }

    private var preferredName: ArgumentName? { names.first(where: \.isLong) ?? names.first }

    var valueName: String { help.valueName ?? preferredName?.bare ?? key.kebabCased }

    /// `<name>`, `--style <style>` or `--color`.
    var synopsis: String {
        guard let name = preferredName?.typed else { return "<\(valueName)>" }
        return isFlag ? name : "\(name) <\(valueName)>"
    }

    /// The parts of the usage line: `[--state <state> ...]`, or `[--color]` and `[--no-color]`.
    var usage: [String] {
        ([synopsis] + invertedNames.prefix(1).map(\.typed)).map {
            let repeated = isRepeating ? $0 + " ..." : $0
            return isOptional ? "[\(repeated)]" : repeated
        }
    }
}
