import CatalogueModel
import Testing

@Suite("Metrics")
struct MetricTests {
    private func metric() throws -> Metric<Name> {
        Metric(
            type: .dimension, value: .number(try NamedExpression(parsing: "{c} * 2")),
            overrides: [
                TraitCondition(trait: "scale", value: "2"): .number(try NamedExpression(parsing: "{b} + {a}")),
                TraitCondition(trait: "size", value: "compact"): .number(.number(4)),
            ])
    }

    @Test("refer to what their value and any override refers to")
    func references() throws {
        #expect(try Set(metric().references.map(\.text)) == ["a", "b", "c"])
        let text = Metric<Int>(
            type: .string, value: .text(.literal("x")),
            overrides: [TraitCondition(trait: "t", value: "v"): .text(.reference(7))])
        #expect(text.references == [7])
    }

    @Test("map all their references, and keep the rest")
    func mapped() throws {
        let metric = try metric()
        let there = metric.mapReferences { $0.text }
        #expect(there.references == ["a", "b", "c"])
        #expect(there.type == .dimension)
        #expect(try there.mapReferences { try Name($0) } == metric)
        struct Missing: Error {}
        #expect(throws: Missing.self) {
            try metric.mapReferences { name throws(Missing) -> Int in
                if name.text == "b" { throw Missing() }
                return 1
            }
        }
    }

    @Test("only dimensions and numbers have a unit")
    func units() {
        #expect(MetricType.allCases.map(\.unit) == [.dimension, .number, nil, nil, nil, nil])
        #expect(
            MetricType.allCases.map(\.rawValue) == [
                "dimension", "number", "string", "fontFamily", "fontWeight", "typography",
            ])
    }

    @Test("values are written as people write them")
    func values() throws {
        let name = { (number: Int) in "m\(number)" }
        #expect(MetricValue.number(.binary(.plus, .reference(1), .number(2))).text(naming: name) == "{m1} + 2")
        #expect(MetricValue.text(.reference(3)).text(naming: name) == "{m3}")
        #expect(MetricValue<Int>.text(.literal("Save {now}")).text(naming: name) == "Save {now}")
        #expect(MetricValue.number(.negated(.reference(1))).references == [1])
        #expect(MetricValue.text(.reference(3)).references == [3])
    }

    @Test("a text that is nothing but a name in braces is a reference")
    func reference() throws {
        let name = try Name("label.save")
        #expect(TextValue(parsing: "{label.save}") == .reference(name))
        #expect(TextValue<Name>(parsing: "{label.save}").text(naming: \.text) == "{label.save}")
        #expect(TextValue<Name>(parsing: "{label.save}").reference == name)
    }

    @Test(
        "every other text is itself",
        arguments: [
            "", "Save", "{", "}", "{}", "{a} {b}", "Save {a}", "{a}!", " {a}", "{$a}", "{a..b}", "{{a}}", "12", "a\nb",
            "}a{",
        ])
    func literal(text: String) {
        #expect(TextValue<Name>(parsing: text) == .literal(text))
        #expect(TextValue<Name>(parsing: text).reference == nil)
    }

    @Test(
        "a backslash says that a text is no reference",
        arguments: [
            (#"\{x}"#, "{x}"), (#"\\{x}"#, #"\{x}"#), (#"\{a..b}"#, "{a..b}"), (#"\x"#, #"\x"#), (#"\{x"#, #"\{x"#),
            (#"\{x}!"#, #"\{x}!"#), (#"\"#, #"\"#), ("\\{x}\u{301}", "\\{x}\u{301}"),
        ])
    func escaped(written: String, text: String) {
        #expect(TextValue<Name>(parsing: written) == .literal(text))
    }

    @Test("every text is read back as it is written: all of few characters")
    func texts() {
        var texts = [""]
        for _ in 0...4 {
            for text in texts {
                let written = TextValue<Name>.literal(text).text(naming: \.text)
                #expect(TextValue<Name>(parsing: written) == .literal(text), "\(text)")
            }
            texts = texts.flatMap { text in ["\\", "{", "}", "a", "."].map { text + $0 } }
        }
    }

    @Test("texts are normalised to NFC")
    func normalised() {
        let text = TextValue<Name>(parsing: "e\u{301}").text(naming: \.text)
        #expect(Array(text.utf8) == Array("\u{E9}".utf8))
    }
}
