import CatalogueModel
import CatalogueStorage

/// A revision in the making: the catalogue as it will be, over the catalogue as it is. It reads lazily, so that what a
/// change costs follows the change, and writes nothing.
final class Draft {
    let store: CatalogueStore
    let titles: TitleSizer
    /// Facts that the catalogue does not know yet.
    var newFacts: NewFacts
    var entries: DraftEntries
    private var metrics: Overlay<Metric<FactID>>
    private var tokens: Overlay<KeptToken<FactID>>
    private var presets: Overlay<Preset<FactID>>

    var traitList: FactList<Trait>
    var collectionList: FactList<TraitCollection>
    var fontList: FactList<RegisteredFont>
    var ruleList: FactList<KeptRule>
    /// The presets in the file, since they were all read.
    private var storedPresets: [FactID]?
    /// The touched facts by the metrics they will refer to; nil until somebody asks, and when one is touched.
    private var touchedUsers: [FactID: [FactID]]?

    init(_ store: CatalogueStore, _ titles: TitleSizer) throws {
        self.store = store
        self.titles = titles
        let lastFact = try store.lastFactID()
        newFacts = NewFacts(after: lastFact)
        entries = DraftEntries(store, after: lastFact)
        metrics = Overlay(after: lastFact) { try store.metric($0, at: .now) }
        tokens = Overlay(after: lastFact) { try store.token($0, at: .now) }
        presets = Overlay(after: lastFact) { try store.preset($0, at: .now) }
        traitList = FactList(try store.traits(at: .now))
        collectionList = FactList(try store.collections(at: .now))
        fontList = FactList(try store.fonts(at: .now))
        ruleList = FactList(try store.rules(at: .now))
    }

    // MARK: As it will be

    var traits: [Trait] { traitList.new }
    var collections: [TraitCollection] { collectionList.new }
    var fonts: [RegisteredFont] { fontList.new }
    var rules: [KeptRule] { ruleList.new }

    func metric(_ id: FactID) throws -> Metric<FactID>? { try metrics.new(id) }
    func token(_ id: FactID) throws -> KeptToken<FactID>? { try tokens.new(id) }
    func preset(_ id: FactID) throws -> Preset<FactID>? { try presets.new(id) }

    /// Reads every preset at once, for those who will look at them all; sorted by fact.
    func allPresets() throws -> [FactID] {
        let stored = try storedPresets ?? readPresets()
        storedPresets = stored
        let untouched = stored.filter { !presets.isTouched($0) }
        return (untouched + presets.touched.filter { $0.value.new != nil }.map(\.key)).sorted()
    }

    private func readPresets() throws -> [FactID] {
        let stored = try store.presets(at: .now)
        presets.preload(stored)
        return Array(stored.keys)
    }

    /// What metrics will come to in a trait collection.
    func resolver(in collection: TraitCollection) -> Resolver {
        Resolver(traits, in: collection, fonts: fonts, metric: metric, name: name)
    }

    // MARK: As it was

    var oldTraits: [Trait] { traitList.old }
    var oldCollections: [TraitCollection] { collectionList.old }
    var oldFonts: [RegisteredFont] { fontList.old }

    func oldMetric(_ id: FactID) throws -> Metric<FactID>? { try metrics.old(id) }
    func oldToken(_ id: FactID) throws -> KeptToken<FactID>? { try tokens.old(id) }
    func oldPreset(_ id: FactID) throws -> Preset<FactID>? { try presets.old(id) }

    /// What metrics come to in a trait collection before the change.
    func oldResolver(in collection: TraitCollection) -> Resolver {
        Resolver(oldTraits, in: collection, fonts: oldFonts, metric: oldMetric, name: name)
    }

    // MARK: Changing

    func setMetric(_ id: FactID, _ metric: Metric<FactID>?) throws {
        try metrics.set(id, metric)
        touchedUsers = nil
    }

    func setToken(_ id: FactID, _ token: KeptToken<FactID>?) throws {
        try tokens.set(id, token)
        touchedUsers = nil
    }

    func setPreset(_ id: FactID, _ preset: Preset<FactID>?) throws {
        try presets.set(id, preset)
        touchedUsers = nil
    }

    // MARK: What changed

    var changedEntries: [(key: FactID, value: Touched<Entry>)] { entries.changed() }
    var changedMetrics: [(key: FactID, value: Touched<Metric<FactID>>)] { metrics.changed() }
    var changedTokens: [(key: FactID, value: Touched<KeptToken<FactID>>)] { tokens.changed() }
    var changedPresets: [(key: FactID, value: Touched<Preset<FactID>>)] { presets.changed() }

    var hasChanges: Bool {
        entries.hasChanges || metrics.hasChanges || tokens.hasChanges || presets.hasChanges || traitList.hasChanges
            || collectionList.hasChanges || fontList.hasChanges || ruleList.hasChanges
    }

    /// Whether a preset does not exist yet.
    func isBorn(_ preset: FactID) -> Bool {
        guard let touched = presets.touched(preset) else { return false }
        return touched.old == nil
    }

    /// Whether a preset's definition differs from what it was, as far as layouts follow from it.
    func isPresetChanged(_ preset: FactID) -> Bool {
        guard let touched = presets.touched(preset), touched.isChanged else { return false }
        guard let old = touched.old, var new = touched.new else { return true }
        new.accepted = old.accepted
        return old != new
    }

    /// The facts that refer to a metric directly, as it will be.
    func users(of metric: FactID) throws -> [FactID] {
        let stored = try isNew(metric) ? [] : store.users(of: metric, at: .now)
        let untouched = stored.filter { !metrics.isTouched($0) && !tokens.isTouched($0) && !presets.isTouched($0) }
        let touched = touchedUsers ?? usersOfTouched()
        touchedUsers = touched
        return (untouched + (touched[metric] ?? [])).sorted()
    }

    private func usersOfTouched() -> [FactID: [FactID]] {
        var users: [FactID: [FactID]] = [:]
        func add<Value>(_ overlay: Overlay<Value>, _ references: (Value) -> Set<FactID>) {
            for (id, touched) in overlay.touched {
                for metric in touched.new.map(references) ?? [] { users[metric, default: []].append(id) }
            }
        }
        add(metrics) { $0.references }
        add(tokens) { $0.references }
        add(presets) { $0.references }
        return users
    }
}
