import CatalogueModel

/// Finds presets that lay out the same in every state and collection, by the numbers of their values: equal layouts
/// have one.
///
/// All presets begin in one class, and every collection splits the classes further.
struct EqualLayouts {
    private struct Look: Hashable {
        let before: Int
        /// Pairs of state and value.
        let layouts: [Int64]
    }

    private var classes: [FactID: Int] = [:]
    private var nextClass = 0
    private var looks: [Look: Int] = [:]
    private var current: FactID?
    private var layouts: [Int64] = []

    /// Layouts come collection by collection, and within one preset by preset.
    mutating func add(_ preset: FactID, _ state: ControlState, _ value: Int64) {
        if preset != current { close() }
        current = preset
        layouts += [Int64(state.rawValue), value]
    }

    /// Ends a collection.
    mutating func finish() {
        close()
        looks.removeAll(keepingCapacity: true)
    }

    private mutating func close() {
        guard let preset = current else { return }
        let look = Look(before: classes[preset] ?? -1, layouts: layouts)
        if looks[look] == nil {
            looks[look] = nextClass
            nextClass += 1
        }
        classes[preset] = looks[look]
        current = nil
        layouts.removeAll(keepingCapacity: true)
    }

    /// One issue for each set of presets; a deprecated one may well equal what replaces it.
    func issues(_ facts: CheckedFacts) -> [CheckIssue] {
        let presets = classes.keys.filter { !facts.isDeprecated($0) }
        return Dictionary(grouping: presets) { classes[$0] }.values.compactMap { equal in
            guard equal.count > 1, let oldest = equal.min() else { return nil }
            let others = equal.filter { $0 != oldest }
            return facts.issue(oldest, with: others, .equalLayouts(others: facts.names(others)))
        }
    }
}
