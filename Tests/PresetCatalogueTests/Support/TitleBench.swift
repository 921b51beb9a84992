import CatalogueModel
import PresetCatalogue
import TestSupport
import Testing
import TitleMeasuring

extension Testing.Trait where Self == ConditionTrait {
    /// What a machine may lack.
    static var needsHarfBuzz: Self {
        .enabled(if: (try? TitleMeasurer.harfBuzzVersion()) != nil, "HarfBuzz (libharfbuzz0b) is not installed")
    }
}

/// The files of fonts, under the names that catalogues have for them.
final class FontShelf {
    /// Several are versions of one file in several places.
    var files: [String: [[UInt8]]] = [:]
    /// The names of the files that were looked for.
    private(set) var asked: [String] = []

    func contents(of file: String) -> [[UInt8]] {
        asked.append(file)
        return files[file] ?? []
    }
}

/// A catalogue that measures titles with fonts made here. At 10 points a letter of the first is 5 wide and 12 high.
struct TitleBench {
    let workbench: Workbench
    let shelf = FontShelf()
    var catalogue: Catalogue { workbench.catalogue }

    static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,!…äöüßéàÉ"

    init() throws { try self.init(Workbench()) }

    init(_ workbench: Workbench) throws {
        self.workbench = workbench
        catalogue.fontFiles = { [shelf] in shelf.contents(of: $0) }
    }

    /// A catalogue that has a regular font of the family Made, and the metric `type` of 10 points.
    static func filled() throws -> TitleBench {
        let bench = try TitleBench()
        try bench.perform(bench.font("made.ttf"), .metric("type", "10 Made", .typography))
        return bench
    }

    /// Puts a font on the shelf.
    /// - Parameter advance: of each letter, a thousandth of the size.
    func font(
        _ file: String, _ letters: String = Self.letters, advance: Int = 500, family: String = "Made",
        weight: FontWeight = .regular, _ edit: (inout TestFont) -> Void = { _ in }
    ) throws -> Edit {
        var font = TestFont(letters, advance: advance)
        font.family = family
        edit(&font)
        shelf.files[file] = [font.bytes]
        return .addFont(try FontFact(reading: font.bytes, file: file, weight: weight))
    }

    @discardableResult
    func perform(_ edits: Edit..., isDryRun: Bool = false) throws -> RevisionReport {
        let report = try workbench.perform(edits, isDryRun: isDryRun)
        if !isDryRun { try workbench.checkLayouts(report) }
        return report
    }

    func refusal(of edits: Edit..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try workbench.refusal(sourceLocation: sourceLocation) { try $0.perform(edits) }
    }

    /// `20x12`, the title's natural size in a layout.
    func title(
        _ name: String = "buy", _ state: ControlState = .normal, _ traits: [String: String] = [:]
    ) throws -> String? {
        try workbench.layout(name, state, traits)?.content.title.map {
            "\($0.width.shortestText)x\($0.height.shortestText)"
        }
    }

    /// The shaped lines that the file keeps.
    func isRemembered(_ text: String, in family: String = "Made") throws -> Bool {
        guard let font = try workbench.store.fonts(at: .now).first(where: { $0.family == family }) else { return false }
        return try workbench.store.shapedLine(of: text, in: [font.face.id], size: nil) != nil
    }
}

extension Edit {
    /// A preset with a title that is measured.
    static func measured(
        _ name: String, _ title: String, font: String? = "type",
        _ edit: (inout PresetChange<Name>) throws -> Void = { _ in }
    ) throws -> Edit {
        try .add(name, .exact(.leading), spacing: "8") {
            $0.title = nil
            $0.titleText = .value(TextValue(parsing: title))
            $0.titleFont = try font.map { .value(try Name($0)) }
            try edit(&$0)
        }
    }

    static func retitled(_ name: String, _ title: String) throws -> Edit {
        try .set(name) { $0.titleText = .value(TextValue(parsing: title)) }
    }
}
