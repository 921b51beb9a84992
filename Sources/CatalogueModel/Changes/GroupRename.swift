/// Facts that were renamed together, because their group was.
public struct GroupRename: Hashable, Sendable {
    public var from: String
    public var to: String
    public var count: Int

    public init(from: String, to: String, count: Int) {
        self.from = from
        self.to = to
        self.count = count
    }
}

extension CatalogueDiff {
    /// The groups that were renamed, and the renames that are no more than that.
    ///
    /// Of `button.ok → btn.ok` what differs is `button → btn`; where several facts share it, it is one line.
    public var groupRenames: (groups: [GroupRename], facts: Set<String>) {
        var members: [Pair: [String]] = [:]
        for change in facts {
            guard case .renamed(let from) = change.category, let pair = Pair(from, change.name) else { continue }
            members[pair, default: []].append(change.name)
        }
        let groups = members.filter { $0.value.count > 1 }
        let plain = Set(facts.filter(\.properties.isEmpty).map(\.name))
        return (
            groups.map { GroupRename(from: $0.from, to: $0.to, count: $1.count) }.sorted { $0.from.precedes($1.from) },
            Set(groups.values.joined()).intersection(plain)
        )
    }

    /// The groups of a name before and after.
    private struct Pair: Hashable {
        let from: String
        let to: String

        /// Nil for a fact that is in no group, or got another last part.
        init?(_ from: String, _ to: String) {
            var (old, new) = (from.split(separator: "."), to.split(separator: "."))
            guard old.last == new.last else { return nil }
            while let last = old.last, last == new.last {
                old.removeLast()
                new.removeLast()
            }
            if old.isEmpty || new.isEmpty { return nil }
            (self.from, self.to) = (old.joined(separator: "."), new.joined(separator: "."))
        }
    }
}
