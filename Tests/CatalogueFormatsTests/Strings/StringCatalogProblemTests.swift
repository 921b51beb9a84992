import CatalogueFormats
import CatalogueModel
import Testing

/// What is wrong in a String Catalog is said at its line and column, all of it at once.
@Suite struct StringCatalogProblemTests {
    @Test func everyProblemIsTold() {
        let text = """
            {"version": "2.0", "sourceLanguage": "English", "strings": {
            "a": [],
            "b": {"comment": 1, "shouldTranslate": "no", "localizations": {"xx yy": {}, "pt_BR": {}, "pt-BR": {}}},
            "c": {"localizations": {"de": {"stringUnit": {"state": 1}}, "fr": []}},
            "d": {"localizations": {"de": {"variations": {"plural": {"more": {"stringUnit": {"value": "x"}}, "one": {}},
            "device": 1}}}},
            "e": {"localizations": {"de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {}, "m": 1}}}},
            "f": {"localizations": {"de": {"substitutions": []}}},
            "g": {"localizations": {"de": {"substitutions": {"n": {"argNum": 0, "stringUnit": {"value": ""}}}}}}
            }}
            """
        #expect(
            problems(text, StringCatalogReader.read) == [
                "1:13 version '2.0' of String Catalogs is not known here; 1 is",
                "1:38 'English' is no language tag",
                "2:6 the entry of a key must be an object",
                #"3:18 "comment" must be a string"#,
                #"3:40 "shouldTranslate" must be true or false"#,
                "3:64 'xx yy' is no language tag",
                "3:90 'pt-BR' and 'pt_BR' are the same language",
                #"4:46 the member "value" is missing"#,
                #"4:56 "state" must be a string"#,
                "4:67 what is said in a language must be an object",
                "5:58 'more' is no plural form: zero, one, two, few, many, other",
                #"5:98 the variation "one" has no text"#,
                #"6:11 variations by "device" must be an object"#,
                #"7:84 the substitution "n" has no text"#,
                "7:98 a substitution must be an object",
                #"8:49 "substitutions" must be an object"#,
                #"9:66 "argNum" must be from 1 to 99"#,
            ])
    }

    @Test(arguments: [
        ("", "1:1 the text is empty: a JSON value was expected"),
        ("[]", "1:1 a String Catalog must be an object"),
        (#"{"sourceLanguage": "en"}"#, #"1:1 the member "strings" is missing"#),
        (#"{"strings": {}}"#, #"1:1 the member "sourceLanguage" is missing"#),
        (#"{"sourceLanguage": "en", "strings": []}"#, #"1:37 "strings" must be an object"#),
        (
            catalog("\n\"a\": {}, \"b\": {},\n\"a\": {}"),
            #"3:1 the object has the name "a" twice, at 2:1 and at 3:1"#
        ),
    ])
    func whatIsNoCatalogIsRefused(text: String, problem: String) {
        #expect(problems(text, StringCatalogReader.read) == [problem])
    }

    @Test func aProblemIsShownInItsLine() {
        let source = Array("{\"strings\": {},\n \"sourceLanguage\": 1}".utf8)
        let error = #expect(throws: DocumentError.self) { try StringCatalogReader.read(source) }
        #expect(
            error?.description(file: "a.xcstrings", source: source) == """
                a.xcstrings:2:20: "sourceLanguage" must be a string
                  2 |  "sourceLanguage": 1}
                    |                    ^
                """)
    }

    @Test func depthIsNoDanger() {
        func nested(_ count: Int, _ name: String) -> String {
            let open = String(repeating: #"{"variations": {"\#(name)": {"other": "#, count: count)
            return catalog(
                #""a": {"localizations": {"en": "# + open + "{\(unit("x"))}" + String(repeating: "}}}", count: count)
                    + "}}")
        }
        #expect(problems(nested(3, "device"), StringCatalogReader.read) == [])
        let tooDeep = "the variations are nested too deep, or their names are too long"
        #expect(problems(nested(30, "device"), StringCatalogReader.read).contains { $0.hasSuffix(tooDeep) })
        let long = String(repeating: "n", count: 300)
        #expect(problems(nested(1, long), StringCatalogReader.read).contains { $0.hasSuffix(tooDeep) })
        #expect(problems(nested(5000, "device"), StringCatalogReader.read).count == 1)
    }
}
