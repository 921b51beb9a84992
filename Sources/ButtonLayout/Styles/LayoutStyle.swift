/// UIButton+TitleAndImageLayout (ZBButtonLayoutStyle): named after where the title goes.
public enum LayoutStyle: UInt8, CaseIterable, Sendable {
    case titleLeft, titleRight, titleTop, titleBottom

    var promise: Promise {
        switch self {
        case .titleLeft: Promise(.horizontal, first: .title, centered: .group, gap: true)
        case .titleRight: Promise(.horizontal, first: .image, centered: .group, gap: true)
        case .titleTop: Promise(.vertical, first: .title, centered: .group, gap: true)
        case .titleBottom: Promise(.vertical, first: .image, centered: .group, gap: true)
        }
    }

    /// The insets the recipe writes. It reads the frames as they are, insets included, so calling it twice differs
    /// from calling it once.
    @inline(__always)
    func insets(on canvas: Canvas, from start: ItemInsets) -> ItemInsets {
        let frames = canvas.frames(start)
        let (i, t, p) = (frames.image, frames.title, canvas.spacing)
        let offset = t.x - i.maxX
        let distance = t.x - i.x
        var insets = start
        switch self {
        case .titleLeft:
            insets.title = EdgeInsets(top: 0, left: -distance, bottom: 0, right: distance)
            insets.image = EdgeInsets(top: 0, left: t.width + p, bottom: 0, right: -(t.width + p))
        case .titleRight:
            insets.title = EdgeInsets(top: 0, left: -(offset - p), bottom: 0, right: offset - p)
        case .titleTop:
            insets.title = EdgeInsets(top: 0, left: -i.width, bottom: i.height + p, right: 0)
            insets.image = EdgeInsets(top: t.height + p, left: 0, bottom: 0, right: -t.width)
        case .titleBottom:
            insets.title = EdgeInsets(top: i.height + p, left: -i.width, bottom: 0, right: 0)
            insets.image = EdgeInsets(top: 0, left: 0, bottom: t.height + p, right: -t.width)
        }
        return insets
    }
}

extension LayoutStyle: InsetRecipe {}
