import ButtonLayout
import CatalogueModel

/// Values as Swift expressions: of UIKit's types, or of the export's own where it builds on CoreGraphics alone.
struct SwiftTypes {
    let framework: CodeOptions.Framework
    private let namespace: String

    init(_ options: CodeOptions) {
        framework = options.framework
        namespace = options.namespace
    }

    private var isUIKit: Bool { framework == .uikit }

    var edgeInsets: String { isUIKit ? "UIEdgeInsets" : "\(namespace)EdgeInsets" }
    var directionalEdgeInsets: String { isUIKit ? "NSDirectionalEdgeInsets" : "\(namespace)DirectionalEdgeInsets" }
    var controlState: String { isUIKit ? "UIControl.State" : "\(namespace)State" }

    func size(_ size: Size) -> String {
        "CGSize(width: \(size.width.shortestText), height: \(size.height.shortestText))"
    }

    func rect(_ rect: Rect) -> String {
        "CGRect(x: \(rect.x.shortestText), y: \(rect.y.shortestText), width: \(rect.width.shortestText), "
            + "height: \(rect.height.shortestText))"
    }

    func insets(_ insets: EdgeInsets) -> String {
        if insets == .zero { return ".zero" }
        return "\(edgeInsets)(top: \(insets.top.shortestText), left: \(insets.left.shortestText), "
            + "bottom: \(insets.bottom.shortestText), right: \(insets.right.shortestText))"
    }

    func state(_ state: ControlState) -> String {
        if state == .normal { return ".normal" }
        let parts = state.name.split(separator: "+").map { ".\($0)" }
        return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
    }

    func configuration(_ configuration: Layout.Configuration, _ buttonSize: Button.ConfigurationSize) -> String {
        let insets = configuration.contentInsets
        let arguments = [
            "imagePlacement: .\(configuration.imagePlacement.name), "
                + "imagePadding: \(configuration.imagePadding.shortestText)",
            "contentInsets: \(directionalEdgeInsets)(top: \(insets.top.shortestText), "
                + "leading: \(insets.leading.shortestText), bottom: \(insets.bottom.shortestText), "
                + "trailing: \(insets.trailing.shortestText))",
        ]
        return "\(namespace)Configuration(\n    " + (isUIKit ? "buttonSize: .\(buttonSize.name), " : "")
            + arguments.joined(separator: ",\n    ") + "\n)"
    }

    func frames(_ recipe: FrameRecipe) -> String {
        let image = recipe.imageSize.map { ", imageSize: \(size($0))" } ?? ""
        return "\(namespace)Frames(.\(recipe.kind.rawValue), spacing: \(recipe.spacing.shortestText)\(image))"
    }
}
