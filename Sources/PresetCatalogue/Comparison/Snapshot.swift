import CatalogueModel
import CatalogueStorage
import Spelling

/// One state of a catalogue, read lazily: what a look costs follows what is looked at.
final class Snapshot {
    let store: CatalogueStore
    let moment: Moment
    private var resolvers: [FactID: Resolver] = [:]
    private var names: [FactID: String] = [:]
    private var kinds: [FactID: FactKind?] = [:]
    private var metricTexts: [MetricPlace: String?] = [:]
    private(set) lazy var traits: Result<[Trait], any Error> = Result { try store.traits(at: moment) }

    private(set) lazy var fonts: Result<[RegisteredFont], any Error> = Result { try store.fonts(at: moment) }

    init(_ store: CatalogueStore, at moment: Moment) {
        self.store = store
        self.moment = moment
    }

    private struct MetricPlace: Hashable {
        let metric: FactID
        let collection: FactID
    }

    func kind(of id: FactID) throws -> FactKind? {
        if let known = kinds[id] { return known }
        let kind = try store.kind(of: id)
        kinds[id] = .some(kind)
        return kind
    }

    /// How a fact is called; the last name it had, when it does not exist then.
    func name(_ id: FactID) -> String {
        if let known = names[id] { return known }
        let entry = (try? store.entry(id, at: moment)) ?? (try? store.lastEntry(id)) ?? nil
        let name = entry?.name.text ?? "#\(id.rawValue)"
        names[id] = name
        return name
    }

    /// A trait by its fact; nil when it does not exist then.
    func trait(_ id: FactID) throws -> Trait? {
        try traits.get().first { $0.id == id }
    }

    /// A font by its fact; nil when it does not exist then.
    func font(_ id: FactID) throws -> RegisteredFont? {
        try fonts.get().first { $0.id == id }
    }

    /// The traits, fonts and rules.
    func listed() throws -> [FactView.Listed] {
        FactView.listed(try traits.get(), try fonts.get(), try store.rules(at: moment))
    }

    /// The fact with its properties; nil when it does not exist then.
    /// - Parameter identity: what a reference is compared by.
    func view(_ id: FactID, identity: @escaping (FactID) -> String) throws -> FactView? {
        let naming = FactView.Naming(name: name, identity: identity)
        guard let entry = try store.entry(id, at: moment) else { return nil }
        switch entry.kind {
        case .metric: return try store.metric(id, at: moment).map { FactView(entry, $0, naming) }
        case .token: return try store.token(id, at: moment).map { FactView(entry, $0, naming) }
        case .preset: return try store.preset(id, at: moment).map { FactView(entry, $0, naming) }
        case .trait, .collection, .font, .rule: return nil
        }
    }

    func resolver(for collection: TraitCollection) throws -> Resolver {
        if let known = resolvers[collection.id] { return known }
        let resolver = Resolver(
            try traits.get(), in: collection, fonts: try fonts.get(),
            metric: { [store, moment] in try store.metric($0, at: moment) },
            name: { [unowned self] in name($0) })
        resolvers[collection.id] = resolver
        return resolver
    }

    /// What a metric comes to, as people write it; nil when it does not exist then.
    func text(ofMetric id: FactID, in collection: TraitCollection) throws -> String? {
        let place = MetricPlace(metric: id, collection: collection.id)
        if let known = metricTexts[place] { return known }
        let exists = try store.metric(id, at: moment) != nil
        let text = exists ? try resolver(for: collection).value(of: id).text : nil
        metricTexts[place] = .some(text)
        return text
    }

    /// The text of a preset's title; nil when it has none then.
    func title(of preset: FactID, in state: ControlState, _ collection: TraitCollection) throws -> String? {
        let content = try store.preset(preset, at: moment)?.layouts.first { $0.state == state }?.content
        return try content?.titleText.map { try resolver(for: collection).text($0, for: name(preset)) }
    }

    /// The metrics that a preset refers to, directly or not.
    func upstream(ofPreset id: FactID) throws -> Set<FactID> {
        var pending = Array(try store.preset(id, at: moment)?.references ?? [])
        var reached: Set<FactID> = []
        while let metric = pending.popLast() {
            guard reached.insert(metric).inserted else { continue }
            pending += try store.metric(metric, at: moment)?.references ?? []
        }
        return reached
    }
}

extension Snapshot {
    /// The metric, kept token or preset of that name then, of that kind if one is given.
    func entry(named name: Name, _ kind: FactKind? = nil) throws -> Entry {
        guard let entry = try store.entry(named: name.text, at: moment) else {
            let kinds = kind.map { [$0] } ?? FactKind.named
            let names = try kinds.flatMap { try store.entries($0, at: moment) }.map(\.name.text)
            throw CatalogueError(
                .unknownName(name.text, kind, suggestions: suggestions(for: name.text, in: names)))
        }
        if let kind, entry.kind != kind { throw CatalogueError(.wrongKind(name.text, entry.kind, wanted: kind)) }
        return entry
    }
}
