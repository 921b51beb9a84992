/// Image and title in a row or a column with a gap, as `exact` states its wish and as a configuration lays out.
struct Group {
    let items: Items
    let direction: LayoutDirection
    /// In a row, not in a column.
    private let isRow: Bool
    /// The image stands left of or above the title.
    private let isImageFirst: Bool
    /// The gap between the two; none with one item.
    private let gap: Double

    @inline(__always)
    init(_ placement: ImagePlacement, of items: Items, spacing: Double, direction: LayoutDirection) {
        self.items = items
        self.direction = direction
        isRow = placement.axis == .horizontal
        isImageFirst = placement.isImageFirst(in: direction)
        gap = items.hasBoth ? spacing : 0
    }

    /// The size of the group when nothing is shortened.
    @inline(__always)
    var naturalSize: Size { size(items.image, items.title) }

    @inline(__always)
    private func size(_ image: Size, _ title: Size) -> Size {
        isRow
            ? Size(width: image.width + gap + title.width, height: max(image.height, title.height))
            : Size(width: max(image.width, title.width), height: image.height + gap + title.height)
    }

    /// The unrounded frames of the group aligned in `area`, fill counting as left or top. A title that does not fit
    /// is shortened to what is left, the image only where `shortensImage` and it alone does not fit.
    @inline(__always)
    func frames(
        in area: Rect, horizontal: HorizontalAlignment, vertical: VerticalAlignment, shortensImage: Bool
    ) -> Frames {
        var image = items.image
        if shortensImage {
            image.width = min(image.width, max(0, area.width))
            image.height = min(image.height, max(0, area.height))
        }
        var title = items.title
        title.width = min(title.width, max(0, isRow ? area.width - image.width - gap : area.width))
        title.height = min(title.height, max(0, isRow ? area.height : area.height - image.height - gap))

        let whole = size(image, title)
        let x =
            switch horizontal.resolved(for: direction) {
            case .center: area.x + (area.width - whole.width) / 2
            case .right: area.maxX - whole.width
            default: area.x
            }
        let y =
            switch vertical {
            case .center: area.y + (area.height - whole.height) / 2
            case .bottom: area.maxY - whole.height
            default: area.y
            }
        return arrange(image, title, in: Rect(x: x, y: y, width: whole.width, height: whole.height))
    }

    @inline(__always)
    private func arrange(_ image: Size, _ title: Size, in whole: Rect) -> Frames {
        Frames(
            image: frame(of: image, in: whole, isFirst: isImageFirst),
            title: frame(of: title, in: whole, isFirst: !isImageFirst)
        ).only(items)
    }

    @inline(__always)
    private func frame(of item: Size, in whole: Rect, isFirst: Bool) -> Rect {
        let x = isRow ? (isFirst ? whole.x : whole.maxX - item.width) : whole.x + (whole.width - item.width) / 2
        let y = isRow ? whole.y + (whole.height - item.height) / 2 : (isFirst ? whole.y : whole.maxY - item.height)
        return Rect(x: x, y: y, width: item.width, height: item.height)
    }
}
