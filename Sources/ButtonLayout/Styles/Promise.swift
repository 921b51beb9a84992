/// What a style promises about its frames; findings judge this and nothing else.
public struct Promise: Hashable, Sendable {
    public enum Axis: Sendable { case horizontal, vertical }
    public enum Item: Sendable { case image, title }
    public enum Center: UInt8, CaseIterable, Sendable { case nothing, group, image, title }
    /// Distances from the button's edges that equal the spacing.
    public enum Margin: Sendable { case none, titleTop, titleBottom, titleLeftImageRight, imageLeftTitleRight }

    /// The axis along which image and title stand, and along which the gap is measured.
    public var axis: Axis
    /// The item on the left or on top, physically; nil where no order is promised.
    public var first: Item?
    public var centered: Center
    public var gap: Bool
    public var margin: Margin

    init(_ axis: Axis, first: Item?, centered: Center, gap: Bool, margin: Margin = .none) {
        self.axis = axis
        self.first = first
        self.centered = centered
        self.gap = gap
        self.margin = margin
    }
}

extension Style {
    /// What the style promises. Only `exact` and `configuration` follow the direction; the recipes' orders are physical.
    public func promise(for direction: LayoutDirection) -> Promise {
        switch self {
        case .system: Promise(.horizontal, first: nil, centered: .nothing, gap: false)
        case .imageTitle(let style): style.promise
        case .imagePosition(let style): style.promise
        case .centering(let style): style.promise
        case .proportional: Promise(.vertical, first: .image, centered: .nothing, gap: false)
        case .layoutStyle(let style): style.promise
        case .layoutButton(let style): style.promise
        case .constraint(let style): style.promise
        case .exact(let placement), .configuration(let placement): placement.promise(for: direction)
        }
    }
}
