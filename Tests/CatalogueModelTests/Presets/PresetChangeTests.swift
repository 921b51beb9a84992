import ButtonLayout
import CatalogueModel
import Testing

@Suite("Changes of presets")
struct PresetChangeTests {
    private func preset() -> Preset<Int> {
        var preset = Preset<Int>(style: .imageTitle(.top))
        preset.numbers = [.spacing: .reference(1), .width: .number(200)]
        preset.horizontal = .left
        preset.vertical = .top
        preset.configurationSize = .large
        preset.buttonType = .custom
        preset.words = [.tintColor: "red"]
        preset.normal.image = .size(width: .number(24), height: .number(24))
        preset.normal.titleText = .literal("Home")
        preset.normal.words = [.imageName: "home"]
        var selected = StateContent<Int>()
        selected.image = ItemSize.none
        preset.states = [.selected: selected]
        return preset
    }

    @Test("a change of nothing changes nothing")
    func empty() {
        #expect(PresetChange<Int>().isEmpty)
        #expect(PresetChange<Int>().applied(to: preset()) == preset())
    }

    @Test("only what is named changes")
    func named() {
        var change = PresetChange<Int>()
        change.style = .exact(.top)
        change.numbers = [.spacing: .value(.number(6)), .width: .reset, .height: .value(.number(50))]
        change.horizontal = .center
        change.words = [.tintColor: .reset, .showsTouchWhenHighlighted: .value("true")]
        #expect(!change.isEmpty)

        var expected = preset()
        expected.style = .exact(.top)
        expected.numbers = [.spacing: .number(6), .height: .number(50)]
        expected.horizontal = .center
        expected.words = [.showsTouchWhenHighlighted: "true"]
        #expect(change.applied(to: preset()) == expected)
    }

    @Test("each property can be named alone")
    func each() {
        let edits: [(inout PresetChange<Int>) -> Void] = [
            { $0.style = .system }, { $0.numbers = [.spacing: .reset] }, { $0.horizontal = .fill },
            { $0.vertical = .fill }, { $0.configurationSize = .mini }, { $0.buttonType = .system },
            { $0.words = [.tintColor: .reset] }, { $0.image = .reset }, { $0.title = .value(ItemSize.none) },
            { $0.titleText = .reset }, { $0.stateWords = [.imageName: .reset] }, { $0.removedStates = [.selected] },
        ]
        var results: Set<Preset<Int>> = [preset()]
        for edit in edits {
            var change = PresetChange<Int>()
            edit(&change)
            #expect(!change.isEmpty)
            results.insert(change.applied(to: preset()))
        }
        #expect(results.count == edits.count + 1)
    }

    @Test("content is for the named states, and for normal if none is named")
    func states() {
        var change = PresetChange<Int>()
        change.titleText = .value(.reference(3))
        var expected = preset()
        expected.normal.titleText = .reference(3)
        #expect(change.applied(to: preset()) == expected)

        change.states = [.selected, [.selected, .highlighted]]
        change.stateWords = [.imageName: .value("star")]
        expected = preset()
        expected.states[.selected]?.titleText = .reference(3)
        expected.states[.selected]?.words = [.imageName: "star"]
        var both = StateContent<Int>()
        both.titleText = .reference(3)
        both.words = [.imageName: "star"]
        expected.states[[.selected, .highlighted]] = both
        #expect(change.applied(to: preset()) == expected)
    }

    @Test("a state whose last content goes is gone, and so is one that is removed")
    func removed() {
        var change = PresetChange<Int>()
        change.states = [.selected]
        change.image = .reset
        #expect(change.applied(to: preset()).states.isEmpty)

        change = PresetChange()
        change.removedStates = [.selected, .focused]
        #expect(change.applied(to: preset()).states.isEmpty)
        #expect(change.applied(to: preset()).normal == preset().normal)
    }

    @Test("an image can be taken away, which is not the same as left open")
    func none() {
        var change = PresetChange<Int>()
        change.states = [.disabled]
        change.image = .value(ItemSize.none)
        let changed = change.applied(to: preset())
        #expect(changed.states[.disabled]?.image == ItemSize.none)
        #expect(changed.normal.image == preset().normal.image)
    }

    @Test("applying is the same before and after the references are mapped")
    func mapped() {
        var change = PresetChange<Int>()
        change.style = .system
        change.numbers = [.height: .value(.binary(.plus, .reference(2), .number(1))), .width: .reset]
        change.horizontal = .trailing
        change.vertical = .bottom
        change.configurationSize = .small
        change.buttonType = .system
        change.words = [.tintColor: .value("blue"), .adjustsImageWhenDisabled: .reset]
        change.states = [.normal, .focused]
        change.image = .value(.size(width: .reference(4), height: .reference(5)))
        change.title = .reset
        change.titleText = .value(.reference(6))
        change.stateWords = [.titleColor: .value("black"), .imageName: .reset]
        change.removedStates = [.selected]
        let name = { (number: Int) in "m\(number)" }
        #expect(
            change.mapReferences(name).applied(to: preset().mapReferences(name))
                == change.applied(to: preset()).mapReferences(name))
        #expect(change.applied(to: preset()).references == [1, 2, 4, 5, 6])
    }

    @Test("a setting is a value or none")
    func setting() {
        #expect(Setting(Int?.none) == .reset)
        #expect(Setting(7) == .value(7))
        #expect(Setting.value(7).value == 7)
        #expect(Setting<Int>.reset.value == nil)
    }
}
