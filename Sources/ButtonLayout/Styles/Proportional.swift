/// A `layoutSubviews` override that gives image and title shares of the button; it knows no spacing.
struct Proportional: FrameRecipe {
    /// The frames it writes; the title's height can be negative.
    @inline(__always)
    func frames(on canvas: Canvas, of _: Button) -> Frames {
        let (width, height) = (canvas.size.width, canvas.size.height)
        let image = Rect(x: (width - width / 2) / 2, y: 0.15 * height, width: width / 2, height: width / 2)
        return Frames(image: image, title: Rect(x: 0, y: image.maxY, width: width, height: height - image.maxY))
    }
}
