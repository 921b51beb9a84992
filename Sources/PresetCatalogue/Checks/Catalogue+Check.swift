import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Everything that is wrong with the presets and metrics that match, worst first. Each layout is looked at once.
    ///
    /// - Parameters:
    ///   - pattern: an issue of several facts counts when one of them matches.
    ///   - traits: looks only at the trait collections that have these values.
    ///   - grid: lengths must be multiples of this many points; nil does not ask.
    public func check(
        matching pattern: Pattern = .all, traits: [String: String] = [:], grid: Double? = nil,
        at name: RevisionName = .now
    ) throws -> CatalogueCheck {
        try store.read {
            let moment = try moment(name)
            let facts = try CheckedFacts(store, at: moment, pattern)
            let places = PlaceFinder(try collections(having: traits, at: moment), try store.traits(at: moment))
            var layouts = LayoutCheck(facts, accepted: try store.acceptances(at: moment))
            var twins = EqualLayouts()
            for (index, collection) in places.collections.enumerated() {
                try store.forEachJudgement(in: collection.id, at: moment) { key, value, layout in
                    layouts.add(key.preset, key.state, layout, index)
                    twins.add(key.preset, key.state, value)
                }
                twins.finish()
            }
            let users = try store.users(at: moment)
            let metrics = try store.metrics(at: moment)
            let usage = UsageLint(facts, users: users)
            let snapshot = Snapshot(store, at: moment)
            var issues = try layouts.issues(places, styles: store.presetStyles(at: moment)) { preset, state, index in
                try snapshot.title(of: preset, in: state, places.collections[index])
            }
            issues += twins.issues(facts) + usage.deprecatedInUse()
            issues += usage.unusedMetrics(of: metrics)
            let translations = TranslationLint(
                facts, users: users, traits: try store.traits(at: moment), locale: traits[Trait.localeName])
            issues += translations?.issues(of: metrics) ?? []
            if let grid { issues += try GridLint.issues(facts, grid: grid, places) }
            return CatalogueCheck(
                issues: issues.filter { $0.acceptedReason == nil }.sorted(),
                accepted: issues.filter { $0.acceptedReason != nil }.sorted(), presets: facts.matchingPresets.count,
                layouts: layouts.count,
                collections: places.collections.map(\.text))
        }
    }

    /// The trait collections whose traits have these values, by default or not.
    private func collections(having values: [String: String], at moment: Moment) throws -> [TraitCollection] {
        let traits = try store.traits(at: moment)
        try requireTraits(values, traits)
        let all = try store.collections(at: moment)
        let found = all.filter { $0.has(values, among: traits) }
        if found.isEmpty {
            throw CatalogueError(
                .unknownCollection(TraitCollection.text(of: values), known: all.map(\.text).filter { !$0.isEmpty }))
        }
        return found
    }
}
