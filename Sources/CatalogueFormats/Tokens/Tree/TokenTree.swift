/// The tokens and groups of one or more sources laid over each other: where two have a token of the same name, the
/// later one replaces the earlier one whole.
struct TokenTree {
    let keys: TokenKeys
    let problems: TokenProblems
    /// Which of a token's `sets` holds, where it has such (Spectrum).
    let set: String
    var tokens: [FoundToken] = []
    var tokenIndex: [String: Int] = [:]
    var groups: [TokenGroup]
    var groupIndex: [String: Int] = ["": 0]

    /// More tokens are no file of a team: `$extends` can multiply a small one without end.
    static let maximumCount = 1_000_000

    init(keys: TokenKeys, set: String = "desktop", problems: TokenProblems) {
        self.keys = keys
        self.set = set
        self.problems = problems
        groups = [TokenGroup(path: "", place: TokenPlace(file: 0, offset: 0), parent: nil)]
    }

    /// Lays a source over what is there. The parser limits how deep its groups are nested.
    mutating func add(_ root: JSONNode, file: Int, layer: Int) {
        guard case .object = root.value else {
            return problems.refuse("design tokens must be an object", at: TokenPlace(file: file, offset: root.offset))
        }
        addGroup(root, path: "", parent: nil, place: TokenPlace(file: file, offset: root.offset), layer)
    }

    private mutating func addGroup(
        _ node: JSONNode, path: String, parent: Int?, place: TokenPlace, _ layer: Int
    ) {
        guard case .object(let members) = node.value,
            let group = group(at: path, parent: parent, place: place)
        else { return }
        for member in members {
            if member.name.hasPrefix("$"), member.name != "$root" {
                read(member, into: group, place.file)
            } else if !keys.isStandard, member.name == keys.type, case .string(let type) = member.node.value {
                groups[group].type = type
            } else {
                addChild(member, of: group, path: path, place.file, layer)
            }
        }
    }

    private mutating func addChild(
        _ member: JSONNode.Member, of group: Int, path: String, _ file: Int, _ layer: Int
    ) {
        let place = TokenPlace(file: file, offset: member.nameOffset)
        guard case .object(let members) = member.node.value else {
            if keys.isStandard {
                problems.refuse(
                    "'\(member.name)' is neither a token nor a group: a token is an object with a \"$value\"", at: place)
            }
            return
        }
        if let reason = refusal(of: member.name) { return problems.refuse(reason, at: place) }
        let childPath = path.isEmpty ? member.name : path + "." + member.name
        let token = TokenShape(members, keys: keys, set: set)
        if token.isToken {
            token.check(members, keys: keys, at: place, problems)
            add(
                FoundToken(
                    path: childPath, place: place, object: member.node, value: token.value ?? member.node,
                    type: token.type, group: group, originalGroup: nil, layer: layer))
        } else {
            if token.looksUnfinished {
                problems.warn("'\(childPath)' has a type but neither a value nor tokens in it", at: place)
            }
            addGroup(member.node, path: childPath, parent: group, place: place, layer)
        }
    }

    private func refusal(of name: String) -> String? {
        if name.isEmpty { return "the name of a token or group cannot be empty" }
        for scalar in name.unicodeScalars where "{}.".unicodeScalars.contains(scalar) {
            return "the name '\(name)' cannot have a '\(scalar)' in it"
        }
        return nil
    }

    /// Adds a token, or replaces the one of the same name.
    mutating func add(_ token: FoundToken) {
        guard groupIndex[token.path] == nil else {
            return problems.refuse("'\(token.path)' is a group as well as a token", at: token.place)
        }
        if let known = tokenIndex[token.path] {
            tokens[known] = token
        } else if tokens.count < Self.maximumCount {
            tokenIndex[token.path] = tokens.count
            groups[token.group].tokens.append(tokens.count)
            tokens.append(token)
        } else {
            problems.refuse("there are more than \(Self.maximumCount) tokens", at: groups[0].place)
        }
    }

    /// The group of a name, made where there is none yet.
    mutating func group(at path: String, parent: Int?, place: TokenPlace) -> Int? {
        if let known = groupIndex[path] {
            if known == 0 { groups[0].place = place }
            return known
        }
        guard tokenIndex[path] == nil else {
            problems.refuse("'\(path)' is a token as well as a group", at: place)
            return nil
        }
        guard groups.count < Self.maximumCount else { return nil }
        groupIndex[path] = groups.count
        if let parent { groups[parent].groups.append(groups.count) }
        groups.append(TokenGroup(path: path, place: place, parent: parent))
        return groups.count - 1
    }

    private mutating func read(_ member: JSONNode.Member, into group: Int, _ file: Int) {
        let place = TokenPlace(file: file, offset: member.node.offset)
        switch member.name {
        case "$type":
            if case .string(let type) = member.node.value { groups[group].type = type } else {
                problems.refuse("\"$type\" must be a string", at: place)
            }
        case "$deprecated": groups[group].deprecated = member.node
        case "$extends", "$ref":
            groups[group].place.file = file
            groups[group].extends = member.node
        case "$description":
            if case .string = member.node.value {} else { problems.refuse("\"$description\" must be a string", at: place) }
        case "$extensions":
            if case .object = member.node.value {} else { problems.refuse("\"$extensions\" must be an object", at: place) }
        case "$schema" where group == 0, "$themes" where group == 0, "$metadata" where group == 0: break
        default:
            if keys.isStandard {
                problems.refuse(
                    "'\(member.name)' is no member of a group: names of tokens cannot begin with '$'",
                    at: TokenPlace(file: file, offset: member.nameOffset))
            }
        }
    }
}
