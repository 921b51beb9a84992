extension CatalogueDiff {
    /// What is asked for of a diff.
    public struct Selection: Sendable {
        /// Names that count; all where there are none.
        public var only: [Pattern]
        public var excluded: [Pattern]
        /// In points: numbers that differ by no more do not count.
        public var tolerance: Double

        public init(only: [Pattern] = [], excluded: [Pattern] = [], tolerance: Double = 0) {
            self.only = only
            self.excluded = excluded
            self.tolerance = tolerance
        }

        func includes(_ names: String...) -> Bool {
            (only.isEmpty || only.contains { pattern in names.contains(where: pattern.matches) })
                && !excluded.contains { pattern in names.contains(where: pattern.matches) }
        }
    }

    /// What differs in facts of these kinds, for a side that can speak of no others.
    public func speaking(of kinds: [FactKind]) -> CatalogueDiff {
        var selected = self
        selected.facts = facts.filter { kinds.contains($0.kind) }
        selected.possibleRenames = possibleRenames.filter { kinds.contains($0.kind) }
        selected.collections = []
        if !kinds.contains(.preset) { selected.layouts = [] }
        return selected
    }

    /// The diff without what is not asked for.
    public func selecting(_ selection: Selection) -> CatalogueDiff {
        var selected = self
        selected.facts = facts.filter { change in
            if case .renamed(let from) = change.category { return selection.includes(change.name, from) }
            return selection.includes(change.name)
        }
        if !selection.only.isEmpty { selected.collections = [] }
        selected.possibleRenames = possibleRenames.filter { selection.includes($0.removed) }
        selected.layouts = []
        for var change in layouts where selection.includes(change.name) {
            change.numbers.removeAll { number in
                guard let old = number.old, let new = number.new else { return false }
                return (new - old).magnitude <= selection.tolerance
            }
            if change.numbers.isEmpty, change.findingsGained.isEmpty, change.findingsLost.isEmpty {
                selected.withinTolerance += 1
            } else {
                selected.layouts.append(change)
            }
        }
        return selected
    }
}
