/// UILayoutButton, a subclass that overrides `imageRect(forContentRect:)` and `titleRect(forContentRect:)`.
/// The enum's zero value is title-left.
public enum LayoutButton: UInt8, CaseIterable, Sendable {
    case titleLeft, titleRight, titleTop, titleBottom

    var promise: Promise {
        switch self {
        case .titleLeft: Promise(.horizontal, first: .title, centered: .nothing, gap: true)
        case .titleRight: Promise(.horizontal, first: .image, centered: .group, gap: true)
        case .titleTop: Promise(.vertical, first: .title, centered: .nothing, gap: true)
        case .titleBottom: Promise(.vertical, first: .image, centered: .nothing, gap: true)
        }
    }

    /// The frames the subclass returns, in the content rect's own coordinates: its origin is ignored.
    /// `image` is the size that the subclass keeps as a property of its own.
    @inline(__always)
    func frames(on canvas: Canvas, of button: Button) -> Frames {
        let image = button.imageProperty ?? canvas.items.image
        let (width, height, p) = (canvas.content.width, canvas.content.height, canvas.spacing)
        let x = (width - image.width) / 2
        switch self {
        case .titleLeft:
            let titleWidth = width - p - image.width
            return Frames(
                image: Rect(
                    x: titleWidth, y: (height - image.height) / 2, width: image.width, height: image.height),
                title: Rect(x: 0, y: 0, width: titleWidth, height: height))
        case .titleRight:
            return canvas.defaultFrames
        case .titleTop:
            let titleHeight = height - p - image.height
            return Frames(
                image: Rect(x: x, y: titleHeight, width: image.width, height: image.height),
                title: Rect(x: x, y: 0, width: width, height: titleHeight))
        case .titleBottom:
            return Frames(
                image: Rect(x: x, y: 0, width: image.width, height: image.height),
                title: Rect(x: 0, y: p + image.height, width: width, height: height - p - image.height))
        }
    }
}

extension LayoutButton: FrameRecipe {}
