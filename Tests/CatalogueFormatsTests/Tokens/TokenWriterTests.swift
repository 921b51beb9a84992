import TestSupport
import CatalogueFormats
import CatalogueModel
import Testing

/// What is written is read again as it was.
struct TokenWriterTests {
    private func again(_ facts: CatalogueDocument) -> TokenDocument { readTokens(written(facts)) }

    @Test func theStandardSaysWhatItCan() throws {
        var document = CatalogueDocument(catalogue: nil)
        func add(_ name: String, _ type: MetricType, _ value: String) throws {
            let value: MetricValue<Name> =
                try MetricValue(parsing: value, as: type)
            document.metrics.append(
                NamedFact(
                    id: nil, name: try Name(name), description: nil, isDeprecated: false, replacement: nil,
                    value: Metric(type: type, value: value)))
        }
        try add("space.s", .dimension, "8")
        try add("space.m", .dimension, "{space.s}")
        try add("space.l", .dimension, "{space.s} * 2")
        try add("title", .string, "A {b}")
        let json = try JSONParser().parse(Array(written(document, resolved: .number(16)).utf8)).json
        #expect(
            JSONWriter().text(of: json) == #"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","#
                + #""space":{"s":{"$type":"dimension","$value":{"value":8,"unit":"px"}},"#
                + #""m":{"$type":"dimension","$value":"{space.s}"},"#
                + #""l":{"$type":"dimension","$value":{"value":16,"unit":"px"},"#
                + #""$extensions":{"org.presets.catalogue":{"value":"{space.s} * 2"}}}},"#
                + #""title":{"$type":"fontFamily","$value":"A b","#
                + #""$extensions":{"org.presets.catalogue":{"type":"string","value":"A {b}"}}}}"#)
    }

    @Test func writtenReferencesAreFollowed() {
        let document = readTokens(
            """
            {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
             "a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}, "$extensions": {"org.presets.catalogue": {"value": "{b} * 2"}}},
             "b": {"$type": "dimension", "$value": "{a}"},
             "c": {"$type": "dimension", "$value": "{gone}", "$extensions": {"org.presets.catalogue": {"value": "{lost} * 2"}}}}
            """)
        #expect(document.problems.count == 3)
        #expect(document.problems.last?.message == "there is no token 'lost'")
    }

    @Test(arguments: 0..<60)
    func readWriteReadIsTheSame(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let document = try randomDocument(&random)
        let read = again(document)
        #expect(read.refused == [])
        #expect(read.facts.metrics.sorted { $0.name < $1.name } == document.metrics.sorted { $0.name < $1.name })
        #expect(read.facts.tokens.sorted { $0.name < $1.name } == document.tokens.sorted { $0.name < $1.name })
        #expect(read.facts.presets.sorted { $0.name < $1.name } == document.presets.sorted { $0.name < $1.name })
        #expect(read.facts.traits == document.traits)
        #expect(read.facts.collections == document.collections)
        // So the order is the same as well.
        #expect(written(read.facts) == written(document))
    }

    @Test(arguments: [
        ##"{"c": {"$type": "color", "r": {"$value": {"x": 1.50}}, "s": {"$ref": "#/c/r"}}, "t": {"$type": "typography", "$value": {"f": "{c.r}"}}}"##,
        ##"{"a": {"value": "#f00", "type": "color", "x": 1}, "b": {"value": "{a.value} and"}, "c": {"value": "4px 8px", "type": "spacing", "deprecated": true}}"##,
        ##"{"s": {"value": "4", "type": "spacing", "other": [1]}, "m": {"value": "roundTo({s} * 1.5 + 2rem / 3, 2)", "type": "spacing", "description": "d"}}"##,
    ])
    func otherDialectsSurviveAsWell(text: String) {
        let document = readTokens(text)
        #expect(document.refused == [])
        let read = again(document.facts)
        #expect(read.refused == [])
        #expect(read.facts == document.facts)
    }

    private func randomDocument(_ random: inout SeededGenerator) throws -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [
            TraitFact(id: .builtIn(.trait, named: "t"), name: "size", values: ["s", "l"], defaultValue: "s")
        ]
        document.collections = [CollectionFact(id: .builtIn(.collection, named: "l"), values: ["size": "l"])]
        for index in 0..<Int.random(in: 1...25, using: &random) {
            let group = ["", "g.", "g.h.", "1 2/~.", "root-less.é\"%."].randomElement(using: &random) ?? ""
            let name = try Name(group + "n\(index)" + (Bool.random(using: &random) ? ".$root" : ""))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: document.tokens.append(fact(name, try keptToken(document, &random), .token, document, &random))
            case 1: document.presets.append(fact(name, try preset(document, &random), .preset, document, &random))
            default: document.metrics.append(fact(name, try metric(document, &random), .metric, document, &random))
            }
            document.order.append(name)
        }
        return document
    }

    private func fact<Value>(
        _ name: Name, _ value: Value, _ kind: FactKind, _ document: CatalogueDocument, _ random: inout SeededGenerator
    ) -> NamedFact<Value> {
        let isDeprecated = Int.random(in: 0..<4, using: &random) == 0
        let replacement = isDeprecated ? document.order.randomElement(using: &random) : nil
        return NamedFact(
            id: Bool.random(using: &random) ? .builtIn(kind, named: name.text) : nil, name: name,
            description: Bool.random(using: &random) ? random.text() : nil, isDeprecated: isDeprecated,
            replacement: replacement, reason: replacement != nil && Bool.random(using: &random) ? "{} is new" : nil,
            extensions: Bool.random(using: &random)
                ? JSONWriter().text(of: ["com.example": .string(random.text())]) : nil, value: value)
    }

    private func keptToken(
        _ document: CatalogueDocument, _ random: inout SeededGenerator
    ) throws -> KeptToken<Name> {
        func value(_ random: inout SeededGenerator) -> KeptValue<Name> {
            guard let other = document.tokens.randomElement(using: &random)?.name else {
                return KeptValue(parts: [.json(#"[1.50,null,"a\u007b}\"é"]"#)])
            }
            return KeptValue(
                parts: [.json(#"{"a":"x "#), .reference(other), .json(#"","$ref":""#), .pointer(other)]
                    + [.json(#"/$value/0"}"#)])
        }
        if let other = document.tokens.randomElement(using: &random)?.name, Bool.random(using: &random) {
            return KeptToken(type: nil, value: KeptValue(parts: [.pointer(other)]))
        }
        let color = KeptValue<Name>(parts: [.json(#"{"colorSpace":"srgb","components":[1,0,0.50]}"#)])
        var token = KeptToken(
            type: ["color", "odd", nil].randomElement(using: &random) ?? nil,
            value: Bool.random(using: &random) ? color : value(&random))
        if Bool.random(using: &random) { token.overrides[.init(trait: "size", value: "l")] = value(&random) }
        return token
    }

    private func preset(_ document: CatalogueDocument, _ random: inout SeededGenerator) throws -> Preset<Name> {
        var preset = Preset<Name>(style: .imageTitle(.top))
        let lengths = document.metrics.filter { $0.value.type.unit != nil }
        preset.numbers[.spacing] = lengths.randomElement(using: &random).map { .reference($0.name) } ?? .number(2)
        preset.normal.title = .size(width: .number(60.25), height: .number(20))
        return preset
    }

    private func metric(_ document: CatalogueDocument, _ random: inout SeededGenerator) throws -> Metric<Name> {
        let type = MetricType.allCases.randomElement(using: &random) ?? .string
        var metric = Metric(type: type, value: try value(type, document, &random))
        for condition in [TraitCondition(trait: "size", value: "l"), TraitCondition(trait: "é", value: "1")]
        where Bool.random(using: &random) {
            metric.overrides[condition] = try value(type, document, &random)
        }
        return metric
    }

    private func value(
        _ type: MetricType, _ document: CatalogueDocument, _ random: inout SeededGenerator
    ) throws -> MetricValue<Name> {
        let others = document.metrics.filter {
            ($0.value.type.unit == nil) == (type.unit == nil) && $0.value.type != .typography
        }
        let other = others.randomElement(using: &random)?.name.text ?? ""
        if type == .typography {
            let typographies = document.metrics.filter { $0.value.type == .typography }
            if let other = typographies.randomElement(using: &random), Bool.random(using: &random) {
                return .text(.reference(other.name))
            }
            var typography = Typography<Name>(family: TextValue(parsing: random.text()), size: .points(.number(17)))
            let texts = document.metrics.filter { $0.value.type == .fontWeight }
            if let other = texts.randomElement(using: &random) {
                typography.weight = .reference(other.name)
                typography.letterSpacing = .number(0.5)
                typography.lineHeight = .number(1.5)
            }
            return .typography(typography)
        }
        if type.unit == nil {
            let texts = ["bold", "700", "70.50", "A, B", ", A", "A,B", "{odd", "", random.text()]
            let text = texts.randomElement(using: &random) ?? ""
            return .text(TextValue(parsing: other.isEmpty || Bool.random(using: &random) ? text : "{\(other)}"))
        }
        let number = Double(Int.random(in: -1000...1000, using: &random)) / 7
        if other.isEmpty || Bool.random(using: &random) { return .number(.number(number + 0)) }
        let texts = ["{\(other)}", "{\(other)} * \(number.shortestText)", "-max({\(other)}, 1) / (2 - {\(other)})"]
        return .number(try Expression(parsing: texts.randomElement(using: &random) ?? "1"))
    }
}
