import ButtonLayout
import CatalogueModel
import Testing

/// What a state leaves open is what `UIButton` shows: the normal state's.
@Suite("The states of a preset")
struct PresetLayoutsTests {
    private let image = ItemSize<Int>.size(width: .reference(1), height: .number(24))
    private let title = ItemSize<Int>.size(width: .number(60), height: .reference(2))

    private func preset() -> Preset<Int> {
        var preset = Preset<Int>(style: .system)
        preset.normal.image = image
        preset.normal.title = title
        preset.normal.titleText = .literal("Home")
        preset.normal.words = [.imageName: "home", .titleColor: "black"]
        return preset
    }

    /// What is laid out for a state with this content of its own.
    private func shown(_ edit: (inout StateContent<Int>) -> Void) -> StateContent<Int>? {
        var preset = preset()
        var content = StateContent<Int>()
        edit(&content)
        preset.states[.selected] = content
        #expect(preset.layouts.first?.content == preset.normal)
        return preset.layouts.last?.content
    }

    @Test("a preset without other states has one layout")
    func normal() {
        let layouts = preset().layouts
        #expect(layouts.map(\.state) == [.normal])
        #expect(layouts.first?.content == preset().normal)
    }

    @Test("normal comes first, then the others in their order")
    func order() {
        var preset = preset()
        for state in [ControlState.focused, [.selected, .highlighted], .highlighted, .selected] {
            preset.states[state] = StateContent()
        }
        #expect(
            preset.layouts.map(\.state) == [.normal, .highlighted, .selected, [.selected, .highlighted], .focused])
        #expect(preset.layouts.allSatisfy { $0.content == preset.normal })
    }

    @Test("an own image leaves the title")
    func ownImage() {
        let own = ItemSize<Int>.size(width: .number(30), height: .number(30))
        let content = shown { $0.image = own }
        #expect(content?.image == own)
        #expect(content?.title == title)
        #expect(content?.titleText == .literal("Home"))
    }

    @Test("no image is an own image")
    func noImage() {
        let content = shown { $0.image = ItemSize.none }
        #expect(content?.image == ItemSize.none)
        #expect(content?.title == title)
    }

    @Test("an own title of a given size has no text of normal's")
    func ownTitle() {
        let own = ItemSize<Int>.size(width: .number(70), height: .number(20))
        let content = shown { $0.title = own }
        #expect(content?.image == image)
        #expect(content?.title == own)
        #expect(content?.titleText == nil)
    }

    @Test("an own text alone has normal's size")
    func ownText() {
        let content = shown { $0.titleText = .reference(9) }
        #expect(content?.title == title)
        #expect(content?.titleText == .reference(9))
    }

    @Test("words are taken one by one")
    func words() {
        let content = shown { $0.words = [.imageName: "star"] }
        #expect(content?.words == [.imageName: "star", .titleColor: "black"])
    }

    /// A known trap: pressing a selected button shows normal's image.
    @Test("a combination takes normal's, not that of its parts")
    func combination() {
        var preset = preset()
        var selected = StateContent<Int>()
        selected.image = ItemSize.none
        preset.states = [.selected: selected, [.selected, .highlighted]: StateContent()]
        #expect(preset.layouts.last?.content.image == image)
    }

    @Test("a preset refers to what any number or state refers to")
    func references() {
        var preset = preset()
        preset.numbers = [.spacing: .reference(3)]
        var disabled = StateContent<Int>()
        disabled.titleText = .reference(4)
        preset.states = [.disabled: disabled]
        #expect(preset.references == [1, 2, 3, 4])
        #expect(preset.mapReferences { "\($0)" }.mapReferences { Int($0) ?? 0 } == preset)
    }
}
