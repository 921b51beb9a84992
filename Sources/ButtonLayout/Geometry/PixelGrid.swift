/// The pixels of a screen: `scale` of them to the point. Rounds coordinates as UIKit does.
///
/// Every rounding guards against binary noise, so that 9.999999999999998 pixels are ten.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point: 1, 2 or 3 on real screens.
    public let scale: Double

    /// In pixels; the noise of a dozen additions is far below, half a pixel far above.
    private static let noise = 1e-9

    public init(scale: Double) {
        self.scale = scale
    }

    /// R6 (measured): the nearest pixel, ties upward.
    public func rounded(_ value: Double) -> Double {
        (value * scale + 0.5 + Self.noise).rounded(.down) / scale
    }

    /// The pixel at or below.
    public func floor(_ value: Double) -> Double {
        (value * scale + Self.noise).rounded(.down) / scale
    }

    /// The pixel at or above.
    public func ceil(_ value: Double) -> Double {
        (value * scale - Self.noise).rounded(.up) / scale
    }

    /// R6 on a frame: its origin moves to the nearest pixel, its size stays.
    func rounded(_ frame: Rect) -> Rect {
        Rect(x: rounded(frame.x), y: rounded(frame.y), width: frame.width, height: frame.height)
    }

    /// One pixel in points, with room for binary noise: what two frames may differ by and still be called equal.
    var tolerance: Double { 1 / scale + 1e-6 }
}
