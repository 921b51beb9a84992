import CatalogueModel

/// A metric as a token of the Design Tokens format.
struct MetricToken {
    private let fact: NamedFact<Metric<Name>>
    private let value: MetricValue<Name>
    let types: [Name: MetricType]
    private let resolved: ResolvedValue?

    /// - Parameters:
    ///   - value: the one to write, if not the default.
    ///   - types: of all metrics.
    ///   - resolved: what the value comes to.
    init(
        _ fact: NamedFact<Metric<Name>>, value: MetricValue<Name>? = nil, types: [Name: MetricType],
        resolved: ResolvedValue?
    ) {
        self.fact = fact
        self.value = value ?? fact.value.value
        self.types = types
        self.resolved = resolved
    }

    private var type: MetricType { fact.value.type }

    /// The standard has no strings: to others a string looks like a font's name, the one type that takes any text.
    private var standardType: MetricType { type == .string ? .fontFamily : type }

    /// The whole token.
    var members: [JSON.Member] {
        fact.tokenMembers(standardMembers) { own in
            own += ownMembers
            if !fact.value.overrides.isEmpty { own.append("overrides", .array(overrides)) }
        }
    }

    /// The token without what belongs to the metric and not to its value.
    var valueMembers: [JSON.Member] {
        TokenExtension.changing(standardMembers) { $0 += ownMembers }
    }

    /// Whether the standard has a number only for what follows from other metrics.
    var isReckoned: Bool { plainValue == nil && !value.references.isEmpty }

    private var standardMembers: [JSON.Member] {
        [
            JSON.Member(name: "$type", value: .string(standardType.rawValue)),
            JSON.Member(name: "$value", value: plainValue ?? resolvedValue),
        ]
    }

    private var ownMembers: [JSON.Member] {
        var own: [JSON.Member] = []
        if type == .string { own.append("type", .string(type.rawValue)) }
        if plainValue == nil { own.append("value", written(value)) }
        return own
    }

    private var overrides: [JSON] {
        fact.value.overrides.sorted { $0.key < $1.key }.map { condition, value in
            .object([
                JSON.Member(name: "for", value: condition.json),
                JSON.Member(name: "value", value: written(value)),
            ])
        }
    }

    /// The value as the catalogue writes it.
    private func written(_ value: MetricValue<Name>) -> JSON {
        if case .number(.number(let number)) = value, let json = JSON(number) { return json }
        return .string(value.text(naming: \.text))
    }

    /// The value as the standard writes it, nil where it cannot.
    private var plainValue: JSON? {
        if case .typography(let typography) = value { return json(typography) }
        return Self.plainValue(value, type, types)
    }

    static func plainValue(_ value: MetricValue<Name>, _ type: MetricType, _ types: [Name: MetricType]) -> JSON? {
        switch value {
        case .number(.number(let number)): json(number, type)
        case .number(.reference(let name)), .text(.reference(let name)):
            type != .string && types[name] == type ? .some(reference(to: name)) : .none
        case .number, .typography: nil
        case .text(.literal(let text)): json(text, type)
        }
    }

    /// The schemas know no `{a.$root}`.
    private static func reference(to name: Name) -> JSON {
        name.segments.contains("$root") ? ["$ref": .string(jsonPointer(to: name.segments))] : .string("{\(name)}")
    }

    static func json(_ number: Double, _ type: MetricType) -> JSON? {
        guard let value = JSON(number) else { return nil }
        if type == .number { return value }
        return .object([
            JSON.Member(name: "value", value: value), JSON.Member(name: "unit", value: .string("px")),
        ])
    }

    private static func json(_ text: String, _ type: MetricType) -> JSON? {
        switch type {
        case .fontWeight:
            if FontWeight.names.contains(text) { return .string(text) }
            guard let weight = Double(text), (1...1000).contains(weight), weight.shortestText == text else {
                return nil
            }
            return JSON(weight)
        case .fontFamily where !text.isEmpty && !text.utf8.contains(UInt8(ascii: "{")):
            let families = text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
            if families.count == 1 { return .string(text) }
            return families.contains { $0.utf8.contains(UInt8(ascii: ",")) || $0.isEmpty }
                ? nil : .array(families.map(JSON.string))
        default: return nil
        }
    }

    /// What stands in `$value` where the value itself stands in `$extensions`.
    private var resolvedValue: JSON {
        switch (standardType, resolved) {
        case (.dimension, .number(let number)?), (.number, .number(let number)?):
            return Self.json(number, type) ?? .number(0)
        case (.dimension, _): return Self.json(0, type) ?? .number(0)
        case (.number, _): return .number(0)
        case (.fontWeight, .text(let text)?): return Self.json(text, type) ?? .number(400)
        case (.fontWeight, _): return .number(400)
        case (.typography, .typography(let typography)?): return Self.json(typography)
        case (_, .text(let text)?): return .string(Self.withoutBraces(text))
        case (_, _): break
        }
        if case .text(.literal(let text)) = value { return .string(Self.withoutBraces(text)) }
        return .string("")
    }

    static func withoutBraces(_ text: String) -> String { text.filter { $0 != "{" && $0 != "}" } }
}
