import Foundation

/// The grid of pixels onto which coordinates are rounded.
struct PixelGrid {
    /// Pixels a point.
    var scale: CGFloat

    /// Binary noise, in pixels, that must not push a value to the next pixel.
    private let noise: CGFloat = 1e-9

    init(scale: CGFloat) { self.scale = scale }

    func down(_ value: CGFloat) -> CGFloat { (value * scale + noise).rounded(.down) / scale }

    func up(_ value: CGFloat) -> CGFloat { (value * scale - noise).rounded(.up) / scale }

    /// The nearest pixel, ties upward.
    func nearest(_ value: CGFloat) -> CGFloat { down(value + 0.5 / scale) }

    /// R6: where an origin goes.
    @MainActor func origin(_ value: CGFloat) -> CGFloat { brokenRule == .r6 ? value + 0.1 : nearest(value) }
}
