import CatalogueModel

/// A metric as a token of the Design Tokens format.
struct MetricToken {
    private let fact: NamedFact<Metric<Name>>
    private let types: [Name: MetricType]
    private let resolved: TokenWriter.Resolved?

    init(
        _ fact: NamedFact<Metric<Name>>, types: [Name: MetricType], resolved: (Name) -> TokenWriter.Resolved?
    ) {
        self.fact = fact
        self.types = types
        self.resolved = resolved(fact.name)
    }

    private var type: MetricType { fact.value.type }

    /// The standard has no strings: to others a string looks like a font's name, the one type that takes any text.
    private var standardType: MetricType { type == .string ? .fontFamily : type }

    func members(leftovers: [JSON.Member]) -> [JSON.Member] {
        var members = [JSON.Member(name: "$type", value: .string(standardType.rawValue))]
        let plain = plainValue
        members.append(JSON.Member(name: "$value", value: plain ?? resolvedValue))
        if let description = fact.description {
            members.append(JSON.Member(name: "$description", value: .string(description)))
        }
        if fact.isDeprecated {
            let reason = leftovers.first { $0.name == "$deprecated" }?.value
            let value = reason ?? TokenDetails.sentence(fact.replacement).map(JSON.string) ?? .bool(true)
            members.append(JSON.Member(name: "$deprecated", value: value))
        }
        members += leftovers.filter { $0.name != "$deprecated" }
        return TokenExtension.changing(members) { own in
            if let id = fact.id { own.append(JSON.Member(name: "id", value: .string(id.description))) }
            if type == .string { own.append(JSON.Member(name: "type", value: .string(type.rawValue))) }
            if plain == nil { own.append(JSON.Member(name: "value", value: written(fact.value.value))) }
            if !fact.value.overrides.isEmpty {
                own.append(JSON.Member(name: "overrides", value: .array(overrides)))
            }
        }
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
        switch fact.value.value {
        case .number(.number(let number)): json(number)
        case .number(.reference(let name)), .text(.reference(let name)):
            type != .string && types[name] == type ? .string("{\(name)}") : nil
        case .number: nil
        case .text(.literal(let text)): json(text)
        }
    }

    private func json(_ number: Double) -> JSON? {
        guard let value = JSON(number) else { return nil }
        if type == .number { return value }
        return .object([
            JSON.Member(name: "value", value: value), JSON.Member(name: "unit", value: .string("px")),
        ])
    }

    private func json(_ text: String) -> JSON? {
        switch type {
        case .fontWeight:
            if FontWeight.names.contains(text) { return .string(text) }
            guard let weight = Double(text), (1...1000).contains(weight), weight.shortestText == text else {
                return nil
            }
            return JSON(weight)
        case .fontFamily where !text.isEmpty && !text.contains("{"):
            let families = text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
            if families.count == 1 { return .string(text) }
            return families.contains { $0.contains(",") || $0.isEmpty } ? nil : .array(families.map(JSON.string))
        default: return nil
        }
    }

    /// What stands in `$value` where the value itself stands in `$extensions`.
    private var resolvedValue: JSON {
        switch (standardType, resolved) {
        case (.dimension, .number(let number)?), (.number, .number(let number)?): return json(number) ?? .number(0)
        case (.dimension, _): return json(0) ?? .number(0)
        case (.number, _): return .number(0)
        case (.fontWeight, .text(let text)?): return json(text) ?? .number(400)
        case (.fontWeight, _): return .number(400)
        case (_, .text(let text)?): return .string(Self.withoutBraces(text))
        case (_, _): break
        }
        if case .text(.literal(let text)) = fact.value.value { return .string(Self.withoutBraces(text)) }
        return .string("")
    }

    private static func withoutBraces(_ text: String) -> String { text.filter { $0 != "{" && $0 != "}" } }
}
