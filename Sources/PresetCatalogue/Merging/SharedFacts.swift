import CatalogueModel

extension TraitFact: Mergeable {
    static func properties(of states: [TraitFact]) -> [MergeProperty<TraitFact>] {
        [
            MergeProperty("name", \.name, empty: nil),
            MergeProperty("values", \.values, empty: []) { states, _ in merged(states) },
            MergeProperty("default", \.defaultValue, empty: nil),
        ]
    }

    /// Values come and go one by one. What both added is sorted, so that it does not matter who merges whom.
    private static func merged(_ values: ThreeWay<[String]>) -> Merged<[String]> {
        let added = Set(values.ours + values.theirs).subtracting(values.base)
        if values.theirs == values.base || values.theirs == values.ours { return Merged(values.ours) }
        if values.ours == values.base { return Merged(values.theirs) }
        let kept = values.base.filter { values.ours.contains($0) && values.theirs.contains($0) }
        return Merged(kept + added.sorted { $0.precedes($1) })
    }
}

extension CollectionFact: Mergeable {
    static func properties(of states: [CollectionFact]) -> [MergeProperty<CollectionFact>] {
        [MergeProperty("traits", \.values, empty: nil)]
    }
}

extension FontFact: Mergeable {
    static func properties(of states: [FontFact]) -> [MergeProperty<FontFact>] {
        [
            MergeProperty("family", \.family, empty: nil), MergeProperty("weight", \.weight, empty: nil),
            MergeProperty("file", \.file, empty: nil), MergeProperty("content", \.face, empty: nil),
        ]
    }
}

extension RuleFact: Mergeable {
    static func properties(of states: [RuleFact]) -> [MergeProperty<RuleFact>] {
        [MergeProperty("rule", \.rule, empty: nil), MergeProperty("impact", \.impact, empty: nil)]
    }
}
