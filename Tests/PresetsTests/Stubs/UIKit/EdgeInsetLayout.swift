import Foundation

/// R1 to R6: a button without a configuration. Works on one axis at a time.
@MainActor struct EdgeInsetLayout {
    /// Natural sizes; nil for an item that is missing.
    var image: CGSize?
    var title: CGSize?
    var imageInsets: UIEdgeInsets
    var titleInsets: UIEdgeInsets
    /// Leading and trailing already resolved.
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isRightToLeft: Bool
    var grid: PixelGrid

    // MARK: R1, the content rect

    func contentRect(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
        let isBroken = brokenRule == .r1
        return CGRect(
            content(bounds.horizontal, insets.left, isBroken ? 0 : insets.right),
            content(bounds.vertical, insets.top, isBroken ? 0 : insets.bottom))
    }

    private func content(_ side: Span, _ atStart: CGFloat, _ atEnd: CGFloat) -> Span {
        var inner = side.inset(atStart, atEnd)
        if inner.length < 0 { inner = Span(start: (inner.start + inner.end) / 2, length: 0) }
        let first = grid.down(inner.start)
        return Span(start: first, length: grid.up(inner.end) - first)
    }

    // MARK: R2, each item's own area

    private func area(_ content: CGRect, own: UIEdgeInsets, other: UIEdgeInsets) -> CGRect {
        let area = content.inset(by: own)
        return brokenRule == .r2 ? area.inset(by: other) : area
    }

    private func imageArea(_ content: CGRect) -> CGRect { area(content, own: imageInsets, other: titleInsets) }

    private func titleArea(_ content: CGRect) -> CGRect { area(content, own: titleInsets, other: imageInsets) }

    // MARK: The frames

    func imageRect(in content: CGRect) -> CGRect {
        guard let image else { return .zero }
        let area = imageArea(content)
        let across = isFilling ? filledImage(area, titleArea(content)) : alignedImage(area.horizontal)
        return CGRect(across, stacked(image.height, in: area.vertical))
    }

    func titleRect(in content: CGRect) -> CGRect {
        guard let title else { return .zero }
        let area = titleArea(content)
        let across =
            isFilling ? filledTitle(imageArea(content), area) : alignedTitle(area.horizontal, content.size.width)
        return CGRect(across, stacked(title.height, in: area.vertical))
    }

    // MARK: R3 and R4, across

    /// The image's natural width, as R3 sees it; nil without an image.
    private var imageWidth: CGFloat? { image.map { brokenRule == .r3 ? 2 * $0.width : $0.width } }

    /// Each item is placed as if the pair were aligned in that item's own area.
    private func alignedImage(_ area: Span) -> Span {
        let width = max(0, min(imageWidth ?? 0, area.length))
        let beside = min(title?.width ?? 0, max(0, area.length - width))
        let pair = area.place(width + beside, at: horizontalFraction)
        return Span(start: grid.origin(isRightToLeft ? pair + beside : pair), length: width)
    }

    private func alignedTitle(_ area: Span, _ contentWidth: CGFloat) -> Span {
        let beside = min(image?.width ?? 0, max(0, contentWidth))
        let room = brokenRule == .r3 ? area.length : area.length - beside
        let width = min(title?.width ?? 0, max(0, room))
        let pair = area.place(beside + width, at: horizontalFraction)
        return Span(start: grid.origin(isRightToLeft ? pair : pair + beside), length: width)
    }

    private func filledImage(_ imageArea: CGRect, _ titleArea: CGRect) -> Span {
        let fill = Fill(imageArea, titleArea, image?.width, title?.width, grid)
        return Span(start: grid.origin(fill.image.start), length: fill.image.length * fill.imageShare)
    }

    private func filledTitle(_ imageArea: CGRect, _ titleArea: CGRect) -> Span {
        let fill = Fill(imageArea, titleArea, image?.width, title?.width, grid)
        let width = fill.title.length * fill.titleShare
        return Span(start: grid.origin(fill.title.end - width), length: width)
    }

    private var isFilling: Bool { horizontal == .fill && brokenRule != .r4 }

    private var horizontalFraction: CGFloat {
        if brokenRule == .r4 { return horizontal == .center ? 0 : 0.5 }
        return switch horizontal {
        case .left, .leading, .fill: 0
        case .center: 0.5
        case .right, .trailing: 1
        }
    }

    // MARK: R5, down

    private func stacked(_ natural: CGFloat, in area: Span) -> Span {
        if vertical == .fill, brokenRule != .r5 {
            let filled = area.rounded(to: grid)
            return Span(start: grid.origin(filled.start), length: filled.length)
        }
        let height = max(0, min(natural, area.length))
        return Span(start: grid.origin(area.place(height, at: verticalFraction)), length: height)
    }

    private var verticalFraction: CGFloat {
        if brokenRule == .r5 { return vertical == .center ? 0 : 0.5 }
        return switch vertical {
        case .top, .fill: 0
        case .center: 0.5
        case .bottom: 1
        }
    }
}
