/// Insets thought of as constraints; reckons with the title's intrinsic size, not with its frame.
public enum Constraint: UInt8, CaseIterable, Sendable {
    case top, left, right, bottom

    var promise: Promise {
        switch self {
        case .top: Promise(.vertical, first: .image, centered: .group, gap: true)
        case .left: Promise(.horizontal, first: .image, centered: .group, gap: true)
        case .right: Promise(.horizontal, first: .title, centered: .group, gap: true)
        case .bottom: Promise(.vertical, first: .title, centered: .group, gap: true)
        }
    }

    /// The insets the recipe writes, from the default layout.
    @inline(__always)
    func insets(on canvas: Canvas, from _: ItemInsets) -> ItemInsets {
        let i = canvas.defaultFrames.image
        let t = canvas.items.title
        let p = canvas.spacing
        let v = (canvas.size.height - t.height - i.height - p) / 2
        let besideTitle = (canvas.size.width - t.width) / 2
        let besideImage = (canvas.size.width - i.width) / 2
        switch self {
        case .top:
            return ItemInsets(
                title: EdgeInsets(top: v + i.height + p, left: besideTitle - i.width, bottom: v, right: besideTitle),
                image: EdgeInsets(top: v, left: besideImage, bottom: v + t.height + p, right: besideImage - t.width))
        case .left:
            return ItemInsets(
                title: EdgeInsets(top: 0, left: p, bottom: 0, right: 0),
                image: EdgeInsets(top: 0, left: 0, bottom: 0, right: p))
        case .right:
            let distance = -(i.width + t.width + p)
            return ItemInsets(
                title: EdgeInsets(top: 0, left: distance, bottom: 0, right: 0),
                image: EdgeInsets(top: 0, left: 0, bottom: 0, right: distance))
        case .bottom:
            return ItemInsets(
                title: EdgeInsets(top: v, left: besideTitle - i.width, bottom: v + i.height + p, right: besideTitle),
                image: EdgeInsets(top: v + t.height + p, left: besideImage, bottom: v, right: besideImage - t.width))
        }
    }
}

extension Constraint: InsetRecipe {}
