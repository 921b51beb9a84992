/// Everything that a button's layout depends on: a value that is valid by construction.
///
/// All lengths are points. `layout()` computes where image and title go.
public struct Button: Hashable, Sendable {
    /// One side of the button: a fixed length, or as large as the content needs (R7).
    public enum Extent: Hashable, Sendable {
        case fixed(Double)
        /// The fitting size, at least `minimum` and at least 0.
        case fit(minimum: Double)
    }

    /// The default metrics of `UIButton.Configuration.Size`.
    public enum ConfigurationSize: UInt8, CaseIterable, Sendable {
        case mini, small, medium, large

        /// The default content insets of a configuration of this size (M).
        public var contentInsets: DirectionalEdgeInsets {
            switch self {
            case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }

    public let style: Style
    public let spacing: Double
    public let width: Extent
    public let height: Extent
    /// What the button shows in its normal state.
    public let content: Content
    /// One line of the title's font: what R7 reckons with where there is no title.
    public let lineHeight: Double
    /// Leading and trailing for `exact` and `configuration`; elsewhere leading means left and trailing right.
    public let contentInsets: DirectionalEdgeInsets
    /// The title's and the image's insets that the preset itself gives.
    public let itemInsets: ItemInsets
    /// The image size that `layout-button` keeps as a property of its own; nil takes the image's natural size.
    public let imageProperty: Size?
    public let horizontal: HorizontalAlignment
    public let vertical: VerticalAlignment
    public let direction: LayoutDirection
    public let grid: PixelGrid

    /// Checks and keeps the description of a button.
    ///
    /// - Parameter contentInsets: nil takes the configuration size's, and none for all other styles.
    /// - Throws: `ButtonError` for numbers that are not finite or too large, sizes that are not positive, and `exact`
    ///   with an alignment of fill.
    public init(
        style: Style, spacing: Double? = nil, width: Extent, height: Extent, content: Content,
        lineHeight: Double? = nil, contentInsets: DirectionalEdgeInsets? = nil,
        configurationSize: ConfigurationSize = .medium, itemInsets: ItemInsets = .zero, imageProperty: Size? = nil,
        horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
        direction: LayoutDirection = .leftToRight, scale: Double = 3
    ) throws(ButtonError) {
        self.style = style
        self.spacing = spacing ?? style.defaultSpacing
        self.width = width
        self.height = height
        self.content = content
        self.grid = PixelGrid(scale: scale)
        self.lineHeight = lineHeight ?? ButtonType.system.lineHeight(on: grid)
        if let contentInsets {
            self.contentInsets = contentInsets
        } else if case .configuration = style {
            self.contentInsets = configurationSize.contentInsets
        } else {
            self.contentInsets = .zero
        }
        self.itemInsets = itemInsets
        self.imageProperty = imageProperty
        self.horizontal = horizontal
        self.vertical = vertical
        self.direction = direction
        try check()
    }

    /// The content insets as physical ones: by direction where the style is directional, as given elsewhere.
    @inline(__always)
    func edgeInsets(in direction: LayoutDirection) -> EdgeInsets {
        contentInsets.resolved(for: style.hasDirectionalContentInsets ? direction : .leftToRight)
    }

    var edgeInsets: EdgeInsets { edgeInsets(in: direction) }

    @inline(__always)
    func edgeInsetLayout(in direction: LayoutDirection) -> EdgeInsetLayout {
        EdgeInsetLayout(grid: grid, direction: direction, horizontal: horizontal, vertical: vertical)
    }

    var edgeInsetLayout: EdgeInsetLayout { edgeInsetLayout(in: direction) }
}

/// The button types whose default fonts differ.
public enum ButtonType: UInt8, CaseIterable, Sendable {
    case system, custom

    /// The default font's size in points (M).
    public var fontSize: Double { self == .system ? 15 : 18 }

    /// One line of the default font (San Francisco), rounded up to a pixel.
    public func lineHeight(on grid: PixelGrid) -> Double {
        grid.systemLineHeight(ofSize: fontSize)
    }
}

extension Button {
    /// Raised whenever a layout could come out differently, so that kept layouts are known to be of an older engine.
    public static let engineVersion: Int64 = 1
}
