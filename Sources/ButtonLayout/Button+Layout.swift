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
            let canvas = canvas(content)
            let insets = solvedInsets(from: Insets(content: edgeInsets, items: itemInsets), on: canvas)
            return layout(of: items, with: insets, on: canvas)
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
        solvedInsets(from: start, on: canvas(content))
    }

    private func solvedInsets(from start: Insets, on canvas: Canvas) -> Insets {
        var insets = start
        switch style {
        case .imageTitle(let recipe): insets.items = recipe.insets(on: canvas)
        case .centering(let recipe): insets.items = recipe.insets(on: canvas, from: start.items)
        case .layoutStyle(let recipe): insets.items = recipe.insets(on: canvas, from: start.items)
        case .constraint(let recipe): insets.items = recipe.insets(on: canvas)
        case .exact(let placement):
            let solver = ExactSolver(button: self, placement: placement)
            insets.content = solver.contentInsets(for: content)
            let size = size(of: content, contentInsets: insets.content)
            insets.items = solver.itemInsets(for: content, in: size, contentInsets: insets.content)
        case .system, .imagePosition, .proportional, .layoutButton, .configuration: break
        }
        return insets
    }

    /// R1 to R7 with these insets.
    func layout(of items: Content, with insets: Insets) -> Layout {
        layout(of: items, with: insets, on: nil)
    }

    /// - Parameter canvas: one whose content rect may be the right one already.
    private func layout(of items: Content, with insets: Insets, on canvas: Canvas?) -> Layout {
        let fitting = fittingSize(of: items, contentInsets: insets.content)
        var layout = Layout(
            button: size(fitting: fitting), contentEdgeInsets: insets.content, itemInsets: insets.items,
            configuration: nil, image: nil, title: nil, fitting: fitting)
        let model = edgeInsetLayout
        let rect: Rect
        if let canvas, canvas.size == layout.button, insets.content == edgeInsets {
            rect = canvas.content
        } else {
            rect = model.contentRect(of: layout.button, insets: insets.content)
        }
        layout.take(model.frames(of: items, in: rect, insets: insets.items), of: items)
        return layout
    }

    private func frameLayout(of items: Content) -> Layout {
        let canvas = canvas(items)
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

    /// The button as the recipes see it: with the preset's own content insets.
    private func canvas(_ items: Content) -> Canvas {
        let model = edgeInsetLayout
        let size = size(of: items, contentInsets: edgeInsets)
        return Canvas(
            size: size, items: items, spacing: spacing, content: model.contentRect(of: size, insets: edgeInsets),
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
