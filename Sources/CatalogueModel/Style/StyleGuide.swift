import ButtonLayout

/// The words about one style: its name here, and the name its authors gave it.
public struct StyleGuide: Sendable {
    public var style: Style
    /// `family/variant`, or `system`.
    public var name: String
    /// The article's own name; nil where no source with a name of its own is known, or the style is ours.
    public var ownName: String?

    /// Every style, in the order of `Style.allCases`.
    public static let all: [StyleGuide] = table.map { StyleGuide(style: $0, name: $1, ownName: $2) }

    private static let table: [(Style, String, String?)] = [
        (.system, "system", nil),
        (.imageTitle(.left), "image-title/left", "ButtonImageTitleStyleLeft"),
        (.imageTitle(.right), "image-title/right", "ButtonImageTitleStyleRight"),
        (.imageTitle(.top), "image-title/top", "ButtonImageTitleStyleTop"),
        (.imageTitle(.bottom), "image-title/bottom", "ButtonImageTitleStyleBottom"),
        (.imageTitle(.centerTop), "image-title/center-top", "ButtonImageTitleStyleCenterTop"),
        (.imageTitle(.centerBottom), "image-title/center-bottom", "ButtonImageTitleStyleCenterBottom"),
        (.imageTitle(.centerUp), "image-title/center-up", "ButtonImageTitleStyleCenterUp"),
        (.imageTitle(.centerDown), "image-title/center-down", "ButtonImageTitleStyleCenterDown"),
        (.imageTitle(.rightLeft), "image-title/right-left", "ButtonImageTitleStyleRightLeft"),
        (.imageTitle(.leftRight), "image-title/left-right", "ButtonImageTitleStyleLeftRight"),
        (.imagePosition(.left), "image-position/left", nil),
        (.imagePosition(.top), "image-position/top", nil),
        (.imagePosition(.right), "image-position/right", nil),
        (.imagePosition(.bottom), "image-position/bottom", nil),
        (.centering(.verticalImageTitle), "centering/vertical-image-title", "verticalCenterImageAndTitle:"),
        (.centering(.horizontalTitleImage), "centering/horizontal-title-image", "horizontalCenterTitleAndImage:"),
        (.centering(.horizontalImageTitle), "centering/horizontal-image-title", "horizontalCenterImageAndTitle:"),
        (
            .centering(.horizontalTitleImageLeft), "centering/horizontal-title-image-left",
            "horizontalCenterTitleAndImageLeft:"
        ),
        (
            .centering(.horizontalTitleImageRight), "centering/horizontal-title-image-right",
            "horizontalCenterTitleAndImageRight:"
        ),
        (.proportional, "proportional/top", nil),
        (.layoutStyle(.titleLeft), "layout-style/title-left", nil),
        (.layoutStyle(.titleRight), "layout-style/title-right", nil),
        (.layoutStyle(.titleTop), "layout-style/title-top", nil),
        (.layoutStyle(.titleBottom), "layout-style/title-bottom", nil),
        (.layoutButton(.titleLeft), "layout-button/title-left", nil),
        (.layoutButton(.titleRight), "layout-button/title-right", nil),
        (.layoutButton(.titleTop), "layout-button/title-top", nil),
        (.layoutButton(.titleBottom), "layout-button/title-bottom", nil),
        (.constraint(.top), "constraint/top", nil),
        (.constraint(.left), "constraint/left", nil),
        (.constraint(.right), "constraint/right", nil),
        (.constraint(.bottom), "constraint/bottom", nil),
        (.exact(.leading), "exact/leading", nil),
        (.exact(.trailing), "exact/trailing", nil),
        (.exact(.top), "exact/top", nil),
        (.exact(.bottom), "exact/bottom", nil),
        (.configuration(.leading), "configuration/leading", nil),
        (.configuration(.trailing), "configuration/trailing", nil),
        (.configuration(.top), "configuration/top", nil),
        (.configuration(.bottom), "configuration/bottom", nil),
    ]

    private static let byStyle = Dictionary(uniqueKeysWithValues: all.map { ($0.style, $0) })
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> StyleGuide? { byName[name] }
    static func of(_ style: Style) -> StyleGuide? { byStyle[style] }
}

extension Style {
    /// The style of this name, as in `image-title/top`.
    public init?(name: String) {
        guard let guide = StyleGuide.named(name) else { return nil }
        self = guide.style
    }

    public var name: String { StyleGuide.of(self)?.name ?? "system" }
    /// The article's own name for the style.
    public var ownName: String? { StyleGuide.of(self)?.ownName }
    /// What stands before the slash.
    public var family: String { name.split(separator: "/").first.map(String.init) ?? name }

    /// Where the family comes from, and what is special about it, in one sentence.
    public var origin: String {
        switch self {
        case .system: "UIKit's default layout with the insets that the preset itself gives"
        case .imageTitle: "UIButton+ImageTitleStyle, ten styles; spacing is called padding"
        case .imagePosition: "UIButton+TTAdd; writes frames after every layout, spacing is called margin"
        case .centering: "the second article's UIButton+ImageTitleStyle, five methods"
        case .proportional: "a layoutSubviews override in shares of the button; no spacing"
        case .layoutStyle: "UIButton+TitleAndImageLayout (ZBButtonLayoutStyle)"
        case .layoutButton: "UILayoutButton, a subclass that overrides imageRect and titleRect(forContentRect:)"
        case .constraint: "insets thought of as constraints"
        case .exact: "ours: states the wish and solves for the insets; the one to recommend"
        case .configuration: "UIButton.Configuration (iOS 15 and later)"
        }
    }
}
