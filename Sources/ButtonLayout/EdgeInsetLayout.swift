/// How a `UIButton` without a configuration places its image and its title (rules R1 to R6).
///
/// UIKit is closed; each rule says how well it is known: D documented by Apple, M measured on real
/// buttons by others who published the numbers, R as re-implementations do it, I inferred.
///
/// The functions of a layout, here and in the styles, ask to be inlined: handing these structs over in memory took as
/// long as reckoning with them (measured).
struct EdgeInsetLayout {
    let grid: PixelGrid
    let direction: LayoutDirection
    /// Never leading or trailing.
    private let horizontal: HorizontalAlignment
    private let vertical: VerticalAlignment
    /// The share of the free room that stands before the items: 0 for left and top, a half for center, 1.
    private let horizontalShare: Double
    private let verticalShare: Double

    @inline(__always)
    init(grid: PixelGrid, direction: LayoutDirection, horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.grid = grid
        self.direction = direction
        self.horizontal = horizontal.resolved(for: direction)
        self.vertical = vertical
        horizontalShare = self.horizontal == .center ? 0.5 : self.horizontal == .right ? 1 : 0
        verticalShare = vertical == .center ? 0.5 : vertical == .bottom ? 1 : 0
    }

    /// R1 (D; the rounding M): the bounds inset by the content insets, on the pixel grid.
    @inline(__always)
    func contentRect(of size: Size, insets: EdgeInsets) -> Rect {
        let (x, maxX) = span(insets.left, size.width - insets.right)
        let (y, maxY) = span(insets.top, size.height - insets.bottom)
        return Rect(x: x, y: y, width: maxX - x, height: maxY - y)
    }

    /// One axis of R1: ends that have crossed meet in the middle, then both move outward to a pixel.
    @inline(__always)
    private func span(_ low: Double, _ high: Double) -> (Double, Double) {
        if low > high {
            let middle = (low + high) / 2
            return (grid.floor(middle), grid.ceil(middle))
        }
        return (grid.floor(low), grid.ceil(high))
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
        if horizontal == .fill {
            (frames.image, frames.title) = filledHorizontally(items, imageArea, titleArea)
        } else {
            // R3 (image first: R).
            let imageWidth = max(0, min(image.width, imageArea.width))
            let imageWidthForTitle = min(image.width, max(0, content.width))
            // R3, the title's room (I): others subtract the image from the content's width and ignore title insets.
            let titleWidth = min(title.width, max(0, titleArea.width - imageWidthForTitle))
            let titleWidthForImage = min(title.width, max(0, imageArea.width - imageWidth))

            // R4 (M): each item is placed as if the pair were aligned in that item's own area.
            let imageBase = base(in: imageArea, pair: imageWidth + titleWidthForImage)
            let titleBase = base(in: titleArea, pair: imageWidthForTitle + titleWidth)
            let leftToRight = direction == .leftToRight
            frames.image.x = leftToRight ? imageBase : imageBase + titleWidthForImage
            frames.image.width = imageWidth
            frames.title.x = leftToRight ? titleBase + imageWidthForTitle : titleBase
            frames.title.width = titleWidth
        }
        (frames.image.y, frames.image.height) = verticalSpan(of: image.height, in: imageArea)
        (frames.title.y, frames.title.height) = verticalSpan(of: title.height, in: titleArea)
        return frames.only(items)
    }

    @inline(__always)
    private func base(in area: Rect, pair: Double) -> Double {
        area.x + (area.width - pair) * horizontalShare
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

    /// R3 and R5 (M): each item alone in its own area.
    @inline(__always)
    private func verticalSpan(of natural: Double, in area: Rect) -> (y: Double, height: Double) {
        if vertical == .fill {
            let y = grid.rounded(area.y)
            return (y, grid.rounded(area.maxY) - y)
        }
        let height = max(0, min(natural, area.height))
        return (area.y + (area.height - height) * verticalShare, height)
    }
}
