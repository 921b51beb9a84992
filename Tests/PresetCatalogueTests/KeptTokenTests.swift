import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Design tokens that the catalogue does not understand: kept, versioned, and followed when others are renamed.
@Suite struct KeptTokenTests {
    private static let text = ##"""
        {"ink": {"$description": "Inks", "$extensions": {"com.example": {"b": 1.50}},
          "red": {"$type": "color", "$description": "R", "$value": {"colorSpace": "srgb", "components": [1, 0, 0.10]}},
          "link": {"$value": "{ink.red}"}, "copy": {"$ref": "#/ink/red"}},
         "space": {"s": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}},
         "text": {"$type": "typography", "$value": {"fontSize": "{space.s}", "fontFamily": "a { or } {space.s"}}}
        """##

    private func document(_ text: String = text) -> CatalogueDocument {
        let document = TokenReader().read([TokenFile(name: "a.json", bytes: Array(text.utf8))]) { _ in [] }
        #expect(document.problems == [])
        return document.facts
    }

    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.take(document())
        return workbench
    }

    private func value(_ name: String, _ workbench: Workbench) throws -> String? {
        try workbench.facts().tokens.first { $0.name.text == name }?.value.value.text(naming: \.text)
    }

    private func exported(_ workbench: Workbench) throws -> String {
        TokenWriter(try workbench.catalogue.resolvedDocument()).text
    }

    @Test func areOneRevisionAndNoSecondOne() throws {
        let workbench = try workbench()
        #expect(
            try workbench.facts().tokens.map(\.name.text) == ["ink.$group", "ink.copy", "ink.link", "ink.red", "text"])
        #expect(try workbench.take(document()).revision == nil)
        #expect(try value("ink.red", workbench) == #"{"colorSpace":"srgb","components":[1,0,0.10]}"#)
    }

    @Test func followWhenOthersAreRenamed() throws {
        let workbench = try workbench()
        try workbench.perform(.renamed("ink.red", "ink.a \"b\"/c"), .renamed("space.s", "gap"))
        #expect(try value("ink.link", workbench) == #""{ink.a \"b\"/c}""#)
        #expect(try value("ink.copy", workbench) == "#/ink/a%20%22b%22~1c")
        #expect(try value("text", workbench) == #"{"fontSize":"{gap}","fontFamily":"a \u007b or } \u007bspace.s"}"#)
        // What it writes is read as the same.
        let report = try workbench.take(document(try exported(workbench)))
        #expect(report.facts == [])
        #expect(
            try workbench.catalogue.diff(from: .number(1), to: .now).facts.map(\.category.name) == [
                "renamed", "renamed",
            ])
    }

    @Test func holdWhatTheyReferTo() throws {
        let workbench = try workbench()
        #expect(try workbench.refusal(of: .removeMetrics(Pattern("space.s"))) == "'space.s' is in use: text")
        #expect(
            try workbench.refusal(of: .removeTokens(Pattern("ink.red"))) == "'ink.red' is in use: ink.copy, ink.link")
        try workbench.perform(.removeTokens(Pattern("ink.**")))
        #expect(try workbench.facts().tokens.map(\.name.text) == ["text"])
    }

    @Test func comeBackWithARestoredRevision() throws {
        let workbench = try workbench()
        let before = try workbench.bareFacts()
        try workbench.perform(.removeTokens(Pattern("**")), .renamed("space.s", "gap"))
        try workbench.perform(.restore(1))
        #expect(try workbench.bareFacts() == before)
        #expect(try workbench.catalogue.diff(from: .number(1), to: .now).isEmpty)
    }

    @Test func haveTheNamesOfOneTree() throws {
        let workbench = try workbench()
        #expect(try workbench.refusal(of: .metric("ink", "1")).contains("it is a group"))
        #expect(try workbench.refusal(of: .metric("ink.red", "1")).contains("'ink.red' is a token, not a metric"))
        #expect(try workbench.refusal(of: .renamed("space.s", "space.$group")).contains("begins with '$'"))
        #expect(try workbench.refusal(of: .add("text")) == "there is a token 'text' already")
    }

    @Test func mayBecomeMetricsAndMetricsTokens() throws {
        let workbench = try workbench()
        let report = try workbench.take(
            document(
                ##"{"ink": {"red": {"$type": "number", "$value": 1}, "link": {"$value": "{ink.red}"}, "copy": {"$ref": "#/ink/red"}}}"##
            ))
        #expect(report.facts.count == 6)
        #expect(try workbench.catalogue.metricDetails(Name("ink.link")).summary.resolved == "1")
        try workbench.take(document(##"{"ink": {"link": {"$type": "color", "$value": "x"}}}"##))
        #expect(try value("ink.link", workbench) == #""x""#)
    }

    @Test func differByTraits() throws {
        let workbench = try workbench()
        try workbench.perform(.addTrait("theme", values: ["light", "dark"], defaultValue: nil))
        var document = document(#"{"sky": {"$type": "color", "$value": "b"}}"#)
        document.tokens[0].value.overrides[TraitCondition("theme=dark")] = KeptValue(parts: [.json(#""k""#)])
        let report = try workbench.take(document)
        #expect((report.facts.count, report.recomputed) == (1, 0))
        #expect(try workbench.refusal(of: .removeTrait("theme")) == "'theme' is in use: sky")
        document.tokens[0].value.overrides[TraitCondition("theme=dim")] = KeptValue(parts: [.json("1")])
        #expect(try workbench.refusal(of: document).contains("the trait 'theme' has no value 'dim'"))
    }

    @Test func areInTheTextOfACatalogue() throws {
        let workbench = try workbench()
        try workbench.perform(.deprecate(Pattern("ink.link"), use: Name("ink.red")))
        let document = try workbench.facts(withHistory: true)
        let read = try DocumentReader.read(Array(document.text().utf8))
        let copy = try Workbench()
        try copy.take(read)
        #expect(try copy.facts(withHistory: true) == document)
        #expect(try copy.facts().tokens.first { $0.name.text == "ink.link" }?.replacement?.text == "ink.red")
    }
}
