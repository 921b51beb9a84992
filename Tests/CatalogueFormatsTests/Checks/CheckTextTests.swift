import CatalogueFormats
import CatalogueModel
import Testing

@Suite("Checks for people")
struct CheckTextTests {
    @Test(
        "places are few words",
        arguments: [
            (Places(collections: [""], total: 1), ""),
            (Places(collections: ["", "scale=2"], total: 2), "all 2 collections"),
            (Places(collections: [""], total: 2), "1 of 2 collections: default"),
            (
                Places(collections: ["a=1", "a=1,b=1"], total: 4, condition: TraitCondition(trait: "a", value: "1")),
                "2 of 4 collections: all with a=1"
            ),
            (
                Places(collections: ["", "a=1", "a=1,b=1", "b=1", "b=2"], total: 9),
                "5 of 9 collections: default; a=1; a=1,b=1 and 2 more"
            ),
        ])
    func places(places: Places, text: String) {
        #expect(places.text == text)
    }

    @Test(
        "lint is a sentence with the names behind it",
        arguments: [
            (CheckSamples.lint("a", .unusedMetric(users: [])), "nothing depends on it"),
            (CheckSamples.lint("a", .unusedMetric(users: ["b"])), "only unused metrics refer to it: b"),
            (
                CheckSamples.lint("a", .deprecatedInUse(replacement: "c", users: ["b"])),
                "deprecated, use c; b still refers to it"
            ),
            (
                CheckSamples.lint("a", .deprecatedInUse(replacement: nil, users: ["b", "c"])),
                "deprecated; b, c still refer to it"
            ),
            (
                CheckSamples.lint("a", .equalLayouts(others: ["b", "c"]), kind: .preset),
                "has the same layouts in every state and trait collection as b, c"
            ),
            (
                CheckSamples.lint(
                    "a",
                    .offGrid(
                        OffGrid(
                            property: "value", value: 6.5, grid: 4, places: Places(collections: [""], total: 1)))),
                "the value is 6.5, no multiple of 4"
            ),
            (
                CheckSamples.lint(
                    "a",
                    .offGrid(
                        OffGrid(
                            property: "spacing", value: 6, grid: 4, places: Places(collections: [""], total: 1))),
                    kind: .preset), "spacing is 6, no multiple of 4"
            ),
        ])
    func sentences(issue: CheckIssue, sentence: String) {
        #expect(issue.sentence == sentence)
    }

    @Test("nothing found is a line that says what was looked at")
    func nothing() {
        let check = CheckSamples.check([], collections: ["", "scale=2"])
        #expect(
            check.text(maximumWidth: nil, color: false)
                == "0 errors, 0 warnings, 0 notes: 2 layouts of 1 preset in 2 collections\n")
        #expect(
            check.markdown == "### 0 errors, 0 warnings, 0 notes: 2 layouts of 1 preset in 2 collections\n")
    }

    @Test("columns that would be empty are left out of the table, not of Markdown")
    func columns() {
        let check = CheckSamples.check([CheckSamples.gap("tab")])
        #expect(
            check.text(maximumWidth: nil, color: false) == """
                severity  name  finding       what
                warning   tab   gap-mismatch  the gap is 3, not 6

                0 errors, 1 warning, 0 notes: 1 layout of 1 preset

                """)
        #expect(check.markdown.contains("| severity | name | state | finding | what | where |"))
        let states = CheckSamples.check([CheckSamples.gap("tab", state: .selected)])
        #expect(states.text(maximumWidth: nil, color: false).contains("  selected  "))
    }

    @Test("many unused metrics are one line, a few stand alone; every one is in the JSON")
    func unused() {
        func check(_ count: Int) -> CatalogueCheck {
            CheckSamples.check((1...count).map { CheckSamples.lint("m\($0)", .unusedMetric(users: [])) })
        }
        let few = check(5).text(maximumWidth: nil, color: false)
        #expect(few.split(separator: "\n").count == 7)
        let many = check(300)
        let text = many.text(maximumWidth: nil, color: false)
        #expect(text.split(separator: "\n").count == 3)
        #expect(text.contains("nothing depends on 300 metrics: m1, m2, m3, m4, m5 and 295 more"))
        #expect(text.contains("300 notes"))
        guard case .array(let findings)? = many.json["findings"] else {
            return _ = Issue.record("no findings in the JSON")
        }
        #expect(findings.count == 300)
    }

    @Test("names can do no harm")
    func hostileNames() {
        let check = CheckSamples.check([CheckSamples.lint("a\u{1B}[31m|`b", .unusedMetric(users: ["<img>"]))])
        #expect(!check.text(maximumWidth: nil, color: false).contains("\u{1B}"))
        #expect(!check.markdown.contains("\u{1B}"))
        #expect(!check.markdown.contains("<img>"))
    }
}
