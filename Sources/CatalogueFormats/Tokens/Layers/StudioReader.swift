import CatalogueModel

/// Reads the sets and themes of Tokens Studio: from one file, or from a folder whose `$metadata.json` is read.
struct StudioReader {
    let root: JSONNode
    let fileName: String
    let sources: TokenSources

    private var problems: TokenProblems { sources.problems }

    /// Whether a file holds sets rather than tokens.
    static func fits(_ node: JSONNode, fileName: String) -> Bool {
        node["$themes"] != nil || node["$metadata"] != nil || isFolder(fileName) && node["tokenSetOrder"] != nil
    }

    private static func isFolder(_ fileName: String) -> Bool { fileName.hasSuffix("$metadata.json") }

    func layers() -> TokenLayers {
        let sets = Self.isFolder(fileName) ? setsOfFolder() : setsOfFile()
        let themes: (file: Int, node: JSONNode)? =
            Self.isFolder(fileName)
            ? sources.file(at: "$themes.json", for: TokenPlace(file: 0, offset: root.offset))
            : root["$themes"].map { (0, $0) }
        return layers(sets, themes)
    }

    private func order(_ node: JSONNode?) -> [(String, JSONNode)] {
        guard case .array(let elements)? = node?.value else { return [] }
        return elements.compactMap { if case .string(let text) = $0.value { (text, $0) } else { nil } }
    }

    private func setsOfFolder() -> [(String, Int, JSONNode)] {
        order(root["tokenSetOrder"]).compactMap { name, node in
            let place = TokenPlace(file: 0, offset: node.offset)
            return sources.file(at: name + ".json", for: place).map { (name, $0.file, $0.node) }
        }
    }

    /// In the order of the metadata; those that it leaves out go last.
    private func setsOfFile() -> [(String, Int, JSONNode)] {
        guard case .object(let members) = root.value else { return [] }
        let order = order(root["$metadata"]?["tokenSetOrder"]).map(\.0)
        let place = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return members.enumerated().filter { !$1.name.hasPrefix("$") }
            .sorted { (place[$0.element.name] ?? .max, $0.offset) < (place[$1.element.name] ?? .max, $1.offset) }
            .map { ($1.name, 0, $1.node) }
    }

    private func layers(_ sets: [(String, Int, JSONNode)], _ themes: (file: Int, node: JSONNode)?) -> TokenLayers {
        var result = TokenLayers()
        var conditions: [String: [TraitCondition]] = [:]
        if let themes, case .array(let elements) = themes.node.value {
            for theme in elements {
                guard case .string(let name)? = theme["name"]?.value else { continue }
                let place = TokenPlace(file: themes.file, offset: theme.offset)
                var group = "theme"
                if case .string(let text)? = theme["group"]?.value { group = text }
                let trait = TokenLayers.word(group, at: place, problems)
                let value = TokenLayers.word(name, at: place, problems)
                let index = result.traits.firstIndex { $0.name == trait } ?? result.traits.count
                if index == result.traits.count {
                    result.traits.append(TraitFact(id: nil, name: trait, values: [], defaultValue: value))
                }
                if result.traits[index].values.contains(value) {
                    problems.refuse("the theme '\(name)' stands twice in '\(group)'", at: place)
                    continue
                }
                result.traits[index].values.append(value)
                guard case .object(let chosen)? = theme["selectedTokenSets"]?.value else { continue }
                for set in chosen where set.node.value != .string("disabled") {
                    conditions[set.name, default: []].append(TraitCondition(trait: trait, value: value))
                }
            }
        }
        for (name, file, node) in sets {
            result.layers.append(TokenLayer(file: file, node: node, conditions: conditions[name] ?? []))
        }
        return result
    }
}
