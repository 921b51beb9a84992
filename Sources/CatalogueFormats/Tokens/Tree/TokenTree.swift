/// The tokens and groups of one or more sources laid over each other: where two have a token of the same name, the
/// later one replaces the earlier one whole.
struct TokenTree {
    let keys: TokenKeys
    let problems: TokenProblems
    /// Which of a token's `sets` holds, where it has such (Spectrum).
    let set: String
    var tokens: [FoundToken] = []
    var groups: [TokenGroup]
    /// What stands under a dotted name.
    private var entries: [String: Entry] = ["": .group(0)]

    /// A token or a group, by its place in the lists.
    private enum Entry {
        case token(Int)
        case group(Int)
        /// Its numbers follow from its definition and are not read.
        case preset
    }

    /// The groups that are presets of the catalogue, with their definitions.
    private(set) var presets: [FoundPreset] = []

    /// How many tokens came by `$extends`, which can multiply those of a small file without end.
    var copies = 0

    /// More are no file of a team.
    static let maximumCount = 1_000_000
    static let maximumCopies = 50_000

    init(keys: TokenKeys, set: String = "desktop", problems: TokenProblems) {
        self.keys = keys
        self.set = set
        self.problems = problems
        groups = [TokenGroup(path: "", place: TokenPlace(file: 0, offset: 0), parent: nil)]
    }

    /// The token of a name, by its place in the list.
    func token(at path: String) -> Int? {
        if case .token(let index)? = entries[path] { index } else { nil }
    }

    /// The group of a name, by its place in the list.
    func group(at path: String) -> Int? {
        if case .group(let index)? = entries[path] { index } else { nil }
    }

    func isPreset(_ path: String) -> Bool { if case .preset? = entries[path] { true } else { false } }

    /// Takes a token out; its name is free then.
    mutating func removeToken(_ index: Int) {
        entries[tokens[index].path] = nil
        tokens[index].isGone = true
    }

    /// Lays a source over what is there. The parser limits how deep its groups are nested.
    mutating func add(_ root: JSONNode, file: Int) {
        guard case .object = root.value else {
            return problems.refuse("design tokens must be an object", at: TokenPlace(file: file, offset: root.offset))
        }
        addGroup(root, path: "", parent: nil, place: TokenPlace(file: file, offset: root.offset))
    }

    private mutating func addGroup(
        _ node: JSONNode, path: String, parent: Int?, place: TokenPlace
    ) {
        guard case .object(let members) = node.value,
            let group = group(at: path, parent: parent, place: place)
        else { return }
        for member in members {
            if member.name.isReservedKey {
                read(member, into: group, place.file)
            } else if !keys.isStandard, member.name == keys.type, case .string(let type) = member.node.value {
                groups[group].type = type
            } else {
                addChild(member, of: group, path: path, place.file)
            }
        }
    }

    private mutating func addChild(
        _ member: JSONNode.Member, of group: Int, path: String, _ file: Int
    ) {
        let place = TokenPlace(file: file, offset: member.nameOffset)
        guard case .object(let members) = member.node.value else {
            if keys.isStandard {
                problems.refuse(
                    "'\(member.name)' is neither a token nor a group: a token is an object with a \"$value\"", at: place
                )
            }
            return
        }
        if let reason = refusal(of: member.name) { return problems.refuse(reason, at: place) }
        let childPath = path.isEmpty ? member.name : path + "." + member.name
        if readPreset(childPath, member.node, place) { return }
        let token = TokenShape(members, keys: keys, set: set)
        if token.isToken {
            token.check(members, keys: keys, at: place, problems)
            add(
                FoundToken(
                    path: childPath, place: place, object: member.node, value: token.value ?? member.node,
                    type: token.type, group: group, originalGroup: nil))
        } else {
            if token.looksUnfinished {
                problems.warn("'\(childPath)' has a type but neither a value nor tokens in it", at: place)
            }
            addGroup(member.node, path: childPath, parent: group, place: place)
        }
    }

    private mutating func readPreset(_ path: String, _ node: JSONNode, _ place: TokenPlace) -> Bool {
        guard keys.isStandard else { return false }
        if !presets.isEmpty, isPreset(path) { return true }
        guard let definition = TokenExtension.own(node)?["preset"] else { return false }
        if entries.updateValue(.preset, forKey: path) != nil {
            problems.refuse("'\(path)' is a preset as well as a token or a group", at: place)
        }
        presets.append(
            FoundPreset(path: path, position: tokens.count, place: place, object: node, definition: definition))
        return true
    }

    private func refusal(of name: String) -> String? {
        if name.isEmpty { return "the name of a token or group cannot be empty" }
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
                return "the name '\(name)' cannot have a '\(Unicode.Scalar(byte))' in it"
            default: continue
            }
        }
        return nil
    }

    /// Adds a token, or replaces the one of the same name.
    mutating func add(_ token: FoundToken) {
        // Mostly the name is free: one look takes it.
        if let before = entries.updateValue(.token(tokens.count), forKey: token.path) {
            entries[token.path] = before
            switch before {
            case .group, .preset: problems.refuse("'\(token.path)' is a group as well as a token", at: token.place)
            case .token(let known): tokens[known] = token
            }
            return
        }
        guard tokens.count < Self.maximumCount else {
            entries[token.path] = nil
            return problems.refuse("there are more than \(Self.maximumCount) tokens", at: groups[0].place)
        }
        groups[token.group].tokens.append(tokens.count)
        tokens.append(token)
    }

    /// The group of a name, made where there is none yet.
    mutating func group(at path: String, parent: Int?, place: TokenPlace) -> Int? {
        switch entries[path] {
        case .group(let known):
            if known == 0 { groups[0].place = place }
            return known
        case .token, .preset:
            problems.refuse("'\(path)' is a token as well as a group", at: place)
            return nil
        case nil: break
        }
        guard groups.count < Self.maximumCount else { return nil }
        entries[path] = .group(groups.count)
        if let parent { groups[parent].groups.append(groups.count) }
        groups.append(TokenGroup(path: path, place: place, parent: parent))
        return groups.count - 1
    }

    private mutating func read(_ member: JSONNode.Member, into group: Int, _ file: Int) {
        let place = TokenPlace(file: file, offset: member.node.offset)
        switch member.name {
        case "$type":
            if case .string(let type) = member.node.value {
                groups[group].type = type
            } else {
                problems.refuse("\"$type\" must be a string", at: place)
            }
        case "$deprecated": groups[group].deprecated = member.node
        case "$extends", "$ref":
            groups[group].place.file = file
            groups[group].extends = member.node
        case "$description":
            if case .string(let text) = member.node.value {
                groups[group].description = text
            } else {
                problems.refuse("\"$description\" must be a string", at: place)
            }
        case "$extensions":
            if case .object = member.node.value {
                groups[group].extensions = JSONNode(offset: member.nameOffset, value: .object([member]))
            } else {
                problems.refuse("\"$extensions\" must be an object", at: place)
            }
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
