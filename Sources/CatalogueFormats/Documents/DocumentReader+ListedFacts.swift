import CatalogueModel

// Facts of which a catalogue has few.

extension DocumentReader {
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

    static func font(_ node: JSONNode, _ problems: DocumentProblems) -> FontFact? {
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

    static func rule(_ node: JSONNode, _ problems: DocumentProblems) -> RuleFact? {
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
}
