extension Button {
    /// R1: the content rect of a layout, of a button with edge insets.
    public func contentRect(of layout: Layout) -> Rect {
        edgeInsetLayout.contentRect(of: layout.button, insets: layout.contentEdgeInsets)
    }

    /// R1 to R6 without title and image insets, in a button of another size.
    public func defaultFrames(
        of items: Content, in size: Size, contentInsets: EdgeInsets
    ) -> (image: Rect?, title: Rect?) {
        let model = edgeInsetLayout
        let content = model.contentRect(of: size, insets: contentInsets)
        let frames = model.frames(of: Items(items), in: content, insets: .zero)
        return (items.image == nil ? nil : frames.image, items.title == nil ? nil : frames.title)
    }
}
