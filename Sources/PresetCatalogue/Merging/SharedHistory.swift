import CatalogueModel

/// The states that a fact had in a file, to find who made it what it is.
struct SharedHistory<Fact: Mergeable> {
    /// Newest first; nil where it did not exist from then on.
    private let states: [(revision: Int64, fact: Fact?)]
    private let file: SharedFile
    private let id: FactID?

    init(_ stableID: StableID, _ kind: MergedKind<Fact>, in file: SharedFile) throws {
        let id = file.facts[stableID]
        let numbers = try id.map { try file.store.revisions(changing: $0, kind.kind, upTo: .max) } ?? []
        states = try numbers.map { number in
            // Where one revision did it all, nobody has to look.
            (number, numbers.count == 1 ? nil : try id.flatMap { try kind.one(file, $0, .revision(number)) })
        }
        self.file = file
        self.id = id
    }

    /// The revision that made a property what it is, or with nil the one with which the fact came or went.
    func revision(making property: MergeProperty<Fact>?) -> Int64 {
        for (newer, older) in zip(states, states.dropFirst().map(\.fact) + [nil]) {
            guard let fact = newer.fact, let older else {
                if (newer.fact == nil) != (older == nil) { return newer.revision }
                continue
            }
            if let property, !property.isEqual(fact, older) { return newer.revision }
        }
        return states.last?.revision ?? 0
    }

    /// The revision that changed the fact last.
    var newest: Int64 { states.first?.revision ?? 0 }

    /// Who made a property what it is in a revision of the file: the revision itself, or the one that a merge had it from.
    func origin(of property: String, in number: Int64) throws -> Revision? {
        try id.flatMap { try file.store.origin(of: property, of: $0, in: number) } ?? file.store.revision(number)
    }
}
