import ButtonLayout
import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The metrics and presets that match, with what they come to in every trait collection and both directions.
    /// - Throws: `CatalogueError`, also where a direction that no collection has cannot be laid out.
    public func exported(
        matching pattern: Pattern = .all, at name: RevisionName = .now
    ) throws -> ExportedCatalogue {
        try store.read {
            try requireCurrentEngine()
            let snapshot = Snapshot(store, at: try moment(name))
            let collections = try collectionsInBothDirections(snapshot)
            let traits = try snapshot.traits.get().filter { trait in
                trait.name == Trait.directionName
                    || collections.contains { $0.values[trait.name] != collections[0].values[trait.name] }
            }
            let facts = try definitions(matching: pattern, at: name)
            let exporter = try FactExporter(collections, snapshot, titles(remembering: false))
            return ExportedCatalogue(
                traits: traits,
                collections: collections.map { collection in
                    collection.values.filter { value in traits.contains { $0.name == value.key } }
                },
                metrics: try facts.metrics.map { try $0.with(exporter.metric($0)) },
                presets: try facts.presets.map { try $0.with(exporter.preset($0)) },
                knownNames: try store.knownNames(at: snapshot.moment))
        }
    }

    /// Each collection and its mirror image, with a value for every trait; the default one first.
    private func collectionsInBothDirections(_ snapshot: Snapshot) throws -> [TraitCollection] {
        let traits = try snapshot.traits.get()
        var collections: [TraitCollection] = []
        for kept in try store.collections(at: snapshot.moment) {
            let values = kept.resolved(traits)
            let direction = values[Trait.directionName].flatMap(LayoutDirection.init(name:)) ?? .leftToRight
            for direction in [direction, direction.opposite] {
                let mirrored = values.merging([Trait.directionName: direction.name]) { $1 }
                guard !collections.contains(where: { $0.values == mirrored }) else { continue }
                collections.append(
                    TraitCollection(id: FactID(-1), stableID: kept.stableID, values: mirrored))
            }
        }
        return collections
    }
}

/// Reckons facts in some collections, of which the catalogue need not keep layouts.
private struct FactExporter {
    let collections: [TraitCollection]
    let resolvers: [Resolver]
    let snapshot: Snapshot
    let titles: TitleSizer

    init(_ collections: [TraitCollection], _ snapshot: Snapshot, _ titles: TitleSizer) throws {
        self.collections = collections
        self.snapshot = snapshot
        self.titles = titles
        let metrics = try snapshot.store.metrics(at: snapshot.moment)
        resolvers = try collections.map {
            Resolver(
                try snapshot.traits.get(), in: $0, fonts: try snapshot.fonts.get(), metric: { metrics[$0] },
                name: snapshot.name)
        }
    }

    func metric(_ fact: NamedFact<Metric<Name>>) throws -> ExportedMetric {
        let id = try snapshot.entry(named: fact.name, .metric).id
        return ExportedMetric(
            type: fact.value.type, values: try resolvers.map { ResolvedValue(try $0.value(of: id)) })
    }

    func preset(_ fact: NamedFact<Preset<Name>>) throws -> ExportedPreset {
        let id = try snapshot.entry(named: fact.name, .preset).id
        guard let preset = try snapshot.store.preset(id, at: snapshot.moment) else {
            throw CatalogueError(.unknownName(fact.name.text, .preset, suggestions: []))
        }
        let references = preset.references.sorted()
        var known: [Resolver.Sight: PresetInput] = [:]
        var layouts: [ExportedLayout] = []
        for (index, resolver) in resolvers.enumerated() {
            let sight = try resolver.sight(of: references, for: fact.name.text)
            let input =
                try known[sight]
                ?? PresetInput(preset, named: fact.name.text, in: collections[index], resolver, titles)
            known[sight] = input
            layouts += input.layouts().map {
                ExportedLayout(state: $0.state, collection: index, button: input.button, result: $0.layout)
            }
        }
        layouts.sort { ($0.state, $0.collection) < ($1.state, $1.collection) }
        var titles = preset.states.compactMapValues(\.titleText)
        titles[.normal] = preset.normal.titleText
        return ExportedPreset(
            definition: fact.value, titles: try titles.mapValues { try resolvers[0].text($0, for: fact.name.text) },
            layouts: layouts)
    }
}

extension ResolvedValue {
    init(_ value: Resolver.Value) {
        switch value {
        case .quantity(let quantity): self = .number(quantity.value)
        case .text(let text, _): self = .text(text)
        case .font(let font): self = .typography(font.typography)
        }
    }
}

extension NamedFact {
    /// The same fact with another value.
    fileprivate func with<Other>(_ value: Other) -> NamedFact<Other> {
        NamedFact<Other>(
            id: id, name: name, description: description, isDeprecated: isDeprecated, replacement: replacement,
            reason: reason, extensions: extensions, value: value)
    }
}
