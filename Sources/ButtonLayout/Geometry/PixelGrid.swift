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
    @inline(__always)
    public func rounded(_ value: Double) -> Double {
        (value * scale + (0.5 + Self.noise)).wholeBelow / scale
    }

    /// The pixel at or below.
    @inline(__always)
    public func floor(_ value: Double) -> Double {
        (value * scale + Self.noise).wholeBelow / scale
    }

    /// The pixel at or above.
    @inline(__always)
    public func ceil(_ value: Double) -> Double {
        (0 - (Self.noise - value * scale).wholeBelow) / scale
    }

    /// One line of the system font (San Francisco) of this size in points, rounded up to a pixel (M).
    public func systemLineHeight(ofSize pointSize: Double) -> Double {
        ceil(1.193359375 * pointSize)
    }

    /// R6 on a frame: its origin moves to the nearest pixel, its size stays.
    @inline(__always)
    func rounded(_ frame: Rect) -> Rect {
        Rect(x: rounded(frame.x), y: rounded(frame.y), width: frame.width, height: frame.height)
    }

    /// R6 on both frames.
    @inline(__always)
    func rounded(_ frames: Frames) -> Frames {
        Frames(image: rounded(frames.image), title: rounded(frames.title))
    }

    /// One pixel in points, with room for binary noise: what two frames may differ by and still be called equal.
    var tolerance: Double { 1 / scale + 1e-6 }
}

extension Double {
    /// `rounded(.down)` for magnitudes below 2^51, where all coordinates are.
    ///
    /// The processors that Swift builds for by default have no instruction for it, so `rounded(.down)` is a call into
    /// the C library; it was a quarter of a layout's time. Adding 1.5 * 2^52 leaves no bits for a fraction: the sum is
    /// the nearest whole number, at most one above. Taking 0 away, not nothing, spares a jump that is hard to foresee.
    @inline(__always)
    fileprivate var wholeBelow: Double {
        let nearest = (self + 6_755_399_441_055_744) - 6_755_399_441_055_744
        return nearest - (nearest > self ? 1 : 0)
    }
}
