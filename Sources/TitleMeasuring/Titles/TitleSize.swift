/// A width and a height in points, as they come out of the font: not yet on pixels.
public struct TitleSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    /// In pixels. Binary noise is far below; a unit of any font, at any size in hundredths of a point, is above.
    private static let noise = 1e-6

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// As on iOS (M), both go up to the next pixel. What lies above a pixel only by binary noise stays on it.
    /// - Parameter scale: pixels a point: 1, 2 or 3.
    public func roundedUp(scale: Double) -> TitleSize {
        TitleSize(width: Self.roundedUp(width, scale: scale), height: Self.roundedUp(height, scale: scale))
    }

    /// The pixel at or above a number of points.
    public static func roundedUp(_ points: Double, scale: Double) -> Double {
        (points * scale - noise).rounded(.up) / scale + 0  // no negative zero
    }
}
