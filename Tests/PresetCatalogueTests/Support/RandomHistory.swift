import TestSupport
import ButtonLayout
import CatalogueModel
import PresetCatalogue

/// Makes up edits for a catalogue as it is now. Many of them are refused, which is part of the play.
struct RandomEdits {
    private(set) var random: SeededGenerator
    let workbench: Workbench
    /// None without HarfBuzz.
    let fonts: [Edit]

    init(seed: UInt64, _ workbench: Workbench) throws {
        random = SeededGenerator(seed: seed)
        self.workbench = workbench
        fonts = try Self.fonts(for: workbench)
    }

    /// One to three edits.
    mutating func next() throws -> [Edit] {
        try (0..<Int.random(in: 1...3, using: &random)).map { _ in try edit() }
    }

    mutating func revision() throws -> Int64 {
        Int64.random(in: 0...(try workbench.store.newestRevision()), using: &random)
    }

    private mutating func edit() throws -> Edit {
        switch Int.random(in: 0..<43, using: &random) {
        case 0...4: return try .metric(pick(metricNames), try expression(), type())
        case 5, 6: return try .metric(try metric(), try expression(), for: pick(conditions))
        case 7: return try .removedOverride(try metric(), pick(conditions))
        case 8: return .removeMetrics(Pattern(try metric()))
        case 9...11: return try .add(pick(presetNames), pick(Style.allCases), spacing: try expression())
        case 12, 13: return try setNumber()
        case 14: return try setState()
        case 15: return .removePresets(Pattern(try preset()))
        case 16: return try .renamed(try name(), pick(metricNames + presetNames))
        case 17:
            return .renameGroup(try Name(pick(["space", "tab", "bar"])), to: try Name(pick(["tab", "bar", "gap"])))
        case 18: return .deprecate(Pattern(try name()), use: try Name(try name()))
        case 19: return .addTrait("size", values: ["regular", "compact"], defaultValue: pick(["regular", "compact"]))
        case 20: return .removeTrait("size")
        case 21: return .addCollection(pick(collections))
        case 22: return .removeCollection(pick(collections))
        case 23...25: return try keptToken()
        case 28, 29:
            return .accept(
                Pattern(pick(["**", try preset()])), pick(Finding.allCases), in: pick([[], [.normal], [.selected]]),
                reason: pick(["known", "wanted"]))
        case 30: return .refuse(Pattern(try preset()), pick(Finding.allCases), in: [])
        case 31...42: return try titleEdit()
        case 26: return .removeTokens(Pattern(try entry([.token])))
        default: return Bool.random(using: &random) ? .restore(try revision()) : try otherDefault()
        }
    }

    let metricNames = ["space.a", "space.b", "space.c", "gap.d", "gap.e", "tab"]
    private let presetNames = ["tab.x", "tab.y", "bar.x", "bar.z", "space.p", "space"]
    private let conditions = ["direction=rtl", "scale=2", "size=compact", "size=regular"]
    private let collections = [
        ["direction": "rtl"], ["scale": "2"], ["size": "compact"], ["size": "compact", "direction": "rtl"],
    ]

    mutating func pick<T>(_ elements: [T]) -> T { elements[Int.random(in: 0..<elements.count, using: &random)] }

    private mutating func entry(_ kinds: [FactKind]) throws -> String {
        let names = try kinds.flatMap { try workbench.store.entries($0, at: .now) }.map(\.name.text)
        return pick(names.isEmpty ? ["nobody"] : names)
    }

    mutating func metric() throws -> String { try entry([.metric]) }
    mutating func preset() throws -> String { try entry([.preset]) }
    private mutating func name() throws -> String { try entry(FactKind.named) }

    private mutating func type() -> MetricType? { pick([nil, nil, nil, nil, .number, .dimension]) }

    private mutating func expression() throws -> String {
        let number = Double(Int.random(in: 0...12, using: &random)).shortestText
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: return number
        case 3, 4: return "{\(try metric())}"
        case 5: return "{\(try metric())} * 2 - \(number)"
        case 6: return "max({\(try metric())}, {\(try metric())})"
        default: return "\(number) / {\(try metric())} * {\(try metric())}"
        }
    }

    private mutating func setNumber() throws -> Edit {
        let number = pick([PresetNumber.spacing, .width, .minimumHeight, .contentInsetLeading])
        let isReset = number == .width && Bool.random(using: &random)
        let value = number == .width ? "180" : try expression()
        return try .set(try preset()) {
            $0.numbers[number] = isReset ? .reset : .value(try Expression(parsing: value))
        }
    }

    private mutating func setState() throws -> Edit {
        let (isRemoved, width) = (Bool.random(using: &random), pick(["24", "30"]))
        return try .set(try preset()) {
            if isRemoved {
                $0.removedStates = [.selected]
            } else {
                $0.states = [.selected]
                $0.image = .value(try .of(width, "24"))
            }
        }
    }

    /// Kept tokens come by documents.
    private mutating func keptToken() throws -> Edit {
        func value(_ random: inout Self) throws -> KeptValue<Name> {
            let isPlain = try random.entry([.metric, .token]) == "nobody"
            return switch isPlain ? 0 : Int.random(in: 0..<3, using: &random.random) {
            case 0: KeptValue(parts: [.json("[\(Int.random(in: 0..<3, using: &random.random))]")])
            case 1: KeptValue(parts: [.pointer(try Name(try random.entry([.metric, .token])))])
            default:
                KeptValue(parts: [
                    .json("\"1px "), .reference(try Name(try random.entry([.metric, .token]))), .json("\""),
                ])
            }
        }
        var document = CatalogueDocument(catalogue: nil)
        var token = KeptToken(type: pick(["color", nil]), value: try value(&self))
        if Bool.random(using: &random) {
            token.overrides[TraitCondition(trait: "direction", value: "rtl")] = try value(&self)
        }
        document.tokens = [
            NamedFact(
                id: nil, name: try Name(pick(["ink.a", "ink.b", "tab.z", "space.a"])),
                description: pick([nil, "of \(Int.random(in: 0..<3, using: &random))"]), isDeprecated: false,
                replacement: nil, extensions: pick([nil, #"{"a":1}"#]), value: token)
        ]
        return .importDocument(document)
    }

    /// A trait's default changes only by a document.
    private mutating func otherDefault() throws -> Edit {
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [
            TraitFact(
                id: nil, name: "size", values: ["regular", "compact"], defaultValue: pick(["regular", "compact"]))
        ]
        return .importDocument(document)
    }
}
