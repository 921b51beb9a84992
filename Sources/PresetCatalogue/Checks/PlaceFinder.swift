import CatalogueModel

/// Says in few words in which of the collections something holds.
final class PlaceFinder {
    let collections: [TraitCollection]
    /// For each value of a trait the collections that have it, in the order of the traits.
    private let conditions: [(TraitCondition, [Int])]
    private var known: [[Int]: Places] = [:]

    init(_ collections: [TraitCollection], _ traits: [Trait]) {
        self.collections = collections
        let resolved = collections.map { $0.resolved(traits) }
        conditions = traits.flatMap { trait in
            trait.values.map { value in
                (
                    TraitCondition(trait: trait.name, value: value),
                    resolved.indices.filter { resolved[$0][trait.name] == value }
                )
            }
        }
    }

    /// - Parameter indices: positions in `collections`, ascending.
    func places(_ indices: [Int]) -> Places {
        if let places = known[indices] { return places }
        let isPart = indices.count > 1 && indices.count < collections.count
        let places = Places(
            collections: indices.map { collections[$0].text }, total: collections.count,
            condition: isPart ? conditions.first { $0.1 == indices }?.0 : nil)
        known[indices] = places
        return places
    }
}
