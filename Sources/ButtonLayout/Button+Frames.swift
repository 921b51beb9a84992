extension Button {
    /// All insets of an edge-inset button.
    struct Insets {
        var content = EdgeInsets.zero
        var items = ItemInsets.zero
    }

    /// Where a style puts the items. It is filled in place, since returning it from one of several functions
    /// copies it (measured).
    struct Placed {
        var size = Size.zero
        var insets = Insets()
        var frames = Frames()

        /// The frames on a canvas that has the content rect of these insets.
        @inline(__always)
        fileprivate mutating func take(_ canvas: Canvas, _ contentInsets: EdgeInsets, _ itemInsets: ItemInsets) {
            size = canvas.size
            insets.content = contentInsets
            insets.items = itemInsets
            frames = canvas.frames(itemInsets)
        }
    }

    /// Runs a style that writes insets or frames on a button whose items have the insets `start`.
    func place(
        _ placed: inout Placed, showing state: Content?, from start: ItemInsets, in direction: LayoutDirection
    ) {
        guard let state else { return place(&placed, Items(content), from: start, in: direction) }
        if style.mechanism == .frames { return place(&placed, Items(state), from: start, in: direction) }
        place(&placed, Items(content), from: start, in: direction)
        place(&placed, Items(state), with: placed.insets, in: direction)
    }

    @inline(__always)
    private func place(
        _ placed: inout Placed, _ items: Items, from start: ItemInsets, in direction: LayoutDirection
    ) {
        switch style {
        case .imageTitle(let recipe): place(&placed, by: recipe, items, from: start, in: direction)
        case .centering(let recipe): place(&placed, by: recipe, items, from: start, in: direction)
        case .layoutStyle(let recipe): place(&placed, by: recipe, items, from: start, in: direction)
        case .constraint(let recipe): place(&placed, by: recipe, items, from: start, in: direction)
        case .exact(let placement): placeExactly(&placed, placement, items, in: direction)
        case .imagePosition(let recipe): write(&placed, by: recipe, items, in: direction)
        case .layoutButton(let recipe): write(&placed, by: recipe, items, in: direction)
        case .proportional: write(&placed, by: Proportional(), items, in: direction)
        case .system, .configuration:
            place(&placed, items, with: Insets(content: edgeInsets(in: direction), items: start), in: direction)
        }
    }

    @inline(never)
    private func place<Recipe: InsetRecipe>(
        _ placed: inout Placed, by recipe: Recipe, _ items: Items, from start: ItemInsets, in direction: LayoutDirection
    ) {
        let contentInsets = edgeInsets(in: direction)
        let canvas = canvas(items, contentInsets: contentInsets, in: direction)
        placed.take(canvas, contentInsets, recipe.insets(on: canvas, from: start))
    }

    /// Solves for the insets first, all of them.
    @inline(never)
    private func placeExactly(
        _ placed: inout Placed, _ placement: ImagePlacement, _ items: Items, in direction: LayoutDirection
    ) {
        let solver = ExactSolver(self, placement, of: items, direction: direction)
        let contentInsets = solver.contentInsets(natural: naturalFittingSize(of: items))
        let canvas = canvas(items, contentInsets: contentInsets, in: direction)
        let unrounded = canvas.layout.unroundedFrames(of: items, in: canvas.content, insets: .zero)
        let wanted = solver.wantedFrames(in: canvas.size)
        placed.take(canvas, contentInsets, solver.itemInsets(for: wanted, insteadOf: unrounded, on: canvas))
    }

    @inline(never)
    private func write<Recipe: FrameRecipe>(
        _ placed: inout Placed, by recipe: Recipe, _ items: Items, in direction: LayoutDirection
    ) {
        let contentInsets = edgeInsets(in: direction)
        let canvas = canvas(items, contentInsets: contentInsets, in: direction)
        placed.size = canvas.size
        placed.insets.content = contentInsets
        placed.frames = recipe.frames(on: canvas, of: self)
    }

    /// R1 to R7 with these insets.
    @inline(never)
    func place(_ placed: inout Placed, _ items: Items, with insets: Insets, in direction: LayoutDirection) {
        let canvas = canvas(items, contentInsets: insets.content, in: direction)
        placed.take(canvas, insets.content, insets.items)
    }

    /// The button as the recipes see it.
    @inline(__always)
    private func canvas(_ items: Items, contentInsets: EdgeInsets, in direction: LayoutDirection) -> Canvas {
        let layout = edgeInsetLayout(in: direction)
        let size = size(of: items, contentInsets: contentInsets)
        return Canvas(
            size: size, items: items, spacing: spacing, content: layout.contentRect(of: size, insets: contentInsets),
            layout: layout)
    }
}
