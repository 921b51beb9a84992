/// How large somebody wants text to be (`UIContentSizeCategory`), from the smallest up. The last five are those of
/// accessibility.
public enum ContentSize: String, CaseIterable, Hashable, Comparable, Sendable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    /// What a device has until somebody changes it.
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"

    public static let standard = ContentSize.large

    public static func < (one: ContentSize, other: ContentSize) -> Bool { one.place < other.place }

    /// The column in a table of sizes.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
