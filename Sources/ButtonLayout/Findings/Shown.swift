/// What is seen of a layout: all that findings are about.
struct Shown {
    let button: Size
    var image: Rect?
    var title: Rect?

    @inline(__always)
    init(_ layout: Layout) {
        button = layout.button
        image = layout.image
        title = layout.title
    }

    @inline(__always)
    init(_ placed: Button.Placed, _ items: Items) {
        button = placed.size
        image = items.hasImage ? placed.frames.image : nil
        title = items.hasTitle ? placed.frames.title : nil
    }

    /// Seen in a mirror that stands at the middle of the button.
    var mirrored: Shown {
        var mirrored = self
        mirrored.image = image?.mirrored(in: button.width)
        mirrored.title = title?.mirrored(in: button.width)
        return mirrored
    }
}
