/// How a `UIButton` without a configuration places its image and its title (rules R1 to R6).
///
/// UIKit is closed; each rule says how well it is known: D documented by Apple, M measured on real
/// buttons by others who published the numbers, R as re-implementations do it, I inferred.
///
/// The functions of a layout, here and in the styles, ask to be inlined: handing these structs over in memory took
/// longer than reckoning with them (measured). The compiler obeys up to 64 basic blocks a function, so two functions
/// stay apart, R1 and `spans`: what they take and return fits into registers. The initializers call the memberwise
/// one, since a struct whose members are assigned one by one stays in memory.
struct EdgeInsetLayout {
    let grid: PixelGrid
    let direction: LayoutDirection
    /// Never leading or trailing.
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment
    /// 1 where the image stands left of the title, and 0.
    let imageIsFirst: Double
    /// The share of the free room that stands before the items: 0 for left and top, a half for center, 1.
    let horizontalShare: Double
    let verticalShare: Double

    /// R1.
    @inline(__always)
    func contentRect(of size: Size, insets: EdgeInsets) -> Rect {
        grid.contentRect(of: size, insets: insets)
    }

    /// R2 to R6: the frames in the content rect `content`, origins on the pixel grid.
    @inline(__always)
    func frames(of items: Items, in content: Rect, insets: ItemInsets) -> Frames {
        grid.rounded(unroundedFrames(of: items, in: content, insets: insets))
    }

    /// R2 to R5: the frames before their origins go to the nearest pixel.
    @inline(__always)
    func unroundedFrames(of items: Items, in content: Rect, insets: ItemInsets) -> Frames {
        // R2 (D, M): each item has an area of its own and does not see the other's insets.
        let imageArea = content.inset(by: insets.image)
        let titleArea = content.inset(by: insets.title)
        let (image, title) = (items.image, items.title)

        var frames = Frames()
        if case .fill = horizontal {
            (frames.image, frames.title) = filledHorizontally(items, imageArea, titleArea)
        } else {
            (frames.image.x, frames.image.width, frames.title.x, frames.title.width) = Self.spans(
                of: image.width, title.width, imageX: imageArea.x, imageRoom: imageArea.width, titleX: titleArea.x,
                titleRoom: titleArea.width, contentRoom: content.width, share: horizontalShare,
                imageIsFirst: imageIsFirst)
        }
        // R3 and R5 (M): each item alone in its own area.
        if case .fill = vertical {
            (frames.image.y, frames.image.height) = filledVertically(imageArea)
            (frames.title.y, frames.title.height) = filledVertically(titleArea)
        } else {
            frames.image.height = max(0, min(image.height, imageArea.height))
            frames.title.height = max(0, min(title.height, titleArea.height))
            frames.image.y = imageArea.y + (imageArea.height - frames.image.height) * verticalShare
            frames.title.y = titleArea.y + (titleArea.height - frames.title.height) * verticalShare
        }
        return frames.only(items)
    }

    /// R3 and R4: the horizontal spans of image and title, each in its own area.
    @inline(never)
    private static func spans(
        of image: Double, _ title: Double, imageX: Double, imageRoom: Double, titleX: Double, titleRoom: Double,
        contentRoom: Double, share: Double, imageIsFirst: Double
    ) -> (imageX: Double, imageWidth: Double, titleX: Double, titleWidth: Double) {
        // R3 (image first: R).
        let imageWidth = max(0, min(image, imageRoom))
        let imageWidthForTitle = min(image, max(0, contentRoom))
        // R3, the title's room (I): others subtract the image from the content's width and ignore title insets.
        let titleWidth = min(title, max(0, titleRoom - imageWidthForTitle))
        let titleWidthForImage = min(title, max(0, imageRoom - imageWidth))

        // R4 (M): each item is placed as if the pair were aligned in that item's own area.
        let imageBase = imageX + (imageRoom - (imageWidth + titleWidthForImage)) * share
        let titleBase = titleX + (titleRoom - (imageWidthForTitle + titleWidth)) * share
        return (
            imageBase + titleWidthForImage * (1 - imageIsFirst), imageWidth,
            titleBase + imageWidthForTitle * imageIsFirst, titleWidth
        )
    }

    /// R4 for fill (M, one source; the same in both directions): the areas are shared out in proportion to the
    /// natural widths. Other accounts: both get the whole content width; the image keeps its size and the title
    /// takes the rest; the image leaves a gap as wide as the title.
    @inline(never)
    private func filledHorizontally(_ items: Items, _ imageArea: Rect, _ titleArea: Rect) -> (Rect, Rect) {
        let (imageLeft, imageRight) = (grid.rounded(imageArea.x), grid.rounded(imageArea.maxX))
        let (titleLeft, titleRight) = (grid.rounded(titleArea.x), grid.rounded(titleArea.maxX))
        let (imageRoom, titleRoom) = (imageRight - imageLeft, titleRight - titleLeft)
        let imageShare = items.hasImage ? min(items.image.width, imageRoom) : 0
        let titleShare = items.hasTitle ? max(0, min(items.title.width, titleRoom)) : 0
        let sum = imageShare + titleShare
        let divisor = sum == 0 ? 1 : sum
        let titleWidth = titleRoom * titleShare / divisor
        return (
            Rect(x: imageLeft, y: 0, width: imageRoom * imageShare / divisor, height: 0),
            Rect(x: titleRight - titleWidth, y: 0, width: titleWidth, height: 0)
        )
    }

    @inline(never)
    private func filledVertically(_ area: Rect) -> (y: Double, height: Double) {
        let y = grid.rounded(area.y)
        return (y, grid.rounded(area.maxY) - y)
    }
}

extension EdgeInsetLayout {
    @inline(__always)
    init(grid: PixelGrid, direction: LayoutDirection, horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        let horizontal = horizontal.resolved(for: direction)
        let horizontalShare =
            switch horizontal {
            case .center: 0.5
            case .right: 1.0
            default: 0.0
            }
        let verticalShare =
            switch vertical {
            case .center: 0.5
            case .bottom: 1.0
            default: 0.0
            }
        self.init(
            grid: grid, direction: direction, horizontal: horizontal, vertical: vertical,
            imageIsFirst: direction == .leftToRight ? 1 : 0, horizontalShare: horizontalShare,
            verticalShare: verticalShare)
    }
}
