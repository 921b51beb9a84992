/// A way to place a button's image and title: a circulating recipe, or one of ours.
///
/// The families stand in the order of their names everywhere: `system`, the seven recipes, `exact`, `configuration`.
public enum Style: Hashable, Sendable {
    /// UIKit's default layout with the insets that the preset itself gives. Promises nothing.
    case system
    case imageTitle(ImageTitle)
    case imagePosition(ImagePosition)
    case centering(Centering)
    case proportional
    case layoutStyle(LayoutStyle)
    case layoutButton(LayoutButton)
    case constraint(Constraint)
    /// States the wish and solves for the insets that reach it.
    case exact(ImagePlacement)
    /// `UIButton.Configuration` (iOS 15 and later).
    case configuration(ImagePlacement)

    public static let allCases: [Style] =
        [.system]
        + ImageTitle.allCases.map(Style.imageTitle)
        + ImagePosition.allCases.map(Style.imagePosition)
        + Centering.allCases.map(Style.centering)
        + [.proportional]
        + LayoutStyle.allCases.map(Style.layoutStyle)
        + LayoutButton.allCases.map(Style.layoutButton)
        + Constraint.allCases.map(Style.constraint)
        + ImagePlacement.allCases.map(Style.exact)
        + ImagePlacement.allCases.map(Style.configuration)

    /// The spacing in points where none is given; families without a default of their own take 0.
    public var defaultSpacing: Double {
        switch self {
        case .centering: 6
        case .constraint: 10
        default: 0
        }
    }

    /// By what means the style places the items.
    public enum Mechanism: Sendable {
        /// Edge insets, set once; UIKit's own layout does the rest.
        case insets
        /// Frames, written after every layout.
        case frames
        /// A `UIButton.Configuration`; edge insets are ignored.
        case configuration
    }

    public var mechanism: Mechanism {
        switch self {
        case .imagePosition, .proportional, .layoutButton: .frames
        case .configuration: .configuration
        default: .insets
        }
    }

    /// Whether content insets mean (top, leading, bottom, trailing) rather than (top, left, bottom, right).
    public var hasDirectionalContentInsets: Bool {
        switch self {
        case .exact, .configuration: true
        default: false
        }
    }

    /// Whether the name says left or right, so that nobody expects a mirror image in the other direction.
    public var isNamedPhysically: Bool {
        switch self {
        case .imageTitle(let style): [.left, .right, .rightLeft, .leftRight].contains(style)
        case .imagePosition(let style): [.left, .right].contains(style)
        case .centering(let style): [.horizontalTitleImageLeft, .horizontalTitleImageRight].contains(style)
        case .layoutStyle(let style): [.titleLeft, .titleRight].contains(style)
        case .layoutButton(let style): [.titleLeft, .titleRight].contains(style)
        case .constraint(let style): [.left, .right].contains(style)
        case .system, .proportional, .exact, .configuration: false
        }
    }
}
