/// Judges the frames by themselves: what no button should do, whatever its style promises.
struct FrameJudge {
    /// Points; differences below are binary noise.
    static let noise = 1e-6
    /// The smallest target that Apple's Human Interface Guidelines allow, in points.
    static let minimumTarget = 44.0

    let grid: PixelGrid

    func findings(in layout: Shown, showing items: Content) -> FindingSet {
        var findings = FindingSet()
        if let image = layout.image, let title = layout.title {
            findings.insert(.overlap, if: overlap(image, title))
        }
        if let frame = layout.image, let natural = items.image {
            findings.insert(.outsideBounds, if: isOutside(frame, layout.button))
            findings.insert(.imageSqueezed, if: isSmaller(frame, natural))
            findings.insert(.imageStretched, if: isLarger(frame, natural))
        }
        if let frame = layout.title, let natural = items.title {
            findings.insert(.outsideBounds, if: isOutside(frame, layout.button))
            findings.insert(.titleClipped, if: isSmaller(frame, natural))
            findings.insert(.labelStretched, if: isLarger(frame, natural))
        }
        findings.insert(
            .belowMinimumTarget,
            if: min(layout.button.width, layout.button.height) < Self.minimumTarget - Self.noise)
        return findings
    }

    /// Whether two layouts of the same items are the same but for `tolerance`.
    static func equal(_ one: Shown, _ other: Shown, tolerance: Double) -> Bool {
        equal(one.image, other.image, tolerance) && equal(one.title, other.title, tolerance)
    }

    private static func equal(_ one: Rect?, _ other: Rect?, _ tolerance: Double) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return (one.x - other.x).magnitude <= tolerance && (one.y - other.y).magnitude <= tolerance
            && (one.width - other.width).magnitude <= tolerance
            && (one.height - other.height).magnitude <= tolerance
    }

    private func overlap(_ image: Rect, _ title: Rect) -> Bool {
        min(image.maxX, title.maxX) - max(image.x, title.x) > grid.tolerance
            && min(image.maxY, title.maxY) - max(image.y, title.y) > grid.tolerance
    }

    private func isOutside(_ frame: Rect, _ button: Size) -> Bool {
        frame.x < -Self.noise || frame.y < -Self.noise
            || frame.maxX > button.width + Self.noise || frame.maxY > button.height + Self.noise
    }

    private func isSmaller(_ frame: Rect, _ natural: Size) -> Bool {
        frame.width < natural.width - Self.noise || frame.height < natural.height - Self.noise
    }

    private func isLarger(_ frame: Rect, _ natural: Size) -> Bool {
        frame.width > natural.width + Self.noise || frame.height > natural.height + Self.noise
    }
}
