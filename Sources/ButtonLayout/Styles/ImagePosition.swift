/// UIButton+TTAdd: writes frames after every layout, and calls the spacing margin.
public enum ImagePosition: UInt8, CaseIterable, Sendable {
    case left, top, right, bottom

    var promise: Promise {
        switch self {
        case .left: Promise(.horizontal, first: .image, centered: .group, gap: true)
        case .top: Promise(.vertical, first: .image, centered: .group, gap: true)
        case .right: Promise(.horizontal, first: .title, centered: .group, gap: true)
        case .bottom: Promise(.vertical, first: .title, centered: .group, gap: true)
        }
    }

    /// The frames the recipe writes; it does nothing when any title or image inset is set.
    @inline(__always)
    func frames(on canvas: Canvas, of button: Button) -> Frames {
        let frames = canvas.frames(button.itemInsets)
        guard button.itemInsets == .zero else { return frames }
        let (i, t) = (frames.image, frames.title)
        let (width, height, p) = (canvas.size.width, canvas.size.height, canvas.spacing)
        let x = (width - i.width - t.width - p) / 2
        let groupTop = (height - i.height - t.height - p) / 2
        let secondTop = (height - i.height - t.height) / 2 + p / 2
        switch self {
        case .left:
            return Frames(
                image: Rect(x: x, y: i.y, width: i.width, height: i.height),
                title: Rect(x: x + i.width + p, y: t.y, width: t.width, height: t.height))
        case .right:
            return Frames(
                image: Rect(x: x + t.width + p, y: i.y, width: i.width, height: i.height),
                title: Rect(x: x, y: t.y, width: t.width, height: t.height))
        case .top:
            return Frames(
                image: Rect(x: (width - i.width) / 2, y: groupTop, width: i.width, height: i.height),
                title: Rect(x: 0, y: i.height + secondTop, width: width, height: t.height))
        case .bottom:
            return Frames(
                image: Rect(x: (width - i.width) / 2, y: secondTop + t.height, width: i.width, height: i.height),
                title: Rect(x: 0, y: groupTop, width: width, height: t.height))
        }
    }
}

extension ImagePosition: FrameRecipe {}
