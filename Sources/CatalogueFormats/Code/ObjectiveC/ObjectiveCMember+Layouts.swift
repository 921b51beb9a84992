import ButtonLayout
import CatalogueModel

extension ObjectiveCMember {
    /// What is zero is not written.
    func addLayout(_ group: LayoutGroup, _ buttonSize: Button.ConfigurationSize, to code: inout CodeText) {
        let layout = group.layout.result.layout
        code.block("{", closing: "},") { code in
            code.add(".state = \(ObjectiveCValues.state(group.layout.state)),")
            code.add(".collections = \(places(group.collections)),")
            code.add(".collectionCount = \(group.collections.count),")
            code.add(".size = \(ObjectiveCValues.size(layout.button)),")
            add("contentEdgeInsets", layout.contentEdgeInsets, to: &code)
            if let insets = group.layout.itemInsets {
                code.add(".hasItemEdgeInsets = YES,")
                add("titleEdgeInsets", insets.title, to: &code)
                add("imageEdgeInsets", insets.image, to: &code)
            }
            if let configuration = layout.configuration {
                code.add(".hasConfiguration = YES,")
                add(configuration, buttonSize, to: &code)
            }
            if let recipe = group.layout.frameRecipe { add(recipe, to: &code) }
            if let image = layout.image {
                code.add(".hasImage = YES,\n.imageFrame = \(ObjectiveCValues.rect(image)),")
            }
            if let title = layout.title {
                code.add(".hasTitle = YES,\n.titleFrame = \(ObjectiveCValues.rect(title)),")
            }
            code.add(".fittingSize = \(ObjectiveCValues.size(layout.fitting)),")
        }
    }

    private func add(_ member: String, _ insets: EdgeInsets, to code: inout CodeText) {
        if insets != .zero { code.add(".\(member) = \(ObjectiveCValues.insets(insets)),") }
    }

    private func add(
        _ configuration: Layout.Configuration, _ buttonSize: Button.ConfigurationSize, to code: inout CodeText
    ) {
        code.block(".configuration = {", closing: "},") { code in
            code.add(".buttonSize = UIButtonConfigurationSize\(buttonSize.name.startingUpper),")
            code.add(".imagePlacement = NSDirectionalRectEdge\(configuration.imagePlacement.name.startingUpper),")
            code.add(".imagePadding = \(configuration.imagePadding.shortestText),")
            code.add(".contentInsets = \(ObjectiveCValues.insets(configuration.contentInsets)),")
        }
    }

    private func add(_ recipe: FrameRecipe, to code: inout CodeText) {
        code.block(".frames = {", closing: "},") { code in
            code.add(".kind = \(names.prefix)FramesKind\(recipe.kind.rawValue.startingUpper),")
            code.add(".spacing = \(recipe.spacing.shortestText),")
            if let size = recipe.imageSize {
                code.add(".hasImageSize = YES,\n.imageSize = \(ObjectiveCValues.size(size)),")
            }
        }
    }

    private func places(_ places: [Int]) -> String {
        let collections = names.traits.collections
        return places.count == collections.count
            ? "\(names.prefix)_allCollections"
            : "(const \(names.prefix)Collection[]){\(places.map { collections[$0] }.joined(separator: ", "))}"
    }
}
