import Foundation

/// R4's fill: both items stretch over their own areas, in proportion to their widths.
struct Fill {
    /// The areas, both ends on pixels; lengths may be negative.
    let image: Span
    let title: Span
    /// The part of its area that each item takes.
    let imageShare: CGFloat
    let titleShare: CGFloat

    /// The natural widths are nil for an item that is missing, which counts 0.
    init(_ imageArea: CGRect, _ titleArea: CGRect, _ imageWidth: CGFloat?, _ titleWidth: CGFloat?, _ grid: PixelGrid) {
        image = imageArea.horizontal.rounded(to: grid)
        title = titleArea.horizontal.rounded(to: grid)
        let room = image.length
        let forImage = imageWidth.map { min($0, room) } ?? 0
        let forTitle = max(0, min(titleWidth ?? 0, title.length))
        let sum = forImage + forTitle == 0 ? 1 : forImage + forTitle
        imageShare = forImage / sum
        titleShare = forTitle / sum
    }
}
