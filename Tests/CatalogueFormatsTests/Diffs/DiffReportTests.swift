import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Testing

@Suite("Diffs for pull requests and pages")
struct DiffReportTests {
    private func layout(_ name: String, by distance: Double, gained: [Finding] = []) -> LayoutChange {
        LayoutChange(
            name: name, state: .normal, traits: "", scale: 3,
            numbers: [NumberChange(number: "title.x", old: 70, new: 70 + distance)],
            findingsGained: gained.map(\.name), findingsLost: [], causes: [])
    }

    private func diff(
        _ facts: [FactChange] = [], _ layouts: [LayoutChange] = [], possible: [PossibleRename] = []
    ) -> CatalogueDiff {
        CatalogueDiff(
            old: "1.0", new: "now", facts: facts, collections: [], layouts: layouts, possibleRenames: possible)
    }

    private func renamed(_ old: String, _ new: String) -> FactChange {
        FactChange(kind: .preset, name: new, category: .renamed(from: old), properties: [])
    }

    private func described(_ name: String) -> FactChange {
        FactChange(
            kind: .token, name: name, category: .updated,
            properties: [PropertyChange(property: "description", old: "a", new: "b")])
    }

    @Test("the marker comes first, then the counts, then what breaks, the worst layout first")
    func order() throws {
        let text = diff(
            [], [layout("near", by: 1), layout("far", by: -9), layout("bad", by: 2, gained: [.titleClipped])]
        )
        .markdown()
        #expect(text.hasPrefix("\(CatalogueDiff.markdownMarker)\n### 1.0 → now: 3 layouts moved (major)\n"))
        #expect(text.contains("**Breaking**\n- bad: new-title-clipped\n"))
        let places = try ["`bad`", "`far`", "`near`"].map { try #require(text.firstRange(of: "| \($0)")).lowerBound }
        #expect(places == places.sorted())
        #expect(text.contains("title.x 70 → 61 (-27 px)"))
    }

    @Test("a group that was renamed is one line in each format")
    func groups() throws {
        let diff = diff((1...40).map { renamed("button.b\($0)", "btn.b\($0)") } + [renamed("one", "two")])
        let text = diff.text(color: false)
        #expect(text.contains("  ~ button.** → btn.**: 40 renamed\n"))
        #expect(text.contains("  ~ preset one → two\n"))
        #expect(!text.contains("b17"))
        #expect(!diff.markdown().contains("b17"))
        #expect(diff.html().contains("button.** → btn.**: 40 renamed"))
    }

    @Test("what only describes is counted")
    func descriptions() {
        let diff = diff([described("a"), described("b"), renamed("c", "d")])
        for text in [diff.text(color: false), diff.markdown(), diff.html()] {
            #expect(text.contains("2 in descriptions or extensions only"))
        }
    }

    @Test("look-alikes are told with their candidates, never paired")
    func lookalikes() {
        let names = (1...7).map { "new\($0)" }
        let text = diff(
            [FactChange(kind: .metric, name: "old", category: .removed, properties: [])],
            possible: [PossibleRename(kind: .metric, removed: "old", candidates: names)]
        ).text(color: false)
        #expect(text.contains("  ? metric old, which looks like new1, new2, new3, new4, new5 and 2 more\n"))
        #expect(text.contains("  ! metric old removed without a deprecation\n"))
    }

    @Test("long tables are folded, and what does not fit is counted", arguments: [2_000, 10_000, 60_000])
    func limit(characters: Int) throws {
        let layouts = (1...3_000).map { layout("preset.number\($0)", by: Double($0)) }
        let facts = (1...500).map {
            FactChange(kind: .metric, name: "m\($0)", category: .removed, properties: [])
        }
        let text = diff(facts, layouts).markdown(limit: characters)
        #expect(text.unicodeScalars.count <= characters)
        #expect(text.contains("more"))
        #expect(text.contains("### 1.0 → now: 500 metrics removed, 3000 layouts moved (major)"))
        if characters == 60_000 {
            #expect(text.contains("<details><summary>removed: 500</summary>\n"))
            #expect(text.contains("`preset.number3000`"))
            #expect(!text.contains("`preset.number1`"))
        }
        #expect(text.split(separator: "<details>").count == text.split(separator: "</details>").count)
    }

    @Test("names and values are text, whatever they hold")
    func hostile() {
        let name = "a<script>alert('x')</script>|`b`\n\u{1B}[31m@all"
        let diff = diff([
            FactChange(
                kind: .metric, name: name, category: .updated,
                properties: [PropertyChange(property: "value", old: "</td>&\"", new: name)])
        ])
        #expect(!diff.html().contains("<script>"))
        #expect(!diff.html().contains("</td>&"))
        for text in [diff.html(), diff.markdown(), diff.text(color: false)] { #expect(!text.contains("\u{1B}")) }
        #expect(!diff.markdown().contains("<script>"))
    }

    @Test("JSON says what each change means, and how far it went in pixels")
    func json() throws {
        let text = JSONWriter().text(
            of: diff([renamed("a.x", "b.x"), renamed("a.y", "b.y")], [layout("tab", by: 0.1 + 0.2)]).json())
        #expect(text.contains(#""impact":"major""#))
        #expect(text.contains(#""groups":[{"from":"a","to":"b","count":2}]"#))
        #expect(text.contains(#""pixels":0.9"#))
        #expect(text.contains(#""effects":["moved"]"#))
    }

    @Test("release notes go from the newest to the oldest, and say what breaks")
    func changelog() {
        let first = Release(name: "1.0", revision: 2, note: "First <b>", time: 0, author: "Ada")
        let entries = [
            ChangelogEntry(release: nil, diff: diff([renamed("a", "b")])),
            ChangelogEntry(
                release: first, diff: diff([FactChange(kind: .metric, name: "m", category: .added, properties: [])])),
        ]
        let text = Changelog.markdown(entries, rules: .standard)
        #expect(
            text == """
                ## Unreleased

                1 preset renamed

                ### Breaking

                - preset a → b: renamed

                ### Renamed

                - preset a → b

                ## 1.0 – 1970-01-01

                First &lt;b>

                1 metric added

                ### Added

                - metric m

                """)
        #expect(Changelog.markdown([], rules: .standard) == "No changes.\n")
    }

    @Test("names for code mods: what was renamed, and what to use instead")
    func names() {
        let json = Changelog.names(
            diff([
                renamed("a", "b"),
                FactChange(kind: .metric, name: "c", category: .deprecated(use: "d"), properties: []),
                FactChange(kind: .metric, name: "e", category: .deprecated(use: nil), properties: []),
            ]))
        #expect(
            JSONWriter().text(of: json)
                == #"{"format":"presets-names","version":1,"old":"1.0","new":"now","renamed":{"a":"b"},"replaced":{"c":"d"}}"#
        )
    }
}
