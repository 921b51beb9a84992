import CatalogueModel
import Testing

@Suite struct JSONMembersTests {
    @Test(arguments: [
        (#"{"a":1,"b":[{"c":"}","d":{}}]}"#, #"{"b":[{"d":{},"c":"}"}],"a":1}"#, true),
        (#"{"a":"\"b,","c":null}"#, #"{"c":null,"a":"\"b,"}"#, true),
        (#"{"a":[1,2]}"#, #"{"a":[2,1]}"#, false), (#"{"a":1,"b":2}"#, #"{"a":2,"b":1}"#, false),
        (#"{"a":{"b":1},"c":2}"#, #"{"a":{"c":2},"b":1}"#, false), ("[]", "{}", false), ("1.0", "1", false),
        ("\"ab\"", "\"ba\"", false),
    ])
    func theOrderOfMembersSaysNothing(one: String, other: String, isSame: Bool) {
        #expect(sayTheSame(one, other) == isSame)
        #expect(sayTheSame(one, one))
    }

    @Test func whatIsNoJSONIsComparedAsWell() {
        for text in ["", "{", "}", "[[", "\"", "{\"a\"", ",", "]]"] { #expect(!sayTheSame(text + "1", text + "2")) }
        #expect(sayTheSame(nil, nil))
        #expect(!sayTheSame(nil, "1"))
    }

    @Test func valuesWithReferencesAreComparedByWhatTheyReferTo() {
        func value(_ parts: [KeptValue<Int>.Part]) -> KeptValue<Int> { KeptValue(parts: parts) }
        let one = value([.json(#"{"a":""#), .reference(1), .json(#"","b":""#), .reference(22), .json(#""}"#)])
        let other = value([.json(#"{"b":""#), .reference(22), .json(#"","a":""#), .reference(1), .json(#""}"#)])
        let third = value([.json(#"{"b":""#), .reference(1), .json(#"","a":""#), .reference(22), .json(#""}"#)])
        #expect(one.isSame(as: other))
        #expect(!one.isSame(as: third))
    }
}
