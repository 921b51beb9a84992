import CatalogueModel

/// The facts that a draft makes, numbered on from those that the catalogue knows.
struct NewFacts {
    private let lastStored: FactID
    private(set) var all: [(id: FactID, stableID: StableID, kind: FactKind)] = []
    private var byStableID: [StableID: FactID] = [:]

    /// - Parameter lastStored: the last fact that the catalogue knows.
    init(after lastStored: FactID) {
        self.lastStored = lastStored
    }

    /// Whether the catalogue does not know a fact yet.
    func contains(_ id: FactID) -> Bool { id > lastStored }

    subscript(stableID: StableID) -> FactID? { byStableID[stableID] }

    func kind(of id: FactID) -> FactKind? {
        let place = Int(id.rawValue - lastStored.rawValue) - 1
        return all.indices.contains(place) ? all[place].kind : nil
    }

    /// Makes a fact whose id nobody has.
    mutating func add(_ stableID: StableID, _ kind: FactKind) -> FactID {
        let id = FactID(lastStored.rawValue + Int64(all.count) + 1)
        all.append((id, stableID, kind))
        byStableID[stableID] = id
        return id
    }
}
