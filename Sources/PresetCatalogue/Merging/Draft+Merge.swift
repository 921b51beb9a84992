import CatalogueModel

extension Draft {
    /// The facts among these that are no more, although one needs them.
    func missing(_ references: Set<StableID>, for user: StableID) throws -> [CatalogueError.Problem] {
        try references.sorted { $0.description < $1.description }.compactMap { reference in
            guard let id = try knownFact(reference), let user = try knownFact(user), try entry(id) == nil else {
                return nil
            }
            return .inUse(name(id), users: [name(user)])
        }
    }

    /// Of facts that are not in the tree of names: those of one name that are two.
    func namesTakenTwice() -> [CatalogueError.Problem] {
        traits.map(\.name).duplicates.map { .nameTaken($0, .trait) }
            + fonts.map(\.name).duplicates.map { .nameTaken($0, .font) }
            + rules.map(\.fact.rule.id).duplicates.map { .nameTaken($0, .rule) }
    }
}

extension FactView {
    /// A collection is its traits.
    init(_ collection: TraitCollection) {
        self.init(kind: .collection, name: collection.text)
    }
}

extension FactComparison {
    /// What a side did to a fact, as people read it; nil where it removed it.
    static func text(from old: FactView?, to new: FactView?) -> String? {
        guard let new else { return nil }
        guard let change = change(from: old, to: new), change.category != .added else { return new.name }
        var texts = change.properties.map { "\($0.property) \($0.old ?? "unset") → \($0.new ?? "unset")" }
        switch change.category {
        case .renamed(let before): texts.insert("\(before) → \(new.name)", at: 0)
        case .deprecated: texts.insert("deprecated", at: 0)
        case .undeprecated: texts.insert("no longer deprecated", at: 0)
        case .added, .removed, .updated: break
        }
        return texts.joined(separator: ", ")
    }
}
