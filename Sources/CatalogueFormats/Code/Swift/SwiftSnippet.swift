import ButtonLayout
import CatalogueModel

/// A layout as the few lines of Swift that set it on a `button`.
struct SwiftSnippet {
    private let layout: Layout

    init(_ layout: NamedLayout) {
        self.layout = layout.result.layout
    }

    var text: String {
        let types = SwiftTypes(CodeOptions())
        if let configuration = layout.configuration {
            let insets = configuration.contentInsets
            return """
                button.configuration?.imagePlacement = .\(configuration.imagePlacement.name)
                button.configuration?.imagePadding = \(configuration.imagePadding.shortestText)
                button.configuration?.contentInsets = NSDirectionalEdgeInsets(
                    top: \(insets.top.shortestText), leading: \(insets.leading.shortestText),
                    bottom: \(insets.bottom.shortestText), trailing: \(insets.trailing.shortestText))

                """
        }
        var lines = ["button.contentEdgeInsets = \(types.insets(layout.contentEdgeInsets))"]
        if let insets = layout.itemInsets {
            lines.append("button.titleEdgeInsets = \(types.insets(insets.title))")
            lines.append("button.imageEdgeInsets = \(types.insets(insets.image))")
        } else {
            lines.append("// in layoutSubviews, after super's")
            if let image = layout.image { lines.append("imageView?.frame = \(types.rect(image))") }
            if let title = layout.title { lines.append("titleLabel?.frame = \(types.rect(title))") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
