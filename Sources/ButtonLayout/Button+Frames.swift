extension Button {
    /// All insets of an edge-inset button.
    struct Insets: Equatable {
        var content: EdgeInsets
        var items: ItemInsets
    }

    /// Where a style puts the items.
    struct Placed {
        var size: Size
        var insets: Insets
        var frames: Frames
    }

    /// Runs a style that writes insets or frames on a button that has the insets `start`.
    func placed(showing state: Content?, from start: Insets, in direction: LayoutDirection) -> Placed {
        var insets = start
        let normal = Items(content)
        let layout = edgeInsetLayout(in: direction)
        if case .exact(let placement) = style {
            let solver = ExactSolver(self, placement, of: normal, direction: direction)
            insets.content = solver.contentInsets(natural: naturalFittingSize(of: normal))
            let canvas = canvas(normal, contentInsets: insets.content, layout)
            insets.items = solver.itemInsets(on: canvas)
            return placed(state, on: canvas, insets)
        }
        let canvas = canvas(normal, contentInsets: insets.content, layout)
        switch style {
        case .imageTitle(let recipe): insets.items = recipe.insets(on: canvas)
        case .centering(let recipe): insets.items = recipe.insets(on: canvas, from: start.items)
        case .layoutStyle(let recipe): insets.items = recipe.insets(on: canvas, from: start.items)
        case .constraint(let recipe): insets.items = recipe.insets(on: canvas)
        case .imagePosition, .proportional, .layoutButton:
            return writtenFrames(of: Items(state ?? content), insets, layout)
        case .system, .exact, .configuration: break
        }
        return placed(state, on: canvas, insets)
    }

    @inline(__always)
    private func placed(_ state: Content?, on canvas: Canvas, _ insets: Insets) -> Placed {
        if let state { return placed(Items(state), with: insets, in: canvas.layout.direction) }
        return Placed(size: canvas.size, insets: insets, frames: canvas.frames(insets.items))
    }

    /// R1 to R7 with these insets.
    func placed(_ items: Items, with insets: Insets, in direction: LayoutDirection) -> Placed {
        let canvas = canvas(items, contentInsets: insets.content, edgeInsetLayout(in: direction))
        return Placed(size: canvas.size, insets: insets, frames: canvas.frames(insets.items))
    }

    private func writtenFrames(of items: Items, _ insets: Insets, _ layout: EdgeInsetLayout) -> Placed {
        let canvas = canvas(items, contentInsets: insets.content, layout)
        let frames =
            switch style {
            case .imagePosition(let recipe): recipe.frames(on: canvas, insets: insets.items)
            case .layoutButton(let recipe): recipe.frames(on: canvas, image: imageProperty ?? items.image)
            default: Proportional.frames(on: canvas)
            }
        return Placed(size: canvas.size, insets: insets, frames: frames)
    }

    /// The button as the recipes see it.
    @inline(__always)
    private func canvas(_ items: Items, contentInsets: EdgeInsets, _ layout: EdgeInsetLayout) -> Canvas {
        let size = size(of: items, contentInsets: contentInsets)
        return Canvas(
            size: size, items: items, spacing: spacing, content: layout.contentRect(of: size, insets: contentInsets),
            layout: layout)
    }
}
