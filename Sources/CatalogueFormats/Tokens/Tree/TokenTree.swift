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

    /// Adds a preset, whose name nothing else may have.
    mutating func add(_ preset: FoundPreset) {
        if entries.updateValue(.preset, forKey: preset.path) != nil {
            problems.refuse("'\(preset.path)' is a preset as well as a token or a group", at: preset.place)
        }
        presets.append(preset)
    }
}
