import ButtonLayout
import CatalogueModel

/// What a test expects of a button in one state and trait collection, as arguments of an initializer.
struct ExpectedLayout {
    private let layout: ExportedLayout
    private let normal: Content
    private let types: SwiftTypes

    init(_ layout: ExportedLayout, normal: Content, _ options: CodeOptions) {
        self.layout = layout
        self.normal = normal
        var options = options
        options.framework = .uikit
        types = SwiftTypes(options)
    }

    /// How much wider and higher a roomy button is, in points.
    static let room = 100.0

    var arguments: String {
        let (result, content, button) = (layout.result.layout, layout.result.content, layout.button)
        var arguments = [
            "direction: .\(button.direction == .leftToRight ? "forceLeftToRight" : "forceRightToLeft"), "
                + "scale: \(button.grid.scale.shortestText), state: \(types.state(layout.state))"
        ]
        add(content, "image", "title", to: &arguments)
        if layout.state != .normal { add(normal, "normalImage", "normalTitle", to: &arguments) }
        arguments.append("size: \(types.size(result.button))")
        if let configuration = result.configuration {
            let insets = configuration.contentInsets
            arguments.append(
                "imagePlacement: .\(configuration.imagePlacement.name), "
                    + "imagePadding: \(configuration.imagePadding.shortestText)")
            arguments.append(
                "contentInsets: NSDirectionalEdgeInsets(top: \(insets.top.shortestText), "
                    + "leading: \(insets.leading.shortestText), bottom: \(insets.bottom.shortestText), "
                    + "trailing: \(insets.trailing.shortestText))")
        } else {
            addEdgeInsets(to: &arguments)
        }
        add(result.image, "imageFrame", to: &arguments)
        add(result.title, "titleFrame", to: &arguments)
        arguments.append("fittingSize: \(types.size(result.fitting))")
        return arguments.joined(separator: ",\n")
    }

    private func addEdgeInsets(to arguments: inout [String]) {
        let result = layout.result.layout
        arguments.append("contentEdgeInsets: \(types.insets(result.contentEdgeInsets))")
        if let insets = layout.itemInsets, insets != .zero {
            arguments.append("titleEdgeInsets: \(types.insets(insets.title))")
            arguments.append("imageEdgeInsets: \(types.insets(insets.image))")
        }
        arguments.append("contentRect: \(types.rect(layout.button.contentRect(of: result)))")
        // In the button's own size, and with room enough for every alignment to show.
        for (name, room) in [("default", 0.0), ("roomy", Self.room)] {
            let frames = layout.button.defaultFrames(
                of: layout.result.content,
                in: Size(width: result.button.width + room, height: result.button.height + room),
                contentInsets: result.contentEdgeInsets)
            add(frames.image, "\(name)ImageFrame", to: &arguments)
            add(frames.title, "\(name)TitleFrame", to: &arguments)
        }
        if let recipe = layout.frameRecipe { arguments.append("frames: \(types.frames(recipe))") }
    }

    private func add(_ content: Content, _ image: String, _ title: String, to arguments: inout [String]) {
        if let size = content.image { arguments.append("\(image): \(types.size(size))") }
        if let size = content.title { arguments.append("\(title): \(types.size(size))") }
    }

    private func add(_ frame: Rect?, _ name: String, to arguments: inout [String]) {
        if let frame { arguments.append("\(name): \(types.rect(frame))") }
    }
}
