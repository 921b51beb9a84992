import ButtonLayout
import CatalogueModel

/// How a style that writes frames goes on from UIKit's own layout, as code needs to know it.
struct FrameRecipe: Equatable {
    /// The case's name in generated code.
    enum Kind: String, CaseIterable {
        case imageLeft, imageTop, imageRight, imageBottom, proportional, titleLeft, titleTop, titleBottom
    }

    var kind: Kind
    var spacing: Double
    /// Nil takes the image's natural size.
    var imageSize: Size?
}

extension ExportedLayout {
    /// Nil of a style that writes no frames, and where the style leaves UIKit's own layout as it is.
    var frameRecipe: FrameRecipe? {
        let kind: FrameRecipe.Kind
        switch button.style {
        case .imagePosition(let style):
            // It does nothing when any title or image inset is set.
            guard button.itemInsets == .zero else { return nil }
            switch style {
            case .left: kind = .imageLeft
            case .top: kind = .imageTop
            case .right: kind = .imageRight
            case .bottom: kind = .imageBottom
            }
        case .proportional: kind = .proportional
        case .layoutButton(let style):
            switch style {
            case .titleLeft: kind = .titleLeft
            case .titleRight: return nil
            case .titleTop: kind = .titleTop
            case .titleBottom: kind = .titleBottom
            }
        default: return nil
        }
        return FrameRecipe(kind: kind, spacing: button.spacing, imageSize: button.imageProperty)
    }

    /// The title's and the image's insets to set on a button; nil where none have an effect.
    var itemInsets: ItemInsets? {
        if case .imagePosition = button.style, button.itemInsets != .zero { return button.itemInsets }
        return result.layout.itemInsets
    }
}
