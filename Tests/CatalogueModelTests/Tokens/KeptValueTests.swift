import CatalogueModel
import Testing

@Suite struct KeptValueTests {
    private let name = { (id: Int) in ["a.b", "x y.é/~%", "q\"\\"][id] }

    @Test func referencesArePrintedAsTheyAreWrittenInJSON() {
        let value = KeptValue<Int>(
            parts: [.json(#"["1 "#), .reference(0), .json(#"",{"$ref":""#), .pointer(1), .json(#"/$value"},""#)]
                + [.reference(2), .json(#""]"#)])
        #expect(value.text(naming: name) == ##"["1 {a.b}",{"$ref":"#/x%20y/%C3%A9~1~0%25/$value"},"{q\"\\}"]"##)
        #expect(value.references == [0, 1, 2])
        #expect(!value.isPointer)
    }

    @Test func aReferenceThatLeadsNowhereBecomesText() throws {
        let value = KeptValue<Name>(parts: [.json("\"a "), .reference(try Name("b\"")), .json("\"")])
        #expect(value.mapReferences { _ in Int?.none } == KeptValue(parts: [.json(#""a \u007bb\"}""#)]))
        let pointer = KeptValue<Name>(parts: [.pointer(try Name("a.b"))])
        #expect(pointer.isPointer)
        #expect(pointer.mapReferences { _ in Int?.none } == KeptValue(parts: [.json(##"{"$ref":"#/a/b"}"##)]))
        #expect(pointer.mapReferences { _ in 1 } == KeptValue(parts: [.pointer(1)]))
    }
}
