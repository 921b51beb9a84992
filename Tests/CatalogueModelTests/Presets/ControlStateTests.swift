import CatalogueModel
import Testing

@Suite("Control states")
struct ControlStateTests {
    static let all = (0..<16).map(ControlState.init(rawValue:))

    @Test("have a name each, which reads back")
    func names() {
        #expect(Set(Self.all.map(\.name)).count == 16)
        for state in Self.all { #expect(ControlState(name: state.name) == state) }
        #expect(ControlState.normal.name == "normal")
        #expect(ControlState.highlighted.name == "highlighted")
        #expect(ControlState([.highlighted, .selected]).name == "selected+highlighted")
        #expect(ControlState([.focused, .disabled]).name == "disabled+focused")
    }

    @Test("are read with their parts in any order")
    func order() {
        #expect(ControlState(name: "highlighted+selected") == [.selected, .highlighted])
        #expect(ControlState(name: "focused+highlighted+disabled") == [.disabled, .focused, .highlighted])
    }

    @Test(
        "unknown words are none",
        arguments: ["", "+", "Selected", "selected+", "+selected", "selected++focused", "normal+selected", " selected"])
    func unknown(name: String) {
        #expect(ControlState(name: name) == nil)
    }

    @Test("have the bits that are kept, and no others")
    func bits() {
        #expect([ControlState.highlighted, .disabled, .selected, .focused].map(\.rawValue) == [1, 2, 4, 8])
        #expect(ControlState(rawValue: 16) == .normal)
        #expect(ControlState(rawValue: -1).rawValue == 15)
        #expect(Self.all.reversed().sorted() == Self.all)
    }
}
