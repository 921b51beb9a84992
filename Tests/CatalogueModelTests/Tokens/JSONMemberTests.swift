import CatalogueModel
import Testing

@Suite("Members of compact JSON")
struct JSONMemberTests {
    private let object = #"{"a":1,"b":{"a":"x","c":[1,{"d":2}]},"e":"{\"f\":3}","g\"h":null,"":true}"#

    @Test("are found by name, on the first level only")
    func found() {
        #expect(jsonMember("a", of: object) == "1")
        #expect(jsonMember("e", of: object) == #""{\"f\":3}""#)
        #expect(jsonMember("", of: object) == "true")
        #expect(jsonMember("b", of: object).flatMap { jsonMember("a", of: $0) } == #""x""#)
        for name in ["c", "d", "f", "g", "h", "A"] { #expect(jsonMember(name, of: object) == nil, "\(name)") }
    }

    @Test("what is no object has none", arguments: ["", "1", "[1]", #""a""#, "null", "{", #"{"a"#])
    func none(text: String) {
        #expect(jsonMember("b", of: text) == nil)
    }

    @Test("say whether a text is to be translated")
    func translated() {
        let key = LocalizedStringExtension.key
        #expect(LocalizedStringExtension.isToBeTranslated(#"{"\#(key)":{"key":"a"}}"#))
        #expect(LocalizedStringExtension.isToBeTranslated(#"{"x":1,"\#(key)":{"key":"a","shouldTranslate":true}}"#))
        #expect(!LocalizedStringExtension.isToBeTranslated(#"{"\#(key)":{"shouldTranslate":false}}"#))
        #expect(!LocalizedStringExtension.isToBeTranslated(#"{"x":{"\#(key)":{}}}"#))
        #expect(!LocalizedStringExtension.isToBeTranslated(nil))
        // A key that looks like the mark is none.
        let words = #"{"\#(key)":{"key":"\"shouldTranslate\":false"}}"#
        #expect(LocalizedStringExtension.isToBeTranslated(words))
    }
}
