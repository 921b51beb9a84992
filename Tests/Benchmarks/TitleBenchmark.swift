import ButtonLayout
import CatalogueModel
import Foundation
import PresetCatalogue

/// 500 presets with titles in 30 languages and two directions, at twelve text sizes: 360,000 layouts.
struct TitleBenchmark {
    let folder: String
    private let attribution = Attribution(author: "bench", time: 0, request: "bench")

    /// Fonts that Debian's packages and macOS have.
    private static let fonts = [
        "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/Library/Fonts/Arial Unicode.ttf",
    ]

    func run(_ table: inout ResultTable) throws {
        guard let path = Self.fonts.first(where: FileManager.default.fileExists),
            let bytes = FileManager.default.contents(atPath: path)
        else { return table.add("titles", figure: "left out: there is no font (fonts-roboto-unhinted)") }
        let file = "\(folder)/titles.db"
        let catalogue = try Catalogue(path: file, access: .create, time: 0)
        catalogue.fontFiles = { _ in [Array(bytes)] }
        let font = try FontFact(reading: Array(bytes), file: path, family: "Title")
        _ = try catalogue.perform([.addFont(font)], by: attribution)
        _ = try catalogue.importDocument(try document(), by: attribution)

        let everything = try Measurement(1) {
            let report = try catalogue.perform(
                [.addCollections(of: ["content-size", "locale", "direction"], limit: 1000)], by: attribution)
            precondition(report.total == 360_000)
        }
        table.add("360,000 layouts with measured titles", everything, per: 360_000, unit: "layouts/s")
        var round = 0
        let one = try Measurement(5, prepare: { round += 1 }) {
            // Another length: a text that is as wide as the one before moves nothing.
            let text = MetricAssignment(
                try Name("title.t7"), value: String(repeating: "einmal ", count: round),
                condition: .init(trait: "locale", value: "de"))
            let report = try catalogue.perform([.setMetrics([text])], by: attribution)
            precondition(report.recomputed == 24)
        }
        table.add("one translation of them changed, 24 layouts", one)
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
        table.add("the file of them", figure: "\(size / 1_000_000) MB")
        table.add("peak memory so far", figure: "\(Self.peakMemory / 1_000_000) MB")
    }

    private static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1024
        #endif
    }

    private static let locales =
        "en ar bg cs da de el es fa fi fr he hi hr hu id it ja ko nb nl pl pt ro ru sk sv tr uk vi".split(
            separator: " "
        )
        .map(String.init)

    private func document() throws -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [
            TraitFact(
                id: nil, name: "content-size", values: ContentSize.allCases.map(\.rawValue),
                defaultValue: ContentSize.standard.rawValue),
            TraitFact(id: nil, name: "locale", values: Self.locales, defaultValue: "en"),
        ]
        func fact<Value>(_ name: String, _ value: Value) throws -> NamedFact<Value> {
            NamedFact(
                id: nil, name: try Name(name), description: nil, isDeprecated: false, replacement: nil, value: value)
        }
        document.metrics = [
            try fact("text", Metric(type: .typography, value: try MetricValue(parsing: "body Title", as: .typography)))
        ]
        for index in 0..<500 {
            var title = Metric<Name>(type: .string, value: .text(.literal("Save \(index)")))
            for (number, locale) in Self.locales.enumerated().dropFirst() {
                title.overrides[TraitCondition(trait: "locale", value: locale)] = .text(
                    .literal(String(repeating: locale, count: 1 + (index + number) % 9) + " \(index)"))
            }
            document.metrics.append(try fact("title.t\(index)", title))
            var preset = Preset<Name>(style: index.isMultiple(of: 2) ? .exact(.leading) : .configuration(.leading))
            preset.titleFont = try Name("text")
            preset.numbers[.spacing] = .number(8)
            preset.normal.image = .size(width: .number(24), height: .number(24))
            preset.normal.titleText = .reference(try Name("title.t\(index)"))
            document.presets.append(try fact("button.b\(index)", preset))
        }
        return document
    }
}
