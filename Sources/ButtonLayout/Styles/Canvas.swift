/// What a recipe sees when it runs: the button and the means to lay it out again.
struct Canvas {
    let size: Size
    let items: Items
    /// p in the recipes' tables.
    let spacing: Double
    /// R1's rect.
    let content: Rect
    let layout: EdgeInsetLayout

    /// The frames that UIKit gives under these insets; an absent item is 0x0 at (0, 0).
    @inline(__always)
    func frames(_ insets: ItemInsets) -> Frames {
        layout.frames(of: items, in: content, insets: insets)
    }

    /// The default layout: no title insets, no image insets.
    @inline(__always)
    var defaultFrames: Frames { frames(.zero) }
}

/// A style that writes insets, on a button whose items have the insets `start`.
protocol InsetRecipe {
    func insets(on canvas: Canvas, from start: ItemInsets) -> ItemInsets
}

/// A style that writes frames.
protocol FrameRecipe {
    func frames(on canvas: Canvas, of button: Button) -> Frames
}
