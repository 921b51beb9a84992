import CatalogueModel
import CatalogueStorage

/// Lengths that are no multiples of the team's grid: of metrics, and of presets where they do not just take a metric's.
/// Title sizes are left out: they follow from the text.
struct GridLint {
    private struct Key: Hashable {
        let fact: FactID
        let property: String
    }

    private struct Group {
        var value: Double
        var indices: [Int]
    }

    private let facts: CheckedFacts
    private let grid: Double
    private let places: PlaceFinder
    private var groups: [Key: Group] = [:]

    private init(_ facts: CheckedFacts, grid: Double, _ places: PlaceFinder) {
        self.facts = facts
        self.grid = grid
        self.places = places
    }

    static func issues(_ facts: CheckedFacts, grid: Double, _ places: PlaceFinder) throws -> [CheckIssue] {
        var lint = GridLint(facts, grid: grid, places)
        return try lint.issues()
    }

    private mutating func issues() throws -> [CheckIssue] {
        let snapshot = Snapshot(facts.store, at: facts.moment)
        let metrics = try facts.store.metrics(at: facts.moment).filter { facts.isWanted($0.key) }
        let presets = try facts.store.presets(at: facts.moment).filter { facts.isWanted($0.key) }
        let numbers = presets.mapValues { preset in
            preset.expressions.filter {
                !$0.key.hasSuffix("title-size.width") && !$0.key.hasSuffix("title-size.height")
            }
        }
        for (index, collection) in places.collections.enumerated() {
            let resolver = try snapshot.resolver(for: collection)
            for (id, metric) in metrics where metric.type == .dimension {
                if case .number(.reference)? = try resolver.step(of: id)?.definition { continue }
                guard case .quantity(let quantity) = try resolver.value(of: id) else { continue }
                add(id, "value", quantity.value, index)
            }
            for (id, numbers) in numbers {
                for (property, expression) in numbers {
                    if case .reference = expression { continue }
                    if PresetNumber(rawValue: property)?.unit == .number { continue }
                    add(id, property, try resolver.number(expression, for: property), index)
                }
            }
        }
        return groups.compactMap { key, group in
            let number = OffGrid(
                property: key.property, value: group.value, grid: grid, places: places.places(group.indices))
            return facts.issue(key.fact, .offGrid(number))
        }
    }

    private mutating func add(_ fact: FactID, _ property: String, _ value: Double, _ index: Int) {
        guard distance(value) > 1e-6 else { return }
        let key = Key(fact: fact, property: property)
        groups[key, default: Group(value: value, indices: [])].indices.append(index)
        if let group = groups[key], distance(value) > distance(group.value) + 1e-6 { groups[key]?.value = value }
    }

    /// How far the nearest multiple of the grid is.
    private func distance(_ value: Double) -> Double { (value - (value / grid).rounded() * grid).magnitude }
}
