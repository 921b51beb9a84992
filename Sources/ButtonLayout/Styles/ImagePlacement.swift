/// Where the image stands relative to the title (UIKit's `NSDirectionalRectEdge` of `imagePlacement`).
public enum ImagePlacement: UInt8, CaseIterable, Sendable {
    case leading, trailing, top, bottom

    var axis: Promise.Axis {
        switch self {
        case .leading, .trailing: .horizontal
        case .top, .bottom: .vertical
        }
    }

    /// Whether the image stands left of or above the title.
    func isImageFirst(in direction: LayoutDirection) -> Bool {
        switch self {
        case .top: true
        case .bottom: false
        case .leading: direction == .leftToRight
        case .trailing: direction == .rightToLeft
        }
    }

    func promise(for direction: LayoutDirection) -> Promise {
        Promise(axis, first: isImageFirst(in: direction) ? .image : .title, centered: .group, gap: true)
    }
}
