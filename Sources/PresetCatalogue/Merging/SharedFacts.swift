import CatalogueModel

extension TraitFact: Mergeable {
    static func properties(of states: [TraitFact]) -> [MergeProperty<TraitFact>] {
        [
            MergeProperty("name", \.name), MergeProperty("values", \.values, empty: []) { states, _ in merged(states) },
            MergeProperty("default", \.defaultValue),
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
        [MergeProperty("traits", \.values)]
    }
}

extension FontFact: Mergeable {
    static func properties(of states: [FontFact]) -> [MergeProperty<FontFact>] {
        [
            MergeProperty("family", \.family), MergeProperty("weight", \.weight), MergeProperty("file", \.file),
            MergeProperty("content", \.face),
        ]
    }
}

extension RuleFact: Mergeable {
    static func properties(of states: [RuleFact]) -> [MergeProperty<RuleFact>] {
        [MergeProperty("rule", \.rule), MergeProperty("impact", \.impact)]
    }
}
