import CatalogueModel
import CatalogueStorage

/// A revision in the making: the catalogue as it will be, over the catalogue as it is. It reads lazily, so that what a
/// change costs follows the change, and writes nothing.
final class Draft {
    let store: CatalogueStore
    let titles: TitleSizer
    private var entryOverlay: Overlay<Entry>
    private var metricOverlay: Overlay<Metric<FactID>>
    private var tokenOverlay: Overlay<KeptToken<FactID>>
    private var presetOverlay: Overlay<Preset<FactID>>
    /// The names that entries of this draft took or gave up.
    private var names: [String: FactID?] = [:]

    var traitList: FactList<Trait>
    var collectionList: FactList<TraitCollection>
    var fontList: FactList<RegisteredFont>
    var ruleList: FactList<KeptRule>
    /// Facts that the catalogue does not know yet.
    private(set) var newFacts: [(id: FactID, stableID: StableID, kind: FactKind)] = []
    private var newStableIDs: [StableID: FactID] = [:]
    private var lastFactID: FactID
    private let lastStoredFactID: FactID
    /// What is in the file, where a draft is about to look at most of it.
    private var stored: StoredEntries?
    /// The presets in the file, since they were all read.
    private var storedPresets: [FactID]?
    /// The touched facts by the metrics they will refer to; nil until somebody asks, and when one is touched.
    private var touchedUsers: [FactID: [FactID]]?

    init(_ store: CatalogueStore, _ titles: TitleSizer) throws {
        self.store = store
        self.titles = titles
        traitList = FactList(try store.traits(at: .now))
        collectionList = FactList(try store.collections(at: .now))
        fontList = FactList(try store.fonts(at: .now))
        ruleList = FactList(try store.rules(at: .now))
        lastFactID = try store.lastFactID()
        lastStoredFactID = lastFactID
        entryOverlay = Overlay(after: lastFactID)
        metricOverlay = Overlay(after: lastFactID)
        tokenOverlay = Overlay(after: lastFactID)
        presetOverlay = Overlay(after: lastFactID)
    }

    // MARK: Reading, as it will be

    var traits: [Trait] { traitList.new }
    var collections: [TraitCollection] { collectionList.new }
    var fonts: [RegisteredFont] { fontList.new }
    var rules: [KeptRule] { ruleList.new }

    func entry(_ id: FactID) throws -> Entry? {
        try entryOverlay.new(id) { try storedEntry($0) }
    }

    func entry(named name: String) throws -> Entry? {
        if let id = names[name] { return try id.flatMap(entry) }
        return try storedEntry(named: name)
    }

    func metric(_ id: FactID) throws -> Metric<FactID>? {
        try metricOverlay.new(id) { try store.metric($0, at: .now) }
    }

    func token(_ id: FactID) throws -> KeptToken<FactID>? {
        try tokenOverlay.new(id) { try store.token($0, at: .now) }
    }

    func preset(_ id: FactID) throws -> Preset<FactID>? {
        try presetOverlay.new(id) { try store.preset($0, at: .now) }
    }

    /// Reads every preset at once, for those who will look at them all; sorted by fact.
    func allPresets() throws -> [FactID] {
        let stored = try storedPresets ?? readPresets()
        storedPresets = stored
        let untouched = stored.filter { !presetOverlay.isTouched($0) }
        return (untouched + presetOverlay.touched.filter { $0.value.new != nil }.map(\.key)).sorted()
    }

    private func readPresets() throws -> [FactID] {
        let presets = try store.presets(at: .now)
        presetOverlay.preload(presets)
        return Array(presets.keys)
    }

    /// The entries of a kind whose names match, sorted by name. A pattern without a wildcard costs one look.
    func entries(_ kind: FactKind, matching pattern: Pattern) throws -> [Entry] {
        if let literal = pattern.literal {
            return try entry(named: literal).flatMap { $0.kind == kind ? [$0] : [] } ?? []
        }
        return try allEntries(kind).filter { pattern.matches($0.name.text) }
    }

    func allEntries(_ kind: FactKind) throws -> [Entry] {
        let kept = try store.entries(kind, at: .now).filter { !entryOverlay.isTouched($0.id) }
        let touched = entryOverlay.touched.compactMap(\.value.new).filter { $0.kind == kind }
        return (kept + touched).sorted { $0.name < $1.name }
    }

    /// The name of a fact, for messages: the last one it had, when it is gone.
    func name(_ id: FactID) -> String {
        if let entry = try? entry(id) { return entry.name.text }
        if let entry = entryOverlay.touched(id)?.old { return entry.name.text }
        return (try? store.lastEntry(id))??.name.text ?? "#\(id.rawValue)"
    }

    /// The name of a fact before the change; the one it will have, when it does not exist yet.
    func oldName(_ id: FactID) -> String { entryOverlay.touched(id)?.old?.name.text ?? name(id) }

    /// What metrics will come to in a trait collection.
    func resolver(in collection: TraitCollection) -> Resolver {
        Resolver(traits, in: collection, fonts: fonts, metric: metric, name: name)
    }

    /// What a fact is, also one that is gone.
    func kind(of id: FactID) throws -> FactKind? {
        guard isNew(id) else { return try store.kind(of: id) }
        let place = Int(id.rawValue - lastStoredFactID.rawValue) - 1
        return place < newFacts.count ? newFacts[place].kind : nil
    }

    // MARK: Reading, as it is in the file

    /// Makes ready for looks at that many names: reads all entries at once, when looks at single ones cost more.
    func expectLooks(_ count: Int) throws {
        names.reserveCapacity(names.count + count)
        if stored == nil, Int64(count) * 4 > lastStoredFactID.rawValue { stored = try StoredEntries(store) }
    }

    func isNew(_ id: FactID) -> Bool { id > lastStoredFactID }

    private func storedEntry(_ id: FactID) throws -> Entry? {
        try stored.map { $0.byID[id] } ?? store.entry(id, at: .now)
    }

    func storedEntry(named name: String) throws -> Entry? {
        try stored.map { $0.byName[name] } ?? store.entry(named: name, at: .now)
    }

    /// Some entries of a group.
    func storedEntries(inGroup name: String, limit: Int) throws -> [Entry] {
        try stored.map { $0.entries(inGroup: name, limit: limit) } ?? store.entries(inGroup: name, limit: limit)
    }

    // MARK: Reading, as it was

    var oldTraits: [Trait] { traitList.old }
    var oldCollections: [TraitCollection] { collectionList.old }
    var oldFonts: [RegisteredFont] { fontList.old }

    func oldMetric(_ id: FactID) throws -> Metric<FactID>? {
        try metricOverlay.old(id) { try store.metric($0, at: .now) }
    }

    func oldToken(_ id: FactID) throws -> KeptToken<FactID>? {
        try tokenOverlay.old(id) { try store.token($0, at: .now) }
    }

    func oldPreset(_ id: FactID) throws -> Preset<FactID>? {
        try presetOverlay.old(id) { try store.preset($0, at: .now) }
    }

    /// What metrics come to in a trait collection before the change.
    func oldResolver(in collection: TraitCollection) -> Resolver {
        Resolver(oldTraits, in: collection, fonts: oldFonts, metric: oldMetric, name: name)
    }

    /// Whether a preset does not exist yet.
    func isBorn(_ preset: FactID) -> Bool {
        guard let touched = presetOverlay.touched(preset) else { return false }
        return touched.old == nil
    }

    /// Whether a preset's definition differs from what it was, as far as layouts follow from it.
    func isPresetChanged(_ preset: FactID) -> Bool {
        guard let touched = presetOverlay.touched(preset), touched.isChanged else { return false }
        guard let old = touched.old, var new = touched.new else { return true }
        new.accepted = old.accepted
        return old != new
    }

    // MARK: Changing

    func setEntry(_ id: FactID, _ entry: Entry?) throws {
        // Its old name may be another's by now, as when two swap theirs.
        if let before = try self.entry(id), before.name != entry?.name,
            try self.entry(named: before.name.text)?.id == id
        {
            names[before.name.text] = .some(nil)
        }
        try entryOverlay.set(id, entry) { try storedEntry($0) }
        if let entry { names[entry.name.text] = id }
    }

    /// Makes an entry whose fact is new and whose name is free.
    func addEntry(_ entry: Entry) {
        entryOverlay.set(entry.id, entry) { _ in nil }
        names[entry.name.text] = entry.id
    }

    func setMetric(_ id: FactID, _ metric: Metric<FactID>?) throws {
        try metricOverlay.set(id, metric) { try store.metric($0, at: .now) }
        touchedUsers = nil
    }

    func setToken(_ id: FactID, _ token: KeptToken<FactID>?) throws {
        try tokenOverlay.set(id, token) { try store.token($0, at: .now) }
        touchedUsers = nil
    }

    func setPreset(_ id: FactID, _ preset: Preset<FactID>?) throws {
        try presetOverlay.set(id, preset) { try store.preset($0, at: .now) }
        touchedUsers = nil
    }

    /// Takes a metric, a kept token or a preset away.
    func remove(_ entry: Entry) throws {
        try setEntry(entry.id, nil)
        switch entry.kind {
        case .metric: try setMetric(entry.id, nil)
        case .token: try setToken(entry.id, nil)
        case .preset: try setPreset(entry.id, nil)
        case .trait, .collection, .font, .rule: break
        }
    }

    /// The fact with this id in every file: the known one, or a new one.
    func fact(_ stableID: StableID, _ kind: FactKind) throws -> FactID {
        if let known = try knownFact(stableID) {
            if let knownKind = try self.kind(of: known), knownKind != kind {
                throw CatalogueError(.idOfOtherKind(stableID, knownKind))
            }
            return known
        }
        return addFact(stableID, kind)
    }

    /// Makes a fact whose id nobody has.
    private func addFact(_ stableID: StableID, _ kind: FactKind) -> FactID {
        lastFactID = FactID(lastFactID.rawValue + 1)
        newFacts.append((lastFactID, stableID, kind))
        newStableIDs[stableID] = lastFactID
        return lastFactID
    }

    func knownFact(_ stableID: StableID) throws -> FactID? {
        if let known = newStableIDs[stableID] { return known }
        return try stored.map { $0.facts[stableID] } ?? store.fact(stableID)
    }

    /// A new fact of that name. Its id follows from the catalogue, the kind, the name and how often such a fact was
    /// born, so that the same addition to two copies of a catalogue is the same fact.
    func newFact(_ kind: FactKind, named name: String) throws -> (id: FactID, stableID: StableID) {
        var birth = 1
        while true {
            let stableID = StableID.fact(kind, named: name, birth: birth, in: store.stableID)
            if try knownFact(stableID) == nil { return (addFact(stableID, kind), stableID) }
            birth += 1
        }
    }

    // MARK: What changed

    var changedEntries: [(key: FactID, value: Touched<Entry>)] { entryOverlay.changed() }
    var changedMetrics: [(key: FactID, value: Touched<Metric<FactID>>)] { metricOverlay.changed() }
    var changedTokens: [(key: FactID, value: Touched<KeptToken<FactID>>)] { tokenOverlay.changed() }
    var changedPresets: [(key: FactID, value: Touched<Preset<FactID>>)] { presetOverlay.changed() }

    var hasChanges: Bool {
        entryOverlay.hasChanges || metricOverlay.hasChanges || tokenOverlay.hasChanges || presetOverlay.hasChanges
            || traitList.hasChanges || collectionList.hasChanges || fontList.hasChanges || ruleList.hasChanges
    }

    /// The traits on which metrics may come to another value although none of them changed: their default differs, or,
    /// with another birth of their name, their place in the order. Those of text may also come and go.
    var shiftedTraits: [FactID] {
        let kept = traits.filter { trait in
            oldTraits.contains {
                $0.name == trait.name && ($0.id != trait.id || $0.defaultValue != trait.defaultValue)
            }
        }
        let text = [Trait.localeName, Trait.contentSizeName].compactMap { name -> Trait? in
            guard oldTraits.usualText(name) != traits.usualText(name) else { return nil }
            return (traits + oldTraits).first { $0.name == name }
        }
        return Set((kept + text).map(\.id)).sorted()
    }

    /// The fonts that are new or gone, or have another content, family or weight.
    var changedFonts: [FactID] {
        func difference(_ some: [RegisteredFont], _ others: [RegisteredFont]) -> [FactID] {
            some.filter { font in
                !others.contains { $0.id == font.id && $0.face == font.face && $0.name == font.name }
            }.map(\.id)
        }
        return Set(difference(fonts, oldFonts) + difference(oldFonts, fonts)).sorted()
    }

    /// The facts that refer to a metric directly, as it will be.
    func users(of metric: FactID) throws -> [FactID] {
        let untouched =
            try isNew(metric)
            ? []
            : store.users(of: metric, at: .now).filter {
                !metricOverlay.isTouched($0) && !tokenOverlay.isTouched($0) && !presetOverlay.isTouched($0)
            }
        let touched = touchedUsers ?? usersOfTouched()
        touchedUsers = touched
        return (untouched + (touched[metric] ?? [])).sorted()
    }

    private func usersOfTouched() -> [FactID: [FactID]] {
        var users: [FactID: [FactID]] = [:]
        for (id, touched) in metricOverlay.touched {
            for metric in touched.new?.references ?? [] { users[metric, default: []].append(id) }
        }
        for (id, touched) in tokenOverlay.touched {
            for metric in touched.new?.references ?? [] { users[metric, default: []].append(id) }
        }
        for (id, touched) in presetOverlay.touched {
            for metric in touched.new?.references ?? [] { users[metric, default: []].append(id) }
        }
        return users
    }
}

extension [Trait] {
    /// What a trait of text says to a collection that names none: a locale the direction, a content size itself.
    fileprivate func usualText(_ name: String) -> String? {
        if name == Trait.contentSizeName {
            return first { $0.name == name }?.defaultValue ?? ContentSize.standard.rawValue
        }
        return first { $0.name == Trait.directionName }.map { defaultValue(of: $0, in: [:]) }
    }
}
