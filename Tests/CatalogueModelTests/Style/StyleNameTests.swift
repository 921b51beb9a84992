import ButtonLayout
import CatalogueModel
import Testing

@Suite("The words of the engine")
struct StyleNameTests {
    @Test("each style has a name of its own, which reads back")
    func names() {
        #expect(Set(Style.allCases.map(\.name)).count == Style.allCases.count)
        for style in Style.allCases { #expect(Style(name: style.name) == style, "\(style)") }
    }

    @Test("the guide has each style once, in the engine's order")
    func guide() {
        #expect(StyleGuide.all.map(\.style) == Style.allCases)
        #expect(Set(Style.allCases.compactMap(\.ownName)).count == 15)
    }

    @Test("names are family and variant", arguments: Style.allCases)
    func variant(style: Style) {
        let family =
            switch style {
            case .system: "system"
            case .imageTitle: "image-title"
            case .imagePosition: "image-position"
            case .centering: "centering"
            case .proportional: "proportional"
            case .layoutStyle: "layout-style"
            case .layoutButton: "layout-button"
            case .constraint: "constraint"
            case .exact: "exact"
            case .configuration: "configuration"
            }
        #expect(style.family == family)
        #expect(style.name == ([family] + variant(of: style)).joined(separator: "/"))
        #expect(!style.origin.isEmpty)
    }

    /// `center-top` for `imageTitle(ButtonLayout.ImageTitle.centerTop)`.
    private func variant(of style: Style) -> [String] {
        if style == .proportional { return ["top"] }
        guard let word = "\(style)".split(separator: ".").dropFirst().last?.dropLast() else { return [] }
        return [word.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()]
    }

    @Test("some names, as people know them")
    func known() {
        #expect(Style(name: "image-title/center-up") == .imageTitle(.centerUp))
        #expect(Style(name: "image-title/right-left") == .imageTitle(.rightLeft))
        #expect(Style(name: "layout-button/title-top") == .layoutButton(.titleTop))
        #expect(Style(name: "exact/trailing") == .exact(.trailing))
        #expect(Style(name: "configuration/bottom") == .configuration(.bottom))
        #expect(Style.imageTitle(.centerDown).ownName == "ButtonImageTitleStyleCenterDown")
        for name in ["", "exact", "exact/", "Exact/top", "image-title/Top", "default"] {
            #expect(Style(name: name) == nil)
        }
    }

    @Test("every other word reads back")
    func words() {
        check(LayoutDirection.self, ["ltr", "rtl"])
        check(HorizontalAlignment.self, ["center", "left", "right", "fill", "leading", "trailing"])
        check(VerticalAlignment.self, ["center", "top", "bottom", "fill"])
        check(ImagePlacement.self, ["leading", "trailing", "top", "bottom"])
        check(Button.ConfigurationSize.self, ["mini", "small", "medium", "large"])
        check(ButtonType.self, ["custom", "system"])
        check(
            Finding.self,
            [
                "gap-mismatch", "margin-mismatch", "overlap", "off-center", "reversed-order", "outside-bounds",
                "title-clipped", "image-squeezed", "image-stretched", "label-stretched", "not-idempotent", "goes-stale",
                "not-mirrored", "below-minimum-target", "insets-ignored", "image-size-differs",
                "missing-glyphs",
            ])
        #expect(Promise.Center.allCases.map(\.name) == ["nothing", "group", "image", "title"])
    }

    private func check<Word: Named>(_ type: Word.Type, _ names: Set<String>) {
        #expect(Set(Word.allCases.map(\.name)) == names)
        #expect(Word.allCases.count == names.count)
        for word in Word.allCases { #expect(Word(name: word.name) == word) }
        #expect(Word(name: "") == nil)
    }
}
