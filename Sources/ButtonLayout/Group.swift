/// Image and title in a row or a column with a gap, as `exact` states its wish and as a configuration lays out.
struct Group {
    let items: Items
    /// In a row, not in a column.
    let isRow: Bool
    /// The image stands left of or above the title.
    let isImageFirst: Bool
    /// The gap between the two; none with one item.
    let gap: Double

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
    /// - Parameter horizontal: never leading or trailing.
    @inline(__always)
    func frames(
        in area: Rect, horizontal: HorizontalAlignment, vertical: VerticalAlignment, shortensImage: Bool
    ) -> Frames {
        var image = items.image
        if shortensImage {
            image.width = min(image.width, max(0, area.width))
            image.height = min(image.height, max(0, area.height))
        }
        let room =
            isRow
            ? Size(width: area.width - image.width - gap, height: area.height)
            : Size(width: area.width, height: area.height - image.height - gap)
        var title = items.title
        title.width = min(title.width, max(0, room.width))
        title.height = min(title.height, max(0, room.height))

        let whole = size(image, title)
        let x =
            switch horizontal {
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
        let (first, last) = isImageFirst ? (image, title) : (title, image)
        var (firstX, firstY, lastX, lastY) = (whole.x, whole.y, whole.maxX - last.width, whole.maxY - last.height)
        if isRow {
            firstY = whole.y + (whole.height - first.height) / 2
            lastY = whole.y + (whole.height - last.height) / 2
        } else {
            firstX = whole.x + (whole.width - first.width) / 2
            lastX = whole.x + (whole.width - last.width) / 2
        }
        let firstFrame = Rect(x: firstX, y: firstY, width: first.width, height: first.height)
        let lastFrame = Rect(x: lastX, y: lastY, width: last.width, height: last.height)
        let frames =
            isImageFirst
            ? Frames(image: firstFrame, title: lastFrame) : Frames(image: lastFrame, title: firstFrame)
        return frames.only(items)
    }
}

extension Group {
    @inline(__always)
    init(_ placement: ImagePlacement, of items: Items, spacing: Double, direction: LayoutDirection) {
        self.init(
            items: items, isRow: placement.axis == .horizontal, isImageFirst: placement.isImageFirst(in: direction),
            gap: items.hasBoth ? spacing : 0)
    }
}
