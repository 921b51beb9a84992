import CatalogueModel

/// The facts of a kind of which there are few, all of them read at once: as they hold in the catalogue, and as they will.
struct FactList<Fact: Hashable & Identifiable> where Fact.ID == FactID {
    /// In the order of their ids.
    let old: [Fact]
    private(set) var new: [Fact]

    init(_ facts: [Fact]) {
        old = facts
        new = facts
    }

    var hasChanges: Bool { new != old }

    mutating func set(_ id: FactID, _ fact: Fact?) {
        new.removeAll { $0.id == id }
        if let fact { new.insert(fact, at: new.firstIndex { $0.id > id } ?? new.endIndex) }
    }

    /// - Parameter facts: in the order of their ids.
    mutating func replaceAll(with facts: [Fact]) { new = facts }

    /// Hands over what changed: first the facts whose row closes, then those for which one opens.
    func write(closing: (FactID) throws -> Void, opening: (Fact) throws -> Void) rethrows {
        let (before, after) = (Set(old), Set(new))
        for fact in old where !after.contains(fact) { try closing(fact.id) }
        for fact in new where !before.contains(fact) { try opening(fact) }
    }
}
