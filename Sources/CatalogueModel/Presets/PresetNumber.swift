/// The numbers of a preset; each is an expression, and each has a meaning when it is absent.
///
/// The raw value is the option's name on the command line, and after a dot the part of it.
public enum PresetNumber: String, CaseIterable, Sendable {
    /// Absent: the style's default.
    case spacing
    /// Absent: as large as the content needs (`fit`).
    case width = "button.width"
    case height = "button.height"
    /// The least that a fitted side becomes. Absent: 0.
    case minimumWidth = "minimum.width"
    case minimumHeight = "minimum.height"
    /// Absent: 0, and for `configuration` what its button size gives.
    case contentInsetTop = "content-insets.top"
    case contentInsetLeading = "content-insets.leading"
    case contentInsetBottom = "content-insets.bottom"
    case contentInsetTrailing = "content-insets.trailing"
    case titleInsetTop = "title-insets.top"
    case titleInsetLeft = "title-insets.left"
    case titleInsetBottom = "title-insets.bottom"
    case titleInsetRight = "title-insets.right"
    case imageInsetTop = "image-insets.top"
    case imageInsetLeft = "image-insets.left"
    case imageInsetBottom = "image-insets.bottom"
    case imageInsetRight = "image-insets.right"
    /// The size that `layout-button` keeps as a property. Absent: the image's natural size.
    case imagePropertyWidth = "image-property.width"
    case imagePropertyHeight = "image-property.height"
    /// The most lines of a measured title; 0 is any number (UIKit's `numberOfLines`). Absent: as many as it has itself.
    case lines
    /// The width at which a measured title is broken at spaces. Absent: none.
    case titleWidth = "title-width"

    public var unit: Quantity.Unit { self == .lines ? .number : .dimension }

    public static let contentInsets: [PresetNumber] = [
        .contentInsetTop, .contentInsetLeading, .contentInsetBottom, .contentInsetTrailing,
    ]
    public static let titleInsets: [PresetNumber] = [
        .titleInsetTop, .titleInsetLeft, .titleInsetBottom, .titleInsetRight,
    ]
    public static let imageInsets: [PresetNumber] = [
        .imageInsetTop, .imageInsetLeft, .imageInsetBottom, .imageInsetRight,
    ]
}

/// What belongs to a button and moves nothing; kept for the exports. Raw values are option names.
public enum PresetWord: String, CaseIterable, Sendable {
    case tintColor = "tint-color"
    case adjustsImageWhenHighlighted = "adjusts-image-when-highlighted"
    case adjustsImageWhenDisabled = "adjusts-image-when-disabled"
    case showsTouchWhenHighlighted = "shows-touch-when-highlighted"
}

/// What belongs to a button in one state and moves nothing. Raw values are option names.
public enum StateWord: String, CaseIterable, Sendable {
    case imageName = "image-name"
    case backgroundImage = "background-image"
    case titleColor = "title-color"
    case titleShadowColor = "title-shadow-color"
    case attributedTitle = "attributed-title"
}
