import CatalogueModel
import Testing

@testable import CatalogueFormats

/// What is said of the past.
@Suite struct HistoryTextTests {
    private let revision = Revision(number: 41, uuid: .random(), time: 0, author: "Ada", request: "metric set s 8")

    @Test func chainsAreLines() {
        let reasons = [
            Reason(kind: .property, name: "spacing", old: "5", new: "7", isSet: false),
            Reason(kind: .metric, name: "a", old: "2", new: "3", isSet: false, depth: 1),
            Reason(kind: .metric, name: "s", old: "2", new: "3", definition: "3", depth: 2),
            Reason(kind: .metric, name: "b", old: "3", new: "4", definition: "{c} * 2", depth: 1),
            Reason(kind: .property, name: "horizontal", old: "center"),
        ]
        #expect(
            Reason.chains(reasons) == [
                "because of spacing 5 → 7 ← {a} 2 → 3 ← {s} 2 → 3, set", "  ← {b} 3 → 4, set to {c} * 2",
                "because of horizontal center → default, set",
            ])
    }

    @Test(
        arguments: [
            (Reason(kind: .trait, name: "size", old: "a", new: "b"), "the default of size a → b"),
            (Reason(kind: .trait, name: "size", old: "a", new: "a"), "the trait size"),
            (Reason(kind: .trait, name: "size", new: "a"), "the trait size added"),
            (Reason(kind: .trait, name: "size", old: "a"), "the trait size removed"),
            (
                Reason(kind: .font, name: "Made regular", old: "a.ttf", new: "b.ttf"),
                "the font Made regular a.ttf → b.ttf"
            ),
            (Reason(kind: .font, name: "Made", old: "a.ttf", new: "a.ttf"), "the content of the font Made"),
            (Reason(kind: .font, name: "Made", new: "a.ttf"), "the font Made added"),
            (Reason(kind: .font, name: "Made", old: "a.ttf"), "the font Made removed"),
            (Reason(kind: .collection, name: "scale=2"), "the collection scale=2 added"),
            (Reason(kind: .preset, name: "tab.home"), "tab.home added"),
            (Reason(kind: .state, name: "selected"), "the state selected added"),
            (Reason(kind: .engine, name: ""), "another layout engine"),
        ])
    func everyKindHasItsSentence(reason: Reason, sentence: String) {
        #expect(reason.sentence == sentence)
    }

    @Test func aRevisionSaysWhoDidWhatWhen() {
        #expect(
            Authorship(revision: revision, release: "2.0").sentence
                == "r41 (2.0) by Ada, 1970-01-01T00:00:00Z: metric set s 8")
        var nobody = revision
        nobody.author = ""
        #expect(Authorship(revision: nobody, release: nil).sentence.hasPrefix("r41 (unreleased), 1970"))
    }

    @Test func changesAreShort() {
        func text(_ category: FactChange.Category, _ properties: PropertyChange..., counts: LayoutCounts) -> String {
            let change = FactChange(kind: .preset, name: "b", category: category, properties: properties)
            let item = RevisionChanges.Item(kind: .preset, name: "b", change: change, layouts: counts)
            let table = RevisionTable.text(
                [RevisionChanges(revision: revision, releases: [], items: [item])], withChanges: true,
                maximumWidth: nil, color: false)
            let line = table.split(separator: "\n").last ?? ""
            return String(line.dropFirst("     r41  1970-01-01T00:00:00Z  Ada     ".count))
                .replacing("  metric set s 8", with: "")
        }
        let spacing = PropertyChange(property: "spacing", old: "{space.s}", new: "9")
        #expect(text(.updated, spacing, counts: LayoutCounts(moved: 3)) == "spacing {space.s} → 9, 3 layouts")
        #expect(
            text(.renamed(from: "a"), spacing, counts: LayoutCounts()) == "renamed from a, spacing {space.s} → 9")
        #expect(text(.removed, counts: LayoutCounts(removed: 1)) == "removed, 1 layout removed")
        #expect(text(.added, counts: LayoutCounts(added: 2)) == "added, 2 layouts added")
        #expect(text(.deprecated(use: "c"), counts: LayoutCounts()) == "deprecated, use c")
        #expect(
            text(.updated, PropertyChange(property: "value", old: "6", new: nil), counts: LayoutCounts())
                == "6 → default")
    }
}
