/// The five methods of the second article's UIButton+ImageTitleStyle.
public enum Centering: UInt8, CaseIterable, Sendable {
    case verticalImageTitle, horizontalTitleImage, horizontalImageTitle
    case horizontalTitleImageLeft, horizontalTitleImageRight

    var promise: Promise {
        switch self {
        case .verticalImageTitle: Promise(.vertical, first: .image, centered: .group, gap: true)
        case .horizontalTitleImage: Promise(.horizontal, first: .title, centered: .group, gap: true)
        case .horizontalImageTitle: Promise(.horizontal, first: .image, centered: .group, gap: true)
        case .horizontalTitleImageLeft: Promise(.horizontal, first: .image, centered: .title, gap: true)
        case .horizontalTitleImageRight: Promise(.horizontal, first: .title, centered: .title, gap: true)
        }
    }

    /// The insets the recipe writes, from the frames as they are: the title's first, then another layout, since the
    /// title may have grown, then the image's.
    @inline(__always)
    func insets(on canvas: Canvas, from start: ItemInsets) -> ItemInsets {
        let p = canvas.spacing
        let before = canvas.frames(start)
        let i = before.image
        var insets = start
        switch self {
        case .verticalImageTitle:
            insets.title = EdgeInsets(top: 0, left: -i.width, bottom: -(i.height + p / 2), right: 0)
        case .horizontalTitleImage:
            insets.title = EdgeInsets(top: 0, left: -i.width, bottom: 0, right: i.width + p / 2)
        case .horizontalImageTitle:
            insets.title = EdgeInsets(top: 0, left: 0, bottom: 0, right: -p / 2)
        case .horizontalTitleImageLeft:
            break
        case .horizontalTitleImageRight:
            insets.title = EdgeInsets(top: 0, left: -i.width, bottom: 0, right: 0)
        }
        let t = canvas.frames(insets).title
        switch self {
        case .verticalImageTitle:
            insets.image = EdgeInsets(top: -(t.height + p / 2), left: 0, bottom: 0, right: -t.width)
        case .horizontalTitleImage:
            insets.image = EdgeInsets(top: 0, left: t.width + p / 2, bottom: 0, right: -t.width)
        case .horizontalImageTitle:
            insets.image = EdgeInsets(top: 0, left: -p / 2, bottom: 0, right: 0)
        case .horizontalTitleImageLeft:
            insets.image = EdgeInsets(top: 0, left: -p, bottom: 0, right: 0)
        case .horizontalTitleImageRight:
            insets.image = EdgeInsets(top: 0, left: t.width + i.width + p, bottom: 0, right: -t.width)
        }
        return insets
    }
}

extension Centering: InsetRecipe {}
