import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Testing

@Suite("A preset across trait collections")
struct MatrixTableTests {
    private func layout(
        _ traits: [String: String], _ state: ControlState = .normal, _ findings: [Finding] = []
    ) throws -> NamedLayout {
        var result = try laidOut(.exact(.leading), 200, 44, spacing: 8)
        result.judgement.findings = findings.reduce(into: []) { $0.formUnion(FindingSet($1)) }
        return NamedLayout(
            name: "tab", style: .exact(.leading), state: state, traits: traits, result: result)
    }

    @Test("traits that vary have a column, and what breaks has a mark")
    func marks() throws {
        let layouts = [
            try layout(["direction": "ltr", "scale": "3"]),
            try layout(["direction": "rtl", "scale": "3"], .normal, [.gapMismatch, .titleClipped]),
            try layout(["direction": "rtl", "scale": "3"], .selected, [.labelStretched]),
        ]
        let lines = MatrixTable.text(layouts, maximumWidth: nil, color: false).split(separator: "\n")
        #expect(lines[0].hasPrefix("direction  breaks  state     "))
        #expect(!lines[0].contains("scale") && !lines[0].contains("name"))
        #expect(lines[2].hasPrefix("rtl        error   normal "))
        #expect(lines[3].hasPrefix("rtl                selected"))
        #expect(lines[2].hasSuffix("gap-mismatch title-clipped"))
        let markdown = MatrixTable.markdown(layouts)
        #expect(markdown.hasPrefix("| direction | breaks | state | button |"))
        #expect(markdown.contains("| rtl | error | normal |"))
    }

    @Test("one collection needs no traits")
    func one() throws {
        let text = MatrixTable.text(
            [try layout(["scale": "3"], .normal, [.goesStale])], maximumWidth: nil, color: false)
        #expect(text.hasPrefix("breaks ") && text.contains("\nwarning "))
    }
}
