import CatalogueModel

/// Layouts of one state that are the same in several collections.
struct LayoutGroup {
    var layout: ExportedLayout
    /// Places of collections, in their order.
    var collections: [Int]

    /// The layouts of a preset, equal ones together: by state, then by the first collection.
    static func groups(of preset: ExportedPreset) -> [LayoutGroup] {
        var groups: [LayoutGroup] = []
        for layout in preset.layouts {
            if let index = groups.firstIndex(where: { $0.layout.isSame(as: layout) }) {
                groups[index].collections.append(layout.collection)
            } else {
                groups.append(LayoutGroup(layout: layout, collections: [layout.collection]))
            }
        }
        return groups
    }
}

extension ExportedLayout {
    /// Whether the numbers that code sets and foretells are the same.
    fileprivate func isSame(as other: ExportedLayout) -> Bool {
        state == other.state && result.layout == other.result.layout && frameRecipe == other.frameRecipe
    }
}
