/// The ten styles of UIButton+ImageTitleStyle, which calls the spacing padding.
public enum ImageTitle: UInt8, CaseIterable, Sendable {
    case left, right, top, bottom, centerTop, centerBottom, centerUp, centerDown, rightLeft, leftRight

    var promise: Promise {
        switch self {
        case .left: Promise(.horizontal, first: .image, centered: .group, gap: true)
        case .right: Promise(.horizontal, first: .title, centered: .group, gap: true)
        case .top: Promise(.vertical, first: .image, centered: .group, gap: true)
        case .bottom: Promise(.vertical, first: .title, centered: .group, gap: true)
        case .centerTop: Promise(.vertical, first: .title, centered: .image, gap: false, margin: .titleTop)
        case .centerBottom: Promise(.vertical, first: .image, centered: .image, gap: false, margin: .titleBottom)
        case .centerUp: Promise(.vertical, first: .title, centered: .image, gap: true)
        case .centerDown: Promise(.vertical, first: .image, centered: .image, gap: true)
        case .rightLeft:
            Promise(.horizontal, first: .title, centered: .nothing, gap: false, margin: .titleLeftImageRight)
        case .leftRight:
            Promise(.horizontal, first: .image, centered: .nothing, gap: false, margin: .imageLeftTitleRight)
        }
    }

    /// The insets the recipe writes, from the default layout: none unless both items exist.
    @inline(__always)
    func insets(on canvas: Canvas, from _: ItemInsets) -> ItemInsets {
        guard canvas.items.hasBoth else { return .zero }
        let frames = canvas.defaultFrames
        let (i, t) = (frames.image, frames.title)
        let (width, height, p) = (canvas.size.width, canvas.size.height, canvas.spacing)
        let imageToCenter = width / 2 - i.x - i.width / 2
        let groupTop = (height - (i.height + p + t.height)) / 2

        /// Centers the title and widens its room to the whole button.
        func wide(_ dy: Double) -> EdgeInsets {
            let titleToCenter = width / 2 - t.x - t.width / 2
            let room = (width - t.width) / 2
            return EdgeInsets(top: dy, left: titleToCenter - room, bottom: -dy, right: -titleToCenter - room)
        }

        switch self {
        case .left:
            return ItemInsets(title: .shift(p / 2, 0), image: .shift(-p / 2, 0))
        case .right:
            return ItemInsets(title: .shift(-(i.width + p / 2), 0), image: .shift(t.width + p / 2, 0))
        case .top:
            return ItemInsets(
                title: wide(groupTop + i.height + p - t.y), image: .shift(imageToCenter, groupTop - i.y))
        case .bottom:
            return ItemInsets(
                title: wide(groupTop - t.y), image: .shift(imageToCenter, groupTop + t.height + p - i.y))
        case .centerTop:
            return ItemInsets(title: wide(p - t.y), image: .shift(imageToCenter, 0))
        case .centerBottom:
            return ItemInsets(title: wide(height - p - t.y - t.height), image: .shift(imageToCenter, 0))
        case .centerUp:
            return ItemInsets(title: wide(i.y - p - t.y - t.height), image: .shift(imageToCenter, 0))
        case .centerDown:
            return ItemInsets(title: wide(i.y + i.height + p - t.y), image: .shift(imageToCenter, 0))
        case .rightLeft:
            return ItemInsets(title: .shift(p - t.x, 0), image: .shift(width - p - i.x - i.width, 0))
        case .leftRight:
            return ItemInsets(title: .shift(width - p - t.x - t.width, 0), image: .shift(p - i.x, 0))
        }
    }
}

extension ImageTitle: InsetRecipe {}
