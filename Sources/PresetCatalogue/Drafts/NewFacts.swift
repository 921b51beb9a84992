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
        guard let place = id.place(after: lastStored), place < all.count else { return nil }
        return all[place].kind
    }

    /// Makes a fact whose id nobody has.
    mutating func add(_ stableID: StableID, _ kind: FactKind) -> FactID {
        let id = FactID(place: all.count, after: lastStored)
        all.append((id, stableID, kind))
        byStableID[stableID] = id
        return id
    }
}

/// New facts are numbered on from the last one that the catalogue knows.
extension FactID {
    init(place: Int, after last: FactID) {
        self.init(last.rawValue + Int64(place) + 1)
    }

    /// The place among the new facts; nil for what the catalogue can know.
    func place(after last: FactID) -> Int? {
        self > last ? Int(rawValue - last.rawValue) - 1 : nil
    }
}
