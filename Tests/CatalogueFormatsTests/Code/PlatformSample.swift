import ButtonLayout
import CatalogueModel
import TestSupport

/// Catalogues for the exports to other platforms, made by hand.
struct PlatformSample {
    var traits: [Trait]
    /// Without their directions.
    var kept: [[String: String]]
    var names: [KnownName] = []
    var metrics: [NamedFact<ExportedMetric>] = []
    var presets: [NamedFact<ExportedPreset>] = []

    /// - Parameter traits: with their values, the default first; the direction comes before them.
    init(_ traits: [(name: String, values: [String])] = [], keeping kept: [[String: String]] = []) {
        self.traits =
            [Trait.builtIn[0]]
            + traits.enumerated().map { index, trait in
                Trait(
                    id: FactID(Int64(index + 10)), stableID: .builtIn(.trait, named: trait.name), name: trait.name,
                    values: trait.values, defaultValue: trait.values[0])
            }
        self.kept = kept
    }

    /// Every trait's value in each collection, the default one first, each in both directions.
    var collections: [[String: String]] {
        var collections: [[String: String]] = []
        for kept in [[:]] + kept {
            let values = TraitCollection(id: FactID(0), stableID: .builtIn(.collection, named: ""), values: kept)
                .resolved(traits)
            let own = values[Trait.directionName] ?? "ltr"
            for direction in [own, own == "ltr" ? "rtl" : "ltr"] {
                let mirrored = values.merging([Trait.directionName: direction]) { $1 }
                if !collections.contains(mirrored) { collections.append(mirrored) }
            }
        }
        return collections
    }

    var catalogue: ExportedCatalogue {
        ExportedCatalogue(
            traits: traits, collections: collections, metrics: metrics.sorted { $0.name < $1.name },
            presets: presets.sorted { $0.name < $1.name }, knownNames: names)
    }

    mutating func add(
        _ name: String, _ type: MetricType = .dimension, describe: String? = nil,
        _ value: ([String: String]) -> Double
    ) throws {
        let values = collections.map { ResolvedValue.number(value($0)) }
        metrics.append(
            NamedFact(
                id: try claim(name), name: try Name(name), description: describe, isDeprecated: false, replacement: nil,
                value: ExportedMetric(type: type, values: values)))
    }

    /// - Parameter layout: of a state in a collection.
    mutating func addPreset(
        _ name: String, describe: String? = nil, states: [ControlState] = [.normal],
        layout: (ControlState, [String: String]) throws -> ComputedLayout
    ) throws {
        let style = Style.exact(.top)
        let button = try Button(
            style: style, width: .fixed(200), height: .fixed(100),
            content: Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20)))
        var layouts: [ExportedLayout] = []
        for state in states {
            for (index, collection) in collections.enumerated() {
                layouts.append(
                    ExportedLayout(
                        state: state, collection: index, button: button, result: try layout(state, collection)))
            }
        }
        presets.append(
            NamedFact(
                id: try claim(name), name: try Name(name), description: describe, isDeprecated: false, replacement: nil,
                value: ExportedPreset(definition: Preset(style: style), titles: [:], layouts: layouts)))
    }

    /// A preset of one size everywhere.
    mutating func addPreset(_ name: String, states: [ControlState] = [.normal]) throws {
        try addPreset(name, states: states) { _, _ in placed(Size(width: 200, height: 100)) }
    }

    private mutating func claim(_ name: String) throws -> StableID {
        let id = StableID.builtIn(.metric, named: name)
        names.append(KnownName(name: try Name(name), id: id))
        return id
    }

    /// A name that a fact had once, or that of one that is gone.
    mutating func addFormer(_ name: String, of present: String? = nil) throws {
        names.append(KnownName(name: try Name(name), id: .builtIn(.metric, named: present ?? "\(name), gone")))
    }
}

extension PlatformSample {
    /// A catalogue in which numbers, collections and the default locale are left to chance.
    static func random(_ generator: inout SeededGenerator) throws -> PlatformSample {
        // Few, so that those of one language come together.
        let locales = generator.pick([
            ["en", "pt", "pt-BR"], ["en", "zh-TW", "zh-Hant-TW"], ["ar", "he", "de-1996"], ["es-MX", "es-419", "en"],
        ]).shuffled(using: &generator)
        let traits: [(name: String, values: [String])] = [
            ("size", ["regular", "compact", "huge"]), ("scale", ["3", "1", "2"]), ("locale", locales),
        ]
        let kept = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
            traits.reduce(into: [String: String]()) { kept, trait in
                if Bool.random(using: &generator) { kept[trait.name] = generator.pick(trait.values) }
            }
        }
        var sample = PlatformSample(traits, keeping: kept)
        for index in 0..<4 {
            let type: MetricType = index == 0 ? .number : .dimension
            try sample.add("m\(index)", type) { _ in generator.pick([1, 2.5]) }
        }
        try sample.addPreset("p", states: [.normal, .selected]) { _, _ in
            let title = Rect(x: generator.pick([1, 2]), y: 1, width: 2, height: 3)
            return placed(Size(width: 9, height: 9), title: Bool.random(using: &generator) ? title : nil)
        }
        return sample
    }

    /// What each number is in a collection, by the fact's name and the number's; nil where a layout has none.
    func numbers(in collection: Int) -> [[String]: Double?] {
        var numbers: [[String]: Double?] = [:]
        for metric in metrics { numbers[[metric.name.text]] = metric.value.numbers?[collection] }
        for preset in presets {
            for layout in preset.value.layouts {
                let state = layout.state == .normal ? [] : layout.state.name.split(separator: "+").map { String($0) }
                for (number, value) in layout.result.numbers {
                    let key = [preset.name.text] + state + [number]
                    if layout.collection == collection {
                        numbers[key] = .some(value)
                    } else if numbers[key] == nil {
                        numbers[key] = .some(nil)
                    }
                }
            }
        }
        return numbers
    }
}

/// `content`, `edge`, `insets`, `left` of `contentEdgeInsets.left`.
func lowerWords(_ number: String) -> [String] {
    number.split(separator: ".").flatMap { part in
        part.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined().split(separator: " ").map {
            String($0)
        }
    }
}
