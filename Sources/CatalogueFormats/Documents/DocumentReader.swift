import ButtonLayout
import CatalogueModel

/// Reads the canonical text of a catalogue.
public enum DocumentReader {
    /// Whether a file says of itself that it is an export of a catalogue.
    public static func recognizes(_ source: [UInt8]) -> Bool {
        // Most files need no parsing to be told apart.
        guard mentionsFormat(source), case .string? = (try? JSONParser().parse(source))?["format"]?.value else {
            return false
        }
        return true
    }

    private static func mentionsFormat(_ source: [UInt8]) -> Bool {
        let word = Array("\"format\"".utf8)
        return source.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast(word.count - 1).contains { start in
                bytes[start] == word[0] && bytes[start + 1] == word[1]
                    && bytes[start..<start + word.count].elementsEqual(word)
            }
        }
    }

    /// - Parameter source: UTF-8, as `CatalogueDocument.text` wrote it.
    /// - Throws: `DocumentError` with every problem found.
    public static func read(_ source: [UInt8]) throws(DocumentError) -> CatalogueDocument {
        try DocumentProblems.reading(source, document)
    }

    private static func document(_ node: JSONNode, _ problems: DocumentProblems) -> CatalogueDocument? {
        guard var reader = ObjectReader(node, "a catalogue's document", problems) else { return nil }
        guard reader.requiredString("format") == DocumentNames.format else {
            problems.add("this is no export of a catalogue: \"format\" must be \"presets\"", at: node.offset)
            return nil
        }
        let version = reader.integer("version")
        if let version, version != DocumentNames.version {
            problems.add("version \(version) of the format is newer than this program", at: node.offset)
            return nil
        }
        var document = facts(&reader, catalogue: reader.id("catalogue"))
        document.releases = reader.elements("releases").compactMap { release($0, problems) }
        // Layouts follow from the facts.
        _ = reader.member("layouts")
        if reader.member("history") != nil {
            document.history = reader.elements("history").compactMap { revision($0, problems) }
        }
        reader.finish()
        return document
    }

    private static func facts(_ reader: inout ObjectReader, catalogue: StableID?) -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: catalogue)
        let problems = reader.problems
        document.traits = reader.elements("traits").compactMap { trait($0, problems) }
        document.collections = reader.elements("collections").compactMap { collection($0, problems) }
        document.fonts = reader.elements("fonts").compactMap { font($0, problems) }
        document.rules = reader.elements("rules").compactMap { rule($0, problems) }
        document.metrics = reader.elements("metrics").compactMap { metric($0, problems) }
        document.tokens = reader.elements("tokens").compactMap { token($0, problems) }
        document.presets = reader.elements("presets").compactMap { preset($0, problems) }
        return document
    }

    static func trait(_ node: JSONNode, _ problems: DocumentProblems) -> TraitFact? {
        guard var reader = ObjectReader(node, "a trait", problems) else { return nil }
        let (id, name, defaultValue) = (reader.id(), reader.requiredString("name"), reader.requiredString("default"))
        let values = reader.elements("values").compactMap { element -> String? in
            if case .string(let text) = element.value { return text }
            problems.add("a trait's value must be a string", at: element.offset)
            return nil
        }
        reader.finish()
        guard let name, let defaultValue else { return nil }
        return TraitFact(id: id, name: name, values: values, defaultValue: defaultValue)
    }

    static func collection(_ node: JSONNode, _ problems: DocumentProblems) -> CollectionFact? {
        guard var reader = ObjectReader(node, "a trait collection", problems) else { return nil }
        defer { reader.finish() }
        return CollectionFact(id: reader.id(), values: reader.traits("traits"))
    }

    private static func font(_ node: JSONNode, _ problems: DocumentProblems) -> FontFact? {
        guard var reader = ObjectReader(node, "a font", problems) else { return nil }
        let (id, family) = (reader.id(), reader.requiredString("family"))
        let (file, hash) = (reader.requiredString("file"), reader.requiredString("hash"))
        func number(_ name: String, _ range: ClosedRange<Int64>) -> Int? {
            guard let value = reader.integer(name) else { return nil }
            if range.contains(value) { return Int(value) }
            problems.add("\"\(name)\" must be from \(range.lowerBound) to \(range.upperBound)", at: node.offset)
            return nil
        }
        let weight = number("weight", 1...1000).flatMap { FontWeight($0) }
        let face = reader.member("face") == nil ? 0 : number("face", 0...65535)
        let axisWeight = reader.member("axisWeight") == nil ? nil : number("axisWeight", 1...1000)
        let (units, height) = (number("unitsPerEm", 16...16384), number("lineHeight", -1_000_000...1_000_000))
        let dependsOnSize = reader.flag("dependsOnSize")
        reader.finish()
        guard let family, let file, let hash, let weight, let face, let units, let height else { return nil }
        return FontFact(
            id: id, family: family, weight: weight, file: file,
            face: FontFace(
                id: FontID(hash: hash, faceIndex: face, weight: axisWeight.flatMap { FontWeight($0) }),
                unitsPerEm: units, lineHeight: height,
                dependsOnSize: dependsOnSize))
    }

    private static func rule(_ node: JSONNode, _ problems: DocumentProblems) -> RuleFact? {
        guard var reader = ObjectReader(node, "a rule", problems) else { return nil }
        let (id, rule, impact) = (reader.id(), reader.requiredString("rule"), reader.requiredString("impact"))
        reader.finish()
        guard let rule, let impact else { return nil }
        guard let rule = ChangeRule(id: rule), let impact = ChangeImpact(rawValue: impact) else {
            problems.add("'\(rule)' is no rule with the impact '\(impact)'", at: node.offset)
            return nil
        }
        return RuleFact(id: id, rule: rule, impact: impact)
    }

    private static func release(_ node: JSONNode, _ problems: DocumentProblems) -> Release? {
        guard var reader = ObjectReader(node, "a release", problems) else { return nil }
        let (name, revision, note) = (reader.requiredString("name"), reader.integer("revision"), reader.string("note"))
        // They stand there with a history only.
        let time = reader.member("time") == nil ? 0 : reader.integer("time") ?? 0
        let author = reader.string("author") ?? ""
        reader.finish()
        guard let name, let revision else { return nil }
        if !Release.isName(name) { problems.add("'\(name)' cannot name a release", at: node.offset) }
        return Release(name: name, revision: revision, note: note, time: time, author: author)
    }

    private static func revision(_ node: JSONNode, _ problems: DocumentProblems) -> HistoryRevision? {
        guard var reader = ObjectReader(node, "a revision", problems) else { return nil }
        let revision = reader.revision()
        let facts = facts(&reader, catalogue: nil)
        let removed = reader.elements("removed").compactMap { element -> StableID? in
            if case .string(let text) = element.value, let id = StableID(text) { return id }
            problems.add("a removed fact must be a UUID", at: element.offset)
            return nil
        }
        let merged = reader.elements("merged").compactMap { mergedRevision($0, problems) }
        reader.finish()
        guard let revision else { return nil }
        return HistoryRevision(revision: revision, facts: facts, removed: removed, merged: merged)
    }

    private static func mergedRevision(_ node: JSONNode, _ problems: DocumentProblems) -> MergedRevision? {
        guard var reader = ObjectReader(node, "a merged revision", problems) else { return nil }
        let revision = reader.revision()
        let changes = reader.elements("changes").compactMap { element -> MergedRevision.Change? in
            guard var change = ObjectReader(element, "a change", problems) else { return nil }
            let (fact, property) = (change.id("fact"), change.string("property") ?? "")
            change.finish()
            return fact.map { MergedRevision.Change(fact: $0, property: property) }
        }
        reader.finish()
        return revision.map { MergedRevision(revision: $0, changes: changes) }
    }

    private static func metric(_ node: JSONNode, _ problems: DocumentProblems) -> NamedFact<Metric<Name>>? {
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

    private static func token(_ node: JSONNode, _ problems: DocumentProblems) -> NamedFact<KeptToken<Name>>? {
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

    private static func preset(_ node: JSONNode, _ problems: DocumentProblems) -> NamedFact<Preset<Name>>? {
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

extension ObjectReader {
    /// What a revision says of itself.
    fileprivate mutating func revision() -> Revision? {
        let (number, uuid, time) = (integer("number"), id("uuid"), integer("time"))
        let (author, request) = (requiredString("author"), requiredString("request"))
        guard let number, let uuid, let time, let author, let request else { return nil }
        return Revision(number: number, uuid: uuid, time: time, author: author, request: request)
    }
}
