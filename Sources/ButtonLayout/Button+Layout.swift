extension Button {
    /// Where image and title go.
    ///
    /// Insets belong to the button, not to a state: a style that writes insets is solved for the normal state's
    /// content, and another state is laid out with those insets. Styles that write frames, and configurations, lay
    /// each state out anew.
    ///
    /// - Parameter state: another state's content; nil for the normal state.
    public func layout(showing state: Content? = nil) -> Layout {
        let items = state ?? content
        switch style.mechanism {
        case .insets:
            let (insets, canvas) = solve(from: Insets(content: edgeInsets, items: itemInsets))
            return state == nil ? layout(with: insets, on: canvas) : layout(of: items, with: insets)
        case .frames: return frameLayout(of: items)
        case .configuration: return configurationLayout(of: items)
        }
    }

    /// All insets of an edge-inset button.
    struct Insets: Equatable {
        var content: EdgeInsets
        var items: ItemInsets
    }

    /// Runs the style on a button that has the insets `start`.
    func solvedInsets(from start: Insets) -> Insets {
        solve(from: start).insets
    }

    /// Runs the style for the normal state's content.
    /// - Returns: the insets, and the canvas that they were found on: it has the content rect that they lead to.
    @inline(__always)
    private func solve(from start: Insets) -> (insets: Insets, canvas: Canvas) {
        var insets = start
        if case .exact(let placement) = style {
            let solver = ExactSolver(button: self, placement: placement)
            insets.content = solver.contentInsets(for: content)
            let canvas = canvas(content, contentInsets: insets.content)
            insets.items = solver.itemInsets(on: canvas)
            return (insets, canvas)
        }
        let canvas = canvas(content, contentInsets: insets.content)
        switch style {
        case .imageTitle(let recipe): insets.items = recipe.insets(on: canvas)
        case .centering(let recipe): insets.items = recipe.insets(on: canvas, from: start.items)
        case .layoutStyle(let recipe): insets.items = recipe.insets(on: canvas, from: start.items)
        case .constraint(let recipe): insets.items = recipe.insets(on: canvas)
        case .system, .imagePosition, .proportional, .layoutButton, .exact, .configuration: break
        }
        return (insets, canvas)
    }

    /// R1 to R7 with these insets.
    func layout(of items: Content, with insets: Insets) -> Layout {
        layout(with: insets, on: canvas(items, contentInsets: insets.content))
    }

    @inline(__always)
    private func layout(with insets: Insets, on canvas: Canvas) -> Layout {
        var layout = Layout(
            button: canvas.size, contentEdgeInsets: insets.content, itemInsets: insets.items, configuration: nil,
            image: nil, title: nil, fitting: fittingSize(of: canvas.items, contentInsets: insets.content))
        layout.take(canvas.frames(insets.items), of: canvas.items)
        return layout
    }

    private func frameLayout(of items: Content) -> Layout {
        let canvas = canvas(items, contentInsets: edgeInsets)
        var layout = Layout(
            button: canvas.size, contentEdgeInsets: edgeInsets, itemInsets: nil, configuration: nil,
            image: nil, title: nil, fitting: fittingSize(of: items, contentInsets: edgeInsets))
        switch style {
        case .imagePosition(let recipe): layout.take(recipe.frames(on: canvas, insets: itemInsets), of: items)
        case .layoutButton(let recipe):
            layout.take(recipe.frames(on: canvas, image: imageProperty ?? items.image ?? .zero), of: items)
        default: layout.take(Proportional.frames(on: canvas), of: items)
        }
        return layout
    }

    /// The button as the recipes see it.
    @inline(__always)
    private func canvas(_ items: Content, contentInsets: EdgeInsets) -> Canvas {
        let model = edgeInsetLayout
        let size = size(of: items, contentInsets: contentInsets)
        return Canvas(
            size: size, items: items, spacing: spacing, content: model.contentRect(of: size, insets: contentInsets),
            layout: model)
    }

    /// Section 2 of the model: C is the bounds inset by the content insets (D), not rounded; the group is aligned in
    /// it (I) and the image is never shortened.
    private func configurationLayout(of items: Content) -> Layout {
        guard case .configuration(let placement) = style else { return frameLayout(of: items) }
        let group = Group(placement, of: items, spacing: spacing, direction: direction)
        let insets = edgeInsets
        let natural = group.naturalSize
        let fitting = Size(
            width: natural.width + insets.left + insets.right, height: natural.height + insets.top + insets.bottom)
        var layout = Layout(
            button: size(fitting: fitting), contentEdgeInsets: .zero, itemInsets: nil,
            configuration: Layout.Configuration(
                imagePlacement: placement, imagePadding: spacing, contentInsets: contentInsets),
            image: nil, title: nil, fitting: fitting)
        let frames = group.frames(
            in: Rect(layout.button).inset(by: insets), horizontal: horizontal, vertical: vertical,
            shortensImage: false)
        layout.take(Frames(image: grid.rounded(frames.image), title: grid.rounded(frames.title)), of: items)
        return layout
    }
}
