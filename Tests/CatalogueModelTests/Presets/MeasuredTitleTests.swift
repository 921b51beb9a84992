import CatalogueModel
import Testing

@Suite("Presets whose titles are measured")
struct MeasuredTitleTests {
    private func preset(font: Int?) -> Preset<Int> {
        var preset = Preset<Int>(style: .system)
        preset.titleFont = font
        preset.normal.titleText = .reference(2)
        preset.normal.title = .size(width: .number(60), height: .number(20))
        preset.states[.selected] = StateContent()
        preset.states[.selected]?.titleText = .literal("Sold")
        preset.states[.disabled] = StateContent()
        preset.states[.disabled]?.words = [.titleColor: "gray"]
        return preset
    }

    @Test("refer to their font")
    func references() {
        #expect(preset(font: 7).references == [2, 7])
        #expect(preset(font: nil).references == [2])
        let there = preset(font: 7).mapReferences { "m\($0)" }
        #expect(there.titleFont == "m7")
        #expect(there.mapReferences { Int($0.dropFirst()) ?? 0 } == preset(font: 7))
    }

    @Test("change their font, and nothing else")
    func change() {
        var change = PresetChange<Int>()
        change.titleFont = .value(8)
        #expect(!change.isEmpty)
        #expect(change.applied(to: preset(font: 7)) == preset(font: 8))
        #expect(change.references.map(\.property) == ["title-font"])
        let there = change.mapReferences { "m\($0)" }
        #expect(there.titleFont == .value("m8"))
        change.titleFont = .reset
        #expect(change.applied(to: preset(font: 7)) == preset(font: nil))
        #expect(change.references.isEmpty)
        #expect(change.mapReferences { "m\($0)" }.titleFont == .reset)
    }

    @Test("a state's own text has a size of its own only where it is measured")
    func states() {
        func title(_ state: ControlState, font: Int?) -> StateContent<Int>? {
            preset(font: font).layouts.first { $0.state == state }?.content
        }
        let normal = preset(font: nil).normal.title
        #expect(title(.selected, font: 7)?.title == nil)
        #expect(title(.selected, font: 7)?.titleText == .literal("Sold"))
        #expect(title(.selected, font: nil)?.title == normal)
        for font in [7, nil] {
            #expect(title(.disabled, font: font)?.title == normal)
            #expect(title(.disabled, font: font)?.titleText == .reference(2))
        }
        var sized = preset(font: 7)
        sized.states[.selected]?.title = ItemSize.none
        #expect(sized.layouts[2].content.title == ItemSize.none)
    }
}
