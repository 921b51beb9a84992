import CatalogueModel
import CatalogueStorage

/// Finds the layouts that a draft changes, and nothing else: changed metrics → the metrics that depend on them → the
/// presets → the trait collections in which a number differs.
struct Recalculation {
    let draft: Draft
    private let affected: Affected
    private let everything: Bool
    private let changedFonts: [FactID]
    private let shiftedTraits: [FactID]

    /// - Parameter everything: also presets that nothing reaches, as after a new version of the engine.
    init(_ draft: Draft, everything: Bool = false) throws {
        self.draft = draft
        self.everything = everything
        changedFonts = draft.changedFonts
        shiftedTraits = draft.shiftedTraits
        affected = try Affected(draft, allPresets: everything)
    }

    /// One layout that was computed.
    struct Result {
        let key: LayoutKey
        /// Nil for new layouts.
        let kept: KeptLayout?
        let new: ComputedLayout
        /// Whether it differs from the one that is kept.
        let isMoved: Bool
        /// Sorted.
        let causes: [FactID]
    }

    /// A layout that is no longer kept because its state is gone.
    typealias Closed = (LayoutKey) throws -> Void

    /// Computes preset by preset, so that layouts that collections share are found next to each other, and hands over
    /// each layout that was computed, also those that came out equal.
    func run(closing: Closed, _ body: (Result) throws -> Void) throws {
        let oldCollections = Set(draft.oldCollections)
        let views = draft.collections.map {
            CollectionView($0, isNew: !oldCollections.contains($0), draft)
        }
        for view in views {
            let metrics = try view.isNew ? draft.entries.all(.metric).map(\.id) : affected.metrics
            try view.locating { for metric in metrics { _ = try view.new.value(of: metric) } }
        }
        let new = views.filter(\.isNew)
        let presets = try presets(areAll: !new.isEmpty)
        let affectedPresets = Set(affected.presets)
        // Nothing that is computed while the layouts before are written may wait for the file: presets are read ahead,
        // and what is kept of those that moved is read in one go.
        let size = max(1, Self.layoutsAtOnce / max(1, views.count))
        var chunk = try read(presets.prefix(size))
        for start in stride(from: 0, to: presets.count, by: size) {
            var moved: [Moved] = []
            for (id, preset) in chunk {
                try compute(preset, id, in: affectedPresets.contains(id) ? views : new, &moved)
            }
            let kept = try moved.map { item in
                item.isKept ? try draft.store.keptLayouts(of: item.preset, in: item.collection) : []
            }
            chunk = try read(presets.dropFirst(start + size).prefix(size))
            for (item, kept) in zip(moved, kept) { try handOver(item, kept, closing: closing, body) }
        }
    }

    private static let layoutsAtOnce = 1024

    private func read(_ ids: some Collection<FactID>) throws -> [(id: FactID, preset: Preset<FactID>)] {
        try ids.compactMap { id in try draft.preset(id).map { (id, $0) } }
    }

    /// A preset in a collection in which a number differs, with its layouts there.
    private struct Moved {
        let preset: FactID
        let collection: FactID
        let isKept: Bool
        let layouts: [(state: ControlState, layout: ComputedLayout)]
        let causes: [FactID]
    }

    /// How many layouts there are to look at; many of them may be left as they are.
    func expectedCount() throws -> Int {
        let oldCollections = Set(draft.oldCollections)
        let new = draft.collections.count { !oldCollections.contains($0) }
        let affectedPresets = Set(affected.presets)
        return try presets(areAll: new > 0).reduce(0) { count, id in
            let states = try draft.preset(id).map { 1 + $0.states.count } ?? 0
            return count + states * (affectedPresets.contains(id) ? draft.collections.count : new)
        }
    }

    private func presets(areAll: Bool) throws -> [FactID] { try areAll ? draft.allPresets() : affected.presets }

    private func compute(
        _ preset: Preset<FactID>, _ id: FactID, in views: [CollectionView], _ moved: inout [Moved]
    ) throws {
        let isBorn = draft.isBorn(id)
        let isChanged = everything || draft.isPresetChanged(id)
        let references = preset.references.sorted()
        let causes = try causes(of: id, preset)
        // Most collections differ in what this preset does not look at.
        var known: [Resolver.Sight: [(state: ControlState, layout: ComputedLayout)]] = [:]
        for view in views {
            let isKept = !view.isNew && !isBorn
            let sight = try view.locating { try view.new.sight(of: references, for: draft.name(id)) }
            var input: PresetInput?
            if isKept, !isChanged {
                if try view.old.sight(of: references, for: draft.name(id)) == sight { continue }
                // Of a font that has changed the old file is gone.
                if preset.titleFont == nil || changedFonts.isEmpty {
                    let new = try self.input(preset, id, view, view.new)
                    if try self.input(preset, id, view, view.old) == new { continue }
                    input = new
                }
            }
            let layouts = try known[sight] ?? (input ?? self.input(preset, id, view, view.new)).layouts()
            known[sight] = layouts
            moved.append(
                Moved(
                    preset: id, collection: view.collection.id, isKept: isKept, layouts: layouts,
                    causes: view.isNew ? view.ownCause : causes))
        }
    }

    private func handOver(
        _ item: Moved, _ kept: [KeptLayout], closing: Closed, _ body: (Result) throws -> Void
    ) throws {
        func key(_ state: ControlState) -> LayoutKey {
            LayoutKey(preset: item.preset, state: state, collection: item.collection)
        }
        for (state, layout) in item.layouts {
            let kept = kept.first { $0.state == state }
            let isMoved = try kept.map { try !draft.store.isKept(layout, as: $0) } ?? true
            try body(Result(key: key(state), kept: kept, new: layout, isMoved: isMoved, causes: item.causes))
        }
        for kept in kept where !item.layouts.contains(where: { $0.state == kept.state }) {
            try closing(key(kept.state))
        }
    }

    private func input(
        _ preset: Preset<FactID>, _ id: FactID, _ view: CollectionView, _ resolver: Resolver
    ) throws -> PresetInput {
        try view.locating {
            try PresetInput(preset, named: draft.name(id), in: view.collection, resolver, draft.titles)
        }
    }

    /// The changed facts that a preset's layouts follow from: its own definition, and the changed metrics that it refers
    /// to, directly or not.
    private func causes(of id: FactID, _ preset: Preset<FactID>) throws -> [FactID] {
        if draft.isBorn(id) { return [id] }
        var causes = affected.sources.isEmpty ? [] : try upstream(of: preset.references).intersection(affected.sources)
        if draft.isPresetChanged(id) { causes.insert(id) }
        if preset.titleFont != nil { causes.formUnion(changedFonts) }
        causes.formUnion(shiftedTraits)
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
