/// A Dynamic Type size. UIKit: an imported `NSString` typedef (NS_TYPED_ENUM) with the same raw values.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private static func named(_ suffix: String) -> Self { Self(rawValue: "UICTContentSizeCategory" + suffix) }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = named("XS")
    public static let small = named("S")
    public static let medium = named("M")
    public static let large = named("L")
    public static let extraLarge = named("XL")
    public static let extraExtraLarge = named("XXL")
    public static let extraExtraExtraLarge = named("XXXL")
    public static let accessibilityMedium = named("AccessibilityM")
    public static let accessibilityLarge = named("AccessibilityL")
    public static let accessibilityExtraLarge = named("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")
}
