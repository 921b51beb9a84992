extension Button {
    /// Where image and title go.
    ///
    /// Insets belong to the button, not to a state: a style that writes insets is solved for the normal state's
    /// content, and another state is laid out with those insets. Styles that write frames, and configurations, lay
    /// each state out anew.
    ///
    /// - Parameter state: another state's content; nil for the normal state.
    public func layout(showing state: Content? = nil) -> Layout {
        let items = Items(state ?? content)
        if case .configuration(let placement) = style {
            let group = Group(placement, of: items, spacing: spacing, direction: direction)
            let natural = group.naturalSize
            let insets = edgeInsets
            let fitting = Size(
                width: natural.width + insets.left + insets.right, height: natural.height + insets.top + insets.bottom)
            let size = size(fitting: fitting)
            let frames = configurationFrames(of: group, in: Rect(size).inset(by: insets))
            return Layout(
                button: size, contentEdgeInsets: .zero, itemInsets: nil,
                configuration: Layout.Configuration(
                    imagePlacement: placement, imagePadding: spacing, contentInsets: contentInsets),
                image: items.hasImage ? frames.image : nil, title: items.hasTitle ? frames.title : nil,
                fitting: fitting)
        }
        var placed = Placed()
        place(&placed, showing: state, from: itemInsets, in: direction)
        return Layout(
            button: placed.size, contentEdgeInsets: placed.insets.content,
            itemInsets: style.mechanism == .insets ? placed.insets.items : nil, configuration: nil,
            image: items.hasImage ? placed.frames.image : nil, title: items.hasTitle ? placed.frames.title : nil,
            fitting: fittingSize(of: items, contentInsets: placed.insets.content))
    }

    /// Section 2 of the model: C is the bounds inset by the content insets (D), not rounded; the group is aligned in
    /// it (I) and the image is never shortened.
    @inline(__always)
    private func configurationFrames(of group: Group, in area: Rect) -> Frames {
        grid.rounded(
            group.frames(
                in: area, horizontal: horizontal.resolved(for: direction), vertical: vertical, shortensImage: false))
    }
}
