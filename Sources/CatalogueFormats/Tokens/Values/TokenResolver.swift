import CatalogueModel

/// Makes metrics and kept tokens of the tokens of a tree, each after those that it refers to.
final class TokenResolver {
    let tree: TokenTree
    let dialect: TokenDialect
    let options: TokenReadingOptions
    let problems: TokenProblems
    /// What each token of the tree refers to.
    var references: [[FoundReference]]
    /// What became of each token.
    var outcomes: [TokenOutcome?]
    /// What each metric that is a number comes to.
    var values: [Double?]
    /// The type of each group, its own or that of those around it.
    private let groupTypes: [String?]
    /// The `$deprecated` of each group, its own or that of those around it.
    let groupDeprecations: [JSONNode?]
    private var names: [Name?]
    /// The types that the format does not know, each of which is warned of once.
    private var strangeTypes: Set<String> = []

    init(_ tree: TokenTree, _ dialect: TokenDialect, _ options: TokenReadingOptions, _ problems: TokenProblems) {
        self.tree = tree
        self.dialect = dialect
        self.options = options
        self.problems = problems
        references = Array(repeating: [], count: tree.tokens.count)
        outcomes = Array(repeating: nil, count: tree.tokens.count)
        names = Array(repeating: nil, count: tree.tokens.count)
        values = Array(repeating: nil, count: tree.tokens.count)
        // A group stands after the one that it is in.
        groupTypes = tree.groups.reduce(into: []) { types, group in
            types.append(group.type ?? group.parent.flatMap { types[$0] })
        }
        groupDeprecations = tree.groups.reduce(into: []) { nodes, group in
            nodes.append(group.deprecated ?? group.parent.flatMap { nodes[$0] })
        }
    }

    func resolve() {
        checkNames()
        findReferences()
        let edges = references.map { $0.map(\.target) }
        for component in dependencyOrder(edges) {
            if component.count > 1 || edges[component[0]].contains(component[0]) {
                refuseCircle(component)
            } else {
                resolve(component[0])
            }
        }
    }

    /// The checked name of a token that is not refused for it.
    func name(_ token: Int) -> Name? { names[token] }

    private func checkNames() {
        for index in tree.tokens.indices {
            do throws(NameError) {
                names[index] = try Name(tree.tokens[index].path)
            } catch {
                refuse(index, error.description, at: tree.tokens[index].place)
            }
        }
    }

    private func resolve(_ token: Int) {
        // Only what is needed of the token: to copy it whole counts a reference for each of its parts.
        guard !tree.tokens[token].isGone, outcomes[token] == nil else { return }
        for reference in references[token] {
            if case .refused? = outcomes[reference.target] {
                let target = tree.tokens[reference.target].path
                return refuse(token, "this needs '\(target)', which is refused itself", at: reference.place)
            }
        }
        do throws(TokenValueError) {
            let outcome = try outcome(of: token)
            try reckon(outcome, of: token)
            outcomes[token] = outcome
        } catch {
            let found = tree.tokens[token]
            refuse(token, error.message, at: TokenPlace(file: found.place.file, offset: found.value.offset))
        }
    }

    private func outcome(of token: Int) throws(TokenValueError) -> TokenOutcome {
        if isKeptUnseen(token) { return .kept(type: tree.tokens[token].type) }
        if let (type, value) = try writtenValue(of: token) { return .metric(type, value) }
        if let alias = alias(of: token) { return try outcome(of: token, alias: alias) }
        let type = type(of: token)
        try check(type, of: token)
        return try TokenValueReader(self, token: token, type: type).outcome()
    }

    /// The type of a token that is no alias: its own, or that of the groups around it.
    func type(of token: Int) -> String? {
        tree.tokens[token].type ?? groupTypes[tree.tokens[token].group]
            ?? tree.tokens[token].originalGroup.flatMap { groupTypes[$0] }
    }

    func isAlias(_ token: Int) -> Bool { alias(of: token) != nil }

    /// The token that a token is another name for.
    private func alias(of token: Int) -> Int? {
        guard references[token].count == 1, let reference = references[token].first, reference.reference.rest.isEmpty
        else { return nil }
        switch tree.tokens[token].value.value {
        case .string(let text):
            // Nothing but the reference in its braces.
            return text.utf8.count == reference.reference.path.utf8.count + 2 ? reference.target : nil
        case .object(let members): return members.contains { $0.name == "$ref" } ? reference.target : nil
        default: return nil
        }
    }

    private func outcome(of token: Int, alias: Int) throws(TokenValueError) -> TokenOutcome {
        guard let target = outcomes[alias], let name = names[alias] else { return .refused }
        let ownType = tree.tokens[token].type
        try check(ownType, of: token, isAlias: true)
        switch target {
        case .refused: return .refused
        case .kept(let type):
            if let own = ownType, let type, own != type, dialect.isStandard {
                throw TokenValueError("a \(own) cannot be '\(name)', which is a \(type)")
            }
            return .kept(type: ownType ?? type)
        case .metric(let type, let value):
            if let own = TokenKind(type: ownType, in: dialect).metricType, own != type {
                let isNumeric = own.unit != nil && type.unit != nil
                guard isNumeric, !dialect.isStandard else {
                    throw TokenValueError("a \(own.rawValue) cannot be '\(name)', which is a \(type.rawValue)")
                }
            }
            switch value {
            case .number: return .metric(type, .number(.reference(name)))
            case .text, .typography: return .metric(type, .text(.reference(name)))
            }
        }
    }

    private func check(_ type: String?, of token: Int, isAlias: Bool = false) throws(TokenValueError) {
        guard dialect.isStandard else { return }
        guard let type else {
            if isAlias { return }
            throw TokenValueError(
                "'\(tree.tokens[token].path)' has no type: it needs a \"$type\", or a group with one around it")
        }
        if TokenKind.standard[type] != nil { return }
        if let right = TokenKind.standard.keys.first(where: { $0.lowercased() == type.lowercased() }) {
            throw TokenValueError("the type '\(type)' is written '\(right)'")
        }
        guard strangeTypes.insert(type).inserted else { return }
        problems.warn(
            "'\(type)' is no type of the Design Tokens format; its tokens are kept", at: tree.tokens[token].place)
    }
}
