import ButtonLayout
import CatalogueModel
import Foundation
import PresetCatalogue

/// Catalogues for measuring: every layout differs from every other, in ten trait collections.
///
/// A metric `space.m…` is referred to by ten presets, so that it reaches 100 layouts; the metric `step` is another one in
/// each collection and reaches all.
struct Sample {
    static let collections = 10
    static let attribution = Attribution(author: "bench", time: 0, request: "bench")
    private static let trait = "variant"

    let folder: String
    /// How many layouts it has, in all collections.
    let count: Int
    /// How many states a preset has, each with a title of its own.
    var states = 1

    var path: String { "\(folder)/layouts-\(count).db" }
    var presets: Int { count / Self.collections / states }

    /// The catalogue, made when it is not there yet: in a process of its own, since the most memory that a process ever
    /// took is also told of those that it starts.
    func made() throws -> Sample {
        if !FileManager.default.fileExists(atPath: path) { try Self.make(count, at: path, "all") }
        return self
    }

    /// Another catalogue, of as many layouts in the default collection alone: a tenth of presets, each in ten states.
    static func makeStates(_ count: Int, at path: String) throws { try make(count * collections, at: path, "states") }

    private static func make(_ count: Int, at path: String, _ what: String) throws {
        let command = [Bundle.main.executablePath ?? CommandLine.arguments[0], "--sample", String(count), path, what]
        _ = try ProcessRun(command, errors: nil)
    }

    /// A catalogue with the presets in the default collection alone.
    func makeBase(at path: String) throws {
        let catalogue = try Catalogue(path: path, access: .create, time: 0)
        let values = (0..<Self.collections).map { "v\($0)" }
        _ = try catalogue.perform(
            [.addTrait(Self.trait, values: values, defaultValue: "v0")], by: Self.attribution)
        _ = try catalogue.importDocument(document(), by: Self.attribution)
    }

    /// Lays all presets out in the other collections, as one revision.
    func addCollections(to path: String) throws {
        let edits = (1..<Self.collections).map { Edit.addCollection([Self.trait: "v\($0)"]) }
        let report = try Catalogue(path: path, access: .write, time: 0).perform(edits, by: Self.attribution)
        precondition(report.total == count)
    }

    /// Moves every layout, as one revision.
    static func moveAll(in path: String, by distance: Double) throws -> RevisionReport {
        let steps = try (0..<collections).map { index in
            try MetricAssignment(
                Name("step"), value: (Double(index) + distance).description,
                condition: index == 0 ? nil : .init(trait: trait, value: "v\(index)"))
        }
        return try Catalogue(path: path, access: .write, time: 0).perform([.setMetrics(steps)], by: attribution)
    }

    /// Moves 100 layouts, as one revision.
    static func moveSome(in path: String) throws -> RevisionReport {
        try Catalogue(path: path, access: .write, time: 0).perform(
            [.setMetrics([try MetricAssignment(Name("space.m0"), value: "100")])], by: attribution)
    }

    static func preset(_ index: Int) -> String { "group\(index % 100).preset\(index)" }

    private func document() throws -> CatalogueDocument {
        func fact<Value>(_ name: Name, _ value: Value) -> NamedFact<Value> {
            NamedFact(id: nil, name: name, description: nil, isDeprecated: false, replacement: nil, value: value)
        }
        var document = CatalogueDocument(catalogue: nil)
        let step = try Name("step")
        var steps = Metric<Name>(type: .dimension, value: .number(.number(0)))
        for index in 1..<Self.collections {
            steps.overrides[.init(trait: Self.trait, value: "v\(index)")] = .number(.number(Double(index)))
        }
        document.metrics.append(fact(step, steps))
        let metrics = try (0..<presets / 10).map { try Name("space.m\($0)") }
        for (index, name) in metrics.enumerated() {
            document.metrics.append(fact(name, Metric(type: .dimension, value: .number(.number(Double(index % 40))))))
        }
        // Styles that move with every spacing.
        let styles =
            ImagePlacement.allCases.map(Style.exact) + ImagePlacement.allCases.map(Style.configuration)
            + [.imageTitle(.left), .imageTitle(.right), .imageTitle(.top), .imageTitle(.bottom)]
        for index in 0..<presets {
            var preset = Preset<Name>(style: styles[index % styles.count])
            preset.numbers[.spacing] = try Expression(
                parsing: "{\(metrics[index % metrics.count].text)} + {step}")
            preset.numbers[.width] = .number(200 + Double(index) / 100)
            preset.numbers[.height] = .number(60)
            preset.normal.image = .size(width: .number(24), height: .number(24))
            preset.normal.title = .size(width: .number(40 + Double(index % 100)), height: .number(20))
            for state in 1..<states {
                var content = StateContent<Name>()
                content.title = .size(
                    width: .number(40 + Double(index % 100) + Double(state) / 4), height: .number(20))
                preset.states[ControlState(rawValue: state)] = content
            }
            document.presets.append(fact(try Name(Self.preset(index)), preset))
        }
        return document
    }
}
