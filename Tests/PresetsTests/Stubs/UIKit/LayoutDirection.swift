// UIKit's enums come from C (NS_ENUM), so a switch over them outside UIKit needs `@unknown default`;
// `@nonexhaustive` gives the stubs' enums the same property.

/// The direction in which a view lays itself out.
@nonexhaustive public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// The direction as a trait, which may be left open.
@nonexhaustive public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a view's content means, and so whether it flips.
@nonexhaustive public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
