import CatalogueModel
import CatalogueStorage

/// Finds the layouts that a draft changes, and nothing else: changed metrics → the metrics that depend on them → the
/// presets → the trait collections in which a number differs.
struct Recalculation {
    let draft: Draft
    private let affected: Affected
    private let everything: Bool

    /// - Parameter everything: also presets that nothing reaches, as after a new version of the engine.
    init(_ draft: Draft, everything: Bool = false) throws {
        self.draft = draft
        self.everything = everything
        affected = try Affected(draft, allPresets: everything)
    }

    /// One layout that was computed; `old` is nil for new layouts.
    struct Result {
        let key: LayoutKey
        let old: ComputedLayout?
        let new: ComputedLayout
        /// Sorted.
        let causes: [FactID]
    }

    /// A layout that is no longer kept because its state is gone.
    typealias Closed = (LayoutKey) throws -> Void

    /// Computes collection by collection, and hands over each layout that was computed, also those that came out equal.
    func run(closing: Closed, _ body: (Result) throws -> Void) throws {
        for collection in draft.collections {
            do {
                try run(collection, closing: closing, body)
            } catch let error as CatalogueError where !collection.isDefault {
                throw error.within(collection)
            }
        }
    }

    private func run(_ collection: TraitCollection, closing: Closed, _ body: (Result) throws -> Void) throws {
        let isNew = !draft.oldCollections.contains(collection)
        let metrics = try isNew ? draft.allEntries(.metric).map(\.id) : affected.metrics
        let presets = try isNew ? draft.allEntries(.preset).map(\.id) : affected.presets
        guard !presets.isEmpty || !metrics.isEmpty else { return }
        let new = Resolver(draft.traits, in: collection, metric: draft.metric, name: draft.name)
        let old = Resolver(draft.oldTraits, in: collection, metric: draft.oldMetric, name: draft.name)
        for metric in metrics { _ = try new.value(of: metric) }
        for preset in presets {
            try recalculate(preset, in: collection, isNew: isNew, new, old, closing: closing, body)
        }
    }

    private func recalculate(
        _ id: FactID, in collection: TraitCollection, isNew: Bool, _ new: Resolver, _ old: Resolver,
        closing: Closed, _ body: (Result) throws -> Void
    ) throws {
        guard let preset = try draft.preset(id) else { return }
        let name = draft.name(id)
        let input = try PresetInput(preset, named: name, traits: collection.text, new)
        let before = isNew ? nil : try draft.oldPreset(id)
        if before == preset, !everything, try input == PresetInput(preset, named: name, traits: collection.text, old) {
            return
        }
        let kept = before == nil ? [:] : try draft.store.layouts(of: id, in: collection.id, at: .now)
        let causes = try causes(of: id, preset, isNew: isNew ? collection.id : nil)
        for (state, layout) in input.layouts() {
            let key = LayoutKey(preset: id, state: state, collection: collection.id)
            try body(Result(key: key, old: kept[state], new: layout, causes: causes))
        }
        for state in kept.keys.sorted() where !input.states.contains(where: { $0.state == state }) {
            try closing(LayoutKey(preset: id, state: state, collection: collection.id))
        }
    }

    /// The changed facts that a preset's layout follows from: a new collection, its own definition, and the changed
    /// metrics that it refers to, directly or not.
    private func causes(of id: FactID, _ preset: Preset<FactID>, isNew collection: FactID?) throws -> [FactID] {
        if let collection { return [collection] }
        let old = try draft.oldPreset(id)
        if old == nil { return [id] }
        var causes = affected.sources.isEmpty ? [] : try upstream(of: preset.references).intersection(affected.sources)
        if old != preset { causes.insert(id) }
        causes.formUnion(draft.shiftedTraits)
        return causes.sorted()
    }

    private func upstream(of metrics: Set<FactID>) throws -> Set<FactID> {
        var reached: Set<FactID> = []
        var pending = Array(metrics)
        while let metric = pending.popLast() {
            guard reached.insert(metric).inserted else { continue }
            pending += try draft.metric(metric)?.references ?? []
        }
        return reached
    }
}

extension CatalogueError {
    /// The same error, saying in which trait collection it shows.
    fileprivate func within(_ collection: TraitCollection) -> CatalogueError {
        CatalogueError(
            problems.map {
                if case .button = $0 { $0 } else { .inCollection(collection.text, $0) }
            })
    }
}

/// What a draft's changes reach.
private struct Affected {
    /// The metrics whose own definition changed.
    let sources: Set<FactID>
    /// The metrics whose value may differ, sorted.
    let metrics: [FactID]
    /// The presets whose layouts may differ, sorted.
    let presets: [FactID]

    init(_ draft: Draft, allPresets: Bool) throws {
        sources = Set(draft.changedMetrics.filter { $0.value.new != nil }.map(\.key))
        var metrics: Set<FactID> = []
        var presets = Set(draft.changedPresets.filter { $0.value.new != nil }.map(\.key))
        var pending = Array(sources)
        while let metric = pending.popLast() {
            guard metrics.insert(metric).inserted else { continue }
            for user in try draft.users(of: metric) {
                if try draft.metric(user) != nil { pending.append(user) } else { presets.insert(user) }
            }
        }
        let isShifted = !draft.shiftedTraits.isEmpty
        if isShifted { metrics.formUnion(try draft.allEntries(.metric).map(\.id)) }
        if isShifted || allPresets { presets.formUnion(try draft.allEntries(.preset).map(\.id)) }
        self.metrics = metrics.sorted()
        self.presets = presets.sorted()
    }
}
