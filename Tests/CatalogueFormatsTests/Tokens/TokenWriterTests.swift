import TestSupport
import CatalogueFormats
import CatalogueModel
import Testing

/// What is written is read again as it was.
struct TokenWriterTests {
    private func again(_ document: TokenDocument) -> TokenDocument {
        readTokens(TokenWriter { _ in .number(7) }.text(of: document))
    }

    @Test func theStandardSaysWhatItCan() throws {
        var document = TokenDocument()
        func add(_ name: String, _ type: MetricType, _ value: String) throws {
            let value: MetricValue<Name> =
                type.unit == nil ? .text(TextValue(parsing: value)) : .number(try Expression(parsing: value))
            document.metrics.append(
                NamedFact(
                    id: nil, name: try Name(name), description: nil, isDeprecated: false, replacement: nil,
                    value: Metric(type: type, value: value)))
        }
        try add("space.s", .dimension, "8")
        try add("space.m", .dimension, "{space.s}")
        try add("space.l", .dimension, "{space.s} * 2")
        try add("title", .string, "A {b}")
        let text = JSONWriter().text(of: TokenWriter { _ in .number(16) }.json(of: document))
        #expect(
            text == #"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","#
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
        #expect(read.metrics.sorted { $0.name < $1.name } == document.metrics.sorted { $0.name < $1.name })
        #expect(read.kept.sorted { $0.name < $1.name } == document.kept.sorted { $0.name < $1.name })
        #expect(read.leftovers == document.leftovers)
        #expect(read.traits == document.traits)
    }

    @Test(arguments: [
        ##"{"c": {"$type": "color", "r": {"$value": {"x": 1.50}}, "s": {"$ref": "#/c/r"}}, "t": {"$type": "typography", "$value": {"f": "{c.r}"}}}"##,
        ##"{"a": {"value": "#f00", "type": "color", "x": 1}, "b": {"value": "{a.value} and"}, "c": {"value": "4px 8px", "type": "spacing", "deprecated": true}}"##,
        ##"{"s": {"value": "4", "type": "spacing", "other": [1]}, "m": {"value": "roundTo({s} * 1.5 + 2rem / 3, 2)", "type": "spacing", "description": "d"}}"##,
    ])
    func otherDialectsSurviveAsWell(text: String) {
        let document = readTokens(text)
        #expect(document.refused == [])
        let read = again(document)
        #expect(read.refused == [])
        #expect(read.metrics == document.metrics)
        #expect(read.kept == document.kept)
        #expect(read.leftovers == document.leftovers)
    }

    private func randomDocument(_ random: inout SeededGenerator) throws -> TokenDocument {
        var document = TokenDocument()
        document.traits = [
            TraitFact(id: .builtIn(.trait, named: "t"), name: "size", values: ["s", "l"], defaultValue: "s")
        ]
        let conditions = [TraitCondition(trait: "size", value: "l"), TraitCondition(trait: "é", value: "1")]
        for index in 0..<Int.random(in: 1...25, using: &random) {
            let group =
                ["", "g.", "g.h.", "1 2/~.", "$root-less.".replacing("$", with: "")].randomElement(using: &random) ?? ""
            let name = try Name(group + "n\(index)" + (Bool.random(using: &random) ? ".$root" : ""))
            if Int.random(in: 0..<5, using: &random) == 0 {
                let value = JSON.array([.string(random.text().filter { $0 != "{" }), .number(1.5), .null])
                var token = KeptToken(
                    name: name,
                    members: [.init(name: "$value", value: value), .init(name: "$type", value: "color")])
                if Bool.random(using: &random) { token.overrides[conditions[0]] = token.members.reversed() }
                document.kept.append(token)
                continue
            }
            let type = MetricType.allCases.randomElement(using: &random) ?? .string
            var metric = Metric(type: type, value: try value(type, document, &random))
            for condition in conditions where Bool.random(using: &random) {
                metric.overrides[condition] = try value(type, document, &random)
            }
            let isDeprecated = Int.random(in: 0..<4, using: &random) == 0
            let replacement = isDeprecated ? document.metrics.randomElement(using: &random)?.name : nil
            document.metrics.append(
                NamedFact(
                    id: Bool.random(using: &random) ? .builtIn(.metric, named: name.text) : nil, name: name,
                    description: Bool.random(using: &random) ? random.text() : nil, isDeprecated: isDeprecated,
                    replacement: replacement, value: metric))
            if Bool.random(using: &random) {
                document.leftovers[name] = [.init(name: "$extensions", value: ["com.example": .string(random.text())])]
            }
        }
        return document
    }

    private func value(
        _ type: MetricType, _ document: TokenDocument, _ random: inout SeededGenerator
    ) throws -> MetricValue<Name> {
        let others = document.metrics.filter { ($0.value.type.unit == nil) == (type.unit == nil) }
        let other = others.randomElement(using: &random)?.name.text ?? ""
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
