import CatalogueFormats
import CatalogueModel
import Testing

/// Documents that nobody exported.
struct DocumentReaderTests {
    private func read(_ facts: String) throws -> CatalogueDocument {
        try DocumentReader.read(Array(#"{"format": "presets", "version": 1, \#(facts)}"#.utf8))
    }

    /// As found by `script/fuzz document`: it was written as null.
    @Test(arguments: ["a", "#/", "#/a/$other", "#/a~", #"#/\"{}"#])
    func aPointerThatLeadsNowhereIsNotLost(pointer: String) throws {
        let document = try read(
            #""tokens": [{"name": "b", "ref": "\#(pointer)", "overrides": [{"for": {"t": "x"}, "ref": "\#(pointer)"}]}]"#
        )
        let token = try #require(document.tokens.first?.value)
        #expect(token.value.text(naming: \.text).replacing("\\u007b", with: "{") == #"{"$ref":"\#(pointer)"}"#)
        #expect(Array(token.overrides.values) == [token.value])
        #expect(try DocumentReader.read(Array(document.text().utf8)) == document)
    }
}
