/// Finds edge insets with which UIKit's own layout lands on the frames that were asked for.
struct ExactSolver {
    let placement: ImagePlacement
    let group: Group
    /// The preset's content insets.
    let asked: EdgeInsets
    let grid: PixelGrid
    let direction: LayoutDirection
    /// Never leading or trailing.
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment

    /// The frames wanted, before their origins go to the nearest pixel: the group aligned in the bounds inset by the
    /// preset's content insets.
    @inline(__always)
    func wantedFrames(in size: Size) -> Frames {
        group.frames(in: Rect(size).inset(by: asked), horizontal: horizontal, vertical: vertical, shortensImage: true)
    }

    /// The preset's content insets plus the extent that is missing between R7 and the group, so that R7 gives the
    /// group and the preset's insets, or less than a pixel more.
    @inline(__always)
    func contentInsets(natural: Size) -> EdgeInsets {
        let wanted = group.naturalSize
        let (left, right) = share(wanted.width - natural.width, low: asked.left, high: asked.right)
        let (top, bottom) = share(wanted.height - natural.height, low: asked.top, high: asked.bottom)
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    /// Splits what is missing over both sides on the pixel grid. Insets off the grid go onto it, since R7 rounds each
    /// by itself and would otherwise lose their sum.
    @inline(__always)
    private func share(_ missing: Double, low: Double, high: Double) -> (Double, Double) {
        let total = grid.ceil(missing + low + high)
        let first = grid.rounded(low) + grid.floor((total - low - high) / 2)
        return (first, total - first)
    }

    /// The insets of title and image on a canvas with the content insets above, whose default layout is `unrounded`.
    @inline(__always)
    func itemInsets(for wanted: Frames, insteadOf unrounded: Frames, on canvas: Canvas) -> ItemInsets {
        let (items, content) = (canvas.items, canvas.content)
        var insets = ItemInsets(
            title: .shift(wanted.title.x - unrounded.title.x, wanted.title.y - unrounded.title.y),
            image: .shift(wanted.image.x - unrounded.image.x, wanted.image.y - unrounded.image.y))
        // A shift moves an item and leaves its size: whose size is not the wanted one needs a room of exactly that size.
        // So does the image of top and bottom: such a room does not depend on the title, and stays right when that grows.
        if placement.axis == .vertical || !unrounded.image.size.equals(wanted.image.size) {
            insets.image = room(wanted.image, in: content)
        }
        if !unrounded.title.size.equals(wanted.title.size) {
            let titleRoom = room(roomOfTitle(wanted.title, items.image.width, content), in: content)
            if unrounded.title.width.equals(wanted.title.width) {
                // Only the height is short: the width stays free.
                insets.title.top = titleRoom.top
                insets.title.bottom = titleRoom.bottom
            } else {
                insets.title = titleRoom
            }
        }
        return insets
    }

    /// The insets that leave exactly `frame` of the content rect.
    private func room(_ frame: Rect, in content: Rect) -> EdgeInsets {
        EdgeInsets(
            top: frame.y - content.y, left: frame.x - content.x,
            bottom: content.maxY - frame.maxY, right: content.maxX - frame.maxX)
    }

    /// The title reckons with the image's width beside it (R3), so its room is that much wider.
    private func roomOfTitle(_ frame: Rect, _ natural: Double, _ content: Rect) -> Rect {
        let imageWidth = min(natural, max(0, content.width))
        let x = direction == .leftToRight ? frame.x - imageWidth : frame.x
        return Rect(x: x, y: frame.y, width: frame.width + imageWidth, height: frame.height)
    }
}

extension ExactSolver {
    @inline(__always)
    init(_ button: Button, _ placement: ImagePlacement, of items: Items, direction: LayoutDirection) {
        self.init(
            placement: placement,
            group: Group(placement, of: items, spacing: button.spacing, direction: direction),
            asked: button.edgeInsets(in: direction), grid: button.grid, direction: direction,
            horizontal: button.horizontal.resolved(for: direction), vertical: button.vertical)
    }
}

extension Double {
    /// Equal but for binary noise.
    fileprivate func equals(_ other: Double) -> Bool { (self - other).magnitude < 1e-7 }
}

extension Size {
    fileprivate func equals(_ other: Size) -> Bool { width.equals(other.width) && height.equals(other.height) }
}
