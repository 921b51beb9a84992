import CatalogueModel

/// Writes metrics, kept tokens and presets in the Design Tokens format 2025.10.
///
/// Groups are nested and references are `{a.b}`. A preset is a group whose tokens are its computed numbers. What the
/// standard cannot say (arithmetic, strings, other values for some values of a trait, definitions of presets, ids)
/// stands under one key of `$extensions`, beside a `$value` with what it comes to. ``TokenReader`` reads the same facts
/// from it again, in the same order.
public struct TokenWriter {
    private let document: ResolvedDocument
    private let types: [Name: MetricType]
    private let kept: KeptTokenWriter

    /// Makes a writer of a state of a catalogue.
    public init(_ document: ResolvedDocument) {
        self.document = document
        types = Dictionary(
            document.facts.metrics.map { ($0.name, $0.value.type) }, uniquingKeysWith: { first, _ in first })
        kept = KeptTokenWriter(document.facts.tokens)
    }

    /// The text of a file, with a newline at the end.
    public var text: String { JSONWriter(.pretty).text(of: json) }

    /// The root group.
    public var json: JSON {
        var root = TokenNode()
        root.members.append("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))
        let traits = document.facts.traits.filter { !$0.isBuiltIn }
        let collections = document.facts.collections.filter { !$0.values.isEmpty }
        root.members = TokenExtension.changing(root.members) { own in
            if !traits.isEmpty { own.append("traits", .array(traits.map(\.json))) }
            if !collections.isEmpty { own.append("collections", .array(collections.map(\.json))) }
        }
        for (name, members) in inOrder(metrics + kept.tokens + presets) { root.add(members, at: name.segments[...]) }
        let layouts = Dictionary(grouping: document.base.layouts) { $0.name ?? "" }
        for preset in document.facts.presets { PresetTokens.add(layouts[preset.name.text] ?? [], to: &root) }
        return root.json
    }

    private typealias Written = (name: Name, members: [JSON.Member])

    private func inOrder(_ written: [Written]) -> [Written] {
        let places = Dictionary(
            zip(document.facts.order, document.facts.order.indices), uniquingKeysWith: { first, _ in first })
        return written.enumerated().sorted {
            (places[$0.element.name] ?? .max, $0.offset) < (places[$1.element.name] ?? .max, $1.offset)
        }.map(\.element)
    }

    private var metrics: [Written] {
        document.facts.metrics.map { fact in
            (fact.name, MetricToken(fact, types: types, resolved: document.base.values[fact.name]).members)
        }
    }

    private var presets: [Written] {
        document.facts.presets.map { fact in
            (fact.name, fact.tokenMembers([]) { $0.append("preset", .object(fact.value.members)) })
        }
    }

    /// The tokens that are others where one trait is not at its default: a context of a resolver document.
    func tokens(for condition: TraitCondition, _ state: ResolvedDocument.State) -> JSON {
        var root = TokenNode()
        for fact in document.facts.metrics {
            let value = fact.value.overrides[condition]
            // What follows from others by arithmetic is written as a number, so it is another number here.
            let token = MetricToken(fact, value: value, types: types, resolved: state.values[fact.name])
            let isReckoned = token.isReckoned && document.base.values[fact.name] != state.values[fact.name]
            if value != nil || isReckoned { root.add(token.valueMembers, at: fact.name.segments[...]) }
        }
        for (name, members) in kept.tokens(for: condition) { root.add(members, at: name.segments[...]) }
        let layouts = Dictionary(grouping: document.base.layouts) { $0.name ?? "" }
        for (name, others) in Dictionary(grouping: state.layouts, by: { $0.name ?? "" }).sorted(by: { $0.key < $1.key })
        {
            PresetTokens.add(others, butFor: layouts[name] ?? [], to: &root)
        }
        return root.json
    }
}

extension NamedFact {
    /// The members of a token or group: its value, and what every fact has.
    func tokenMembers(_ value: [JSON.Member], own change: (inout [JSON.Member]) -> Void) -> [JSON.Member] {
        var members = value
        if let description { members.append("$description", .string(description)) }
        if isDeprecated { members.append("$deprecated", TokenDeprecation.json(replacement, reason)) }
        if let extensions = extensionsJSON { members.append("$extensions", extensions) }
        return TokenExtension.changing(members) { own in
            if let id { own.append("id", .string(id.description)) }
            change(&own)
        }
    }
}
