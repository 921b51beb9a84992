import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import TestSupport
import TitleMeasuring

/// Edits of what titles are measured with. Every font that was ever there is found again.
extension RandomEdits {
    static func fonts(for workbench: Workbench) throws -> [Edit] {
        if (try? TitleMeasurer.harfBuzzVersion()) == nil { return [] }
        let bench = try TitleBench(workbench)
        return try [
            bench.font("made.ttf"), bench.font("made-2.ttf", advance: 600),
            bench.font("bold.ttf", advance: 700, weight: .semibold), bench.font("other.ttf", "abcو", family: "Other"),
            bench.font("other-2.ttf", advance: 300, family: "Other") { $0.ascender = 1000 },
        ]
    }

    private var typeNames: [String] { ["type.a", "type.b", "type.c"] }
    private var textNames: [String] { ["L.a", "L.b", "L.c"] }
    private var locales: [String] { ["en", "de", "pt", "pt-BR", "ar"] }

    mutating func titleEdit() throws -> Edit {
        switch pick(Array(0..<20)) {
        case 0...2 where !fonts.isEmpty: return pick(fonts)
        case 3: return .removeFonts(family: pick(["Made", "Other"]), pick([nil, .regular, .semibold]))
        case 4, 5: return try .metric(pick(typeNames), typography(), .typography)
        case 6:
            return try .metric(pick(typeNames), typography(), for: pick(["locale=ar", "scale=2", "content-size=XL"]))
        case 7, 8: return try .metric(pick(textNames), pick(["Buy", "Buy it\nnow", "", "λ"]), .string)
        case 9: return try .metric(pick(textNames), pick(["Kaufen", "ab"]), for: "locale=\(pick(locales))")
        case 10, 16, 17:
            return .addTrait(
                "locale", values: pick([locales, ["ar", "en"], ["fr"]]), defaultValue: pick([nil, "en"]))
        case 11, 18, 19: return pick([.removeTrait("locale"), .removeTrait("content-size")])
        case 12: return .addTrait("content-size", values: [], defaultValue: pick([nil, "XL"]))
        case 13:
            return .addCollection(
                pick([
                    ["locale": "ar"], ["locale": "pt-BR"], ["content-size": "AX1"],
                    ["locale": "ar", "direction": "ltr"],
                ]))
        case 14: return try importedTitles()
        default: return try measuredTitle()
        }
    }

    private mutating func typography() throws -> String {
        pick([
            "10 Made", "bold 12.5 Made, Other", "body Other, Made", "headline Made; letterSpacing 0.5", "{type.a}",
            "({\(try metric())} + 1) Made", "10 Nobody",
        ])
    }

    private mutating func measuredTitle() throws -> Edit {
        let text = pick(["Buy", "Sell it", "{\(try existing(textNames))}"])
        let (isMeasured, font, width) = (pick([true, true, false]), try existing(typeNames), pick([nil, "20", "60"]))
        let state: Set<ControlState> = pick([[], [], [.selected]])
        return try .set(try preset()) {
            $0.states = state
            $0.titleText = .value(TextValue(parsing: text))
            $0.title = isMeasured ? .reset : .value(try .of("60", "20"))
            $0.titleFont = isMeasured ? .value(try Name(font)) : .reset
            $0.numbers[.titleWidth] = .init(try width.map { try Expression(parsing: $0) })
        }
    }

    /// One of the names that there is, if there is one.
    private mutating func existing(_ names: [String]) throws -> String {
        let known = try names.filter { try workbench.store.entry(named: $0, at: .now) != nil }
        return pick(known.isEmpty ? names : known)
    }

    private mutating func importedTitles() throws -> Edit {
        let keys = pick([["a"], ["a", "b"], ["a.x", "b"], ["c"]])
        let locale = pick(locales)
        let strings = keys.map { key in
            LocalizedString(key: key, translations: [Translation(locale: locale, text: "\(key) \(locale)")])
        }
        let table = StringTable(sourceLocale: pick(["en", "de"]), strings: strings)
        return .importTitles(table.titles(of: "L").table, prune: pick([false, false, true]))
    }
}
