import CatalogueModel

extension DocumentReader {
    static func metric(_ node: JSONNode, _ problems: DocumentProblems) -> NamedFact<Metric<Name>>? {
        guard var reader = ObjectReader(node, "a metric", problems) else { return nil }
        var type: MetricType?
        if let text = reader.requiredString("type") {
            type = MetricType(rawValue: text)
            if type == nil { problems.add("'\(text)' is no type of a metric", at: node.offset) }
        }
        let value = reader.required("value").flatMap { ValueReader.metricValue($0, type ?? .dimension, problems) }
        var overrides: [TraitCondition: MetricValue<Name>] = [:]
        for element in reader.elements("overrides") {
            guard var override = ObjectReader(element, "an override", problems) else { continue }
            let condition = override.traits("for")
            if condition.count != 1 { problems.add("\"for\" must name one trait", at: element.offset) }
            let value = override.required("value").flatMap { ValueReader.metricValue($0, type ?? .dimension, problems) }
            override.finish()
            for (trait, of) in condition { overrides[TraitCondition(trait: trait, value: of)] = value }
        }
        let metric = value.flatMap { value in
            type.map { Metric(type: $0, value: value, overrides: overrides) }
        }
        return named(&reader, metric)
    }

    static func token(_ node: JSONNode, _ problems: DocumentProblems) -> NamedFact<KeptToken<Name>>? {
        guard var reader = ObjectReader(node, "a kept token", problems) else { return nil }
        var token = KeptToken(type: reader.string("type"), value: keptValue(&reader))
        for element in reader.elements("overrides") {
            guard var override = ObjectReader(element, "an override", problems) else { continue }
            let condition = override.traits("for")
            if condition.count != 1 { problems.add("\"for\" must name one trait", at: element.offset) }
            let value = keptValue(&override)
            override.finish()
            for (trait, of) in condition { token.overrides[TraitCondition(trait: trait, value: of)] = value }
        }
        return named(&reader, token)
    }

    /// The catalogue that takes it in knows which of what looks like a reference is one.
    private static func keptValue(_ reader: inout ObjectReader) -> KeptValue<Name> {
        if let pointer = reader.string("ref") { return KeptValue(pointer: pointer) { try? Name($0) } }
        guard let value = reader.member("value") else { return KeptValue(parts: []) }
        return KeptValue(value.json) { try? Name($0) }
    }

    static func preset(_ node: JSONNode, _ problems: DocumentProblems) -> NamedFact<Preset<Name>>? {
        guard var reader = ObjectReader(node, "a preset", problems) else { return nil }
        let preset = PresetReader.preset(&reader)
        return named(&reader, preset)
    }

    private static func named<Value>(_ reader: inout ObjectReader, _ value: Value?) -> NamedFact<Value>? {
        let (id, name, description) = (reader.id(), reader.name("name"), reader.string("description"))
        let (isDeprecated, use) = (reader.flag("deprecated"), reader.name("use", isRequired: false))
        let (reason, extensions) = (reader.string("reason"), reader.object("extensions"))
        reader.finish()
        guard let name, let value else { return nil }
        return NamedFact(
            id: id, name: name, description: description, isDeprecated: isDeprecated, replacement: use, reason: reason,
            extensions: extensions.map { JSONWriter().text(of: $0.json) }, value: value)
    }
}
