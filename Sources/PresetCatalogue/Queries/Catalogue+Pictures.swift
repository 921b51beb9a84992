import CatalogueModel
import CatalogueStorage
import TitleMeasuring

extension Catalogue {
    /// The layouts of the presets that match in one trait collection, sorted by name and state, with their titles as they
    /// look: the glyphs of the font where that is known and here, the text alone where it is not.
    public func pictures(
        matching pattern: Pattern = .all, traits: [String: String] = [:], at name: RevisionName = .now
    ) throws -> [PicturedLayout] {
        try store.read {
            let pictured = try picturedTitles(traits, at: try moment(name))
            return try layouts(matching: pattern, traits: traits, at: name).map(pictured.picture)
        }
    }

    /// The layouts of one preset, by state.
    public func pictures(
        of preset: Name, traits: [String: String] = [:], at name: RevisionName = .now
    ) throws -> [PicturedLayout] {
        try store.read {
            let pictured = try picturedTitles(traits, at: try moment(name))
            return try presetDetails(preset, traits: traits, at: name).layouts.map(pictured.picture)
        }
    }

    func picturedTitles(_ traits: [String: String], at moment: Moment) throws -> PicturedTitles {
        PicturedTitles(
            Snapshot(store, at: moment), try collection(traits, at: moment), titles(remembering: false))
    }
}

/// Finds the titles of presets in one trait collection.
final class PicturedTitles {
    private let snapshot: Snapshot
    private let collection: TraitCollection
    private let titles: TitleSizer
    private var last: (name: String, preset: Preset<FactID>?)?

    init(_ snapshot: Snapshot, _ collection: TraitCollection, _ titles: TitleSizer) {
        self.snapshot = snapshot
        self.collection = collection
        self.titles = titles
    }

    func picture(_ layout: NamedLayout) throws -> PicturedLayout {
        var picture = PicturedLayout(layout: layout)
        guard let name = layout.name, let preset = try preset(name),
            let content = preset.layouts.first(where: { $0.state == layout.state })?.content
        else { return picture }
        picture.imageName = content.words[.imageName]
        guard layout.result.layout.title != nil, let text = content.titleText else { return picture }
        let shown = try snapshot.resolver(for: collection).text(text, for: name)
        picture.titleText = shown
        // A picture without its font is a picture still.
        picture.title = try? outlines(of: shown, isMeasured: content.title == nil, preset, name)
        return picture
    }

    private func outlines(
        of text: String, isMeasured: Bool, _ preset: Preset<FactID>, _ name: String
    ) throws -> TitleOutlines? {
        let resolver = try snapshot.resolver(for: collection)
        guard let font = try preset.titleFont.map({ try resolver.font($0, for: name) }) else { return nil }
        var numbers: [PresetNumber: Double] = [:]
        for number in [PresetNumber.lines, .titleWidth] where isMeasured {
            numbers[number] = try preset.numbers[number].map { try resolver.number($0, number.unit, for: name) }
        }
        return try titles.outlines(of: text, in: font, limits: TitleLimits { numbers[$0] })
    }

    /// The states of a preset follow each other.
    private func preset(_ name: String) throws -> Preset<FactID>? {
        if let last, last.name == name { return last.preset }
        let entry = try snapshot.entry(named: Name(name), .preset)
        let preset = try snapshot.store.preset(entry.id, at: snapshot.moment)
        last = (name, preset)
        return preset
    }
}
