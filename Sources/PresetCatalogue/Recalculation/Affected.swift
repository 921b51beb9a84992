import CatalogueModel

/// What a draft's changes reach.
struct Affected {
    /// The metrics whose own definition changed.
    let sources: Set<FactID>
    /// The metrics whose value may differ, sorted.
    let metrics: [FactID]
    /// The presets whose layouts may differ, sorted.
    let presets: [FactID]

    init(_ draft: Draft, allPresets: Bool) throws {
        sources = Set(draft.changedMetrics.filter { $0.value.new != nil }.map(\.key))
        var presets = Set(draft.changedPresets.filter { $0.value.new != nil }.map(\.key))
        // Whoever refers to a metric that is new has changed as well.
        var metrics = sources.filter(draft.isNew)
        var pending = sources.filter { !draft.isNew($0) }
        if draft.fonts != draft.oldFonts {
            pending.formUnion(
                try draft.entries.all(.metric).map(\.id).filter { try draft.metric($0)?.type == .typography })
        }
        while let metric = pending.popFirst() {
            guard metrics.insert(metric).inserted else { continue }
            for user in try draft.users(of: metric) {
                switch try draft.kind(of: user) {
                case .metric: pending.insert(user)
                case .preset: presets.insert(user)
                default: break
                }
            }
        }
        let isShifted = !draft.shiftedTraits.isEmpty
        if isShifted { metrics.formUnion(try draft.entries.all(.metric).map(\.id)) }
        if isShifted || allPresets { presets.formUnion(try draft.allPresets()) }
        self.metrics = metrics.sorted()
        self.presets = presets.sorted()
    }
}
