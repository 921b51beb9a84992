/// Image and title in a row or a column with a gap, as `exact` states its wish and as a configuration lays out.
struct Group {
    let placement: ImagePlacement
    let items: Content
    let direction: LayoutDirection
    /// The gap between the two; none with one item.
    let gap: Double

    init(_ placement: ImagePlacement, of items: Content, spacing: Double, direction: LayoutDirection) {
        self.placement = placement
        self.items = items
        self.direction = direction
        gap = items.hasBoth ? spacing : 0
    }

    private var isRow: Bool { placement.axis == .horizontal }

    /// The size of the group when nothing is shortened.
    var naturalSize: Size { size(items.image ?? .zero, items.title ?? .zero) }

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
        var image = items.image ?? .zero
        if shortensImage {
            image.width = min(image.width, max(0, area.width))
            image.height = min(image.height, max(0, area.height))
        }
        var title = items.title ?? .zero
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
        let imageFirst = placement.isImageFirst(in: direction)
        func frame(of item: Size, isFirst: Bool) -> Rect {
            let x = isRow ? (isFirst ? whole.x : whole.maxX - item.width) : whole.x + (whole.width - item.width) / 2
            let y = isRow ? whole.y + (whole.height - item.height) / 2 : (isFirst ? whole.y : whole.maxY - item.height)
            return Rect(x: x, y: y, width: item.width, height: item.height)
        }
        return Frames(
            image: items.image == nil ? .zero : frame(of: image, isFirst: imageFirst),
            title: items.title == nil ? .zero : frame(of: title, isFirst: !imageFirst))
    }
}
