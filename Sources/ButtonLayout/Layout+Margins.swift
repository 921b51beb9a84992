/// Where frames are within the button, and what they share.
extension Layout {
    /// How far the sides of a frame are inside of the button's, in points; negative where it hangs over.
    public func margins(of frame: Rect) -> EdgeInsets {
        EdgeInsets(top: frame.y, left: frame.x, bottom: button.height - frame.maxY, right: button.width - frame.maxX)
    }

    /// How far a frame hangs over the sides of the button, in points; 0 where it does not.
    public func overhangs(of frame: Rect) -> EdgeInsets {
        let margins = margins(of: frame)
        return EdgeInsets(
            top: Self.beyond(margins.top), left: Self.beyond(margins.left), bottom: Self.beyond(margins.bottom),
            right: Self.beyond(margins.right))
    }

    /// What image and title share; nil where one of them is missing. Negative sides are distances.
    public var overlap: Size? {
        guard let image, let title else { return nil }
        return Size(
            width: min(image.maxX, title.maxX) - max(image.x, title.x),
            height: min(image.maxY, title.maxY) - max(image.y, title.y))
    }

    private static func beyond(_ margin: Double) -> Double { margin < -FrameJudge.noise ? -margin : 0 }
}
