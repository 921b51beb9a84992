import Foundation

/// An image that only knows its size.
open class UIImage: NSObject, @unchecked Sendable {
    private let pointSize: CGSize

    /// In points.
    open var size: CGSize { pointSize }

    /// An empty image of no size.
    public override convenience init() { self.init(stubSize: .zero) }

    /// A named image of an asset catalogue: the size that a test registered in `stubNamedSizes`, else `stubDefaultSize`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let size = Self.stubNamedSizes[name] ?? Self.stubDefaultSize else { return nil }
        self.init(stubSize: size)
    }

    /// The stub's own: an image of any size.
    public init(stubSize: CGSize) { pointSize = stubSize }

    /// The stub's own: the sizes of named images. Set them before the test runs.
    nonisolated(unsafe) public static var stubNamedSizes: [String: CGSize] = [:]

    /// The stub's own: the size of every other named image; nil makes them fail to load.
    nonisolated(unsafe) public static var stubDefaultSize: CGSize? = CGSize(width: 24, height: 24)
}
