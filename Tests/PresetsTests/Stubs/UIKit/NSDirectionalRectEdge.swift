/// Edges that follow the reading direction. UIKit: `NS_OPTIONS(NSUInteger, NSDirectionalRectEdge)`.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: NSDirectionalRectEdge { .init(rawValue: 1 << 0) }
    public static var leading: NSDirectionalRectEdge { .init(rawValue: 1 << 1) }
    public static var bottom: NSDirectionalRectEdge { .init(rawValue: 1 << 2) }
    public static var trailing: NSDirectionalRectEdge { .init(rawValue: 1 << 3) }
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
