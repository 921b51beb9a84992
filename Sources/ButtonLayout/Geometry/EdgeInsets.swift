/// Distances from the four edges in points, physical: left stays left in every language.
public struct EdgeInsets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The insets that move an item by (dx, dy) under every alignment: what one edge gives, the other takes.
    public static func shift(_ dx: Double, _ dy: Double) -> EdgeInsets {
        EdgeInsets(top: dy, left: dx, bottom: -dy, right: -dx)
    }
}
