import CatalogueModel

/// Reads a resolver document of the Design Tokens format: sets become what always holds, modifiers become traits.
struct ResolverDocumentReader {
    let root: JSONNode
    let sources: TokenSources
    private var result = TokenLayers()
    private var pending: [String] = []

    private var problems: TokenProblems { sources.problems }

    init(_ root: JSONNode, _ sources: TokenSources) {
        self.root = root
        self.sources = sources
    }

    /// Whether a document looks like a resolver's.
    static func fits(_ node: JSONNode) -> Bool {
        // A group of tokens may be called so; what a document has there that is no array is told when it is read.
        guard let order = node["resolutionOrder"] else { return false }
        if case .object = order.value { return node["version"] != nil && node["sets"] != nil }
        return true
    }

    mutating func layers() -> TokenLayers {
        checkVersion()
        var seen: Set<String> = []
        guard let order = root["resolutionOrder"], case .array(let items) = order.value else {
            refuse("\"resolutionOrder\" must be an array", at: root["resolutionOrder"] ?? root)
            return result
        }
        for item in items {
            guard let (kind, name, node) = entry(item) else { continue }
            guard seen.insert("\(kind) \(name)").inserted else {
                refuse("the \(kind) '\(name)' stands twice in \"resolutionOrder\"", at: item)
                continue
            }
            if kind == "set" {
                addSet(node, conditions: [], name)
            } else {
                addModifier(node, name)
            }
        }
        return result
    }

    private func checkVersion() {
        guard let version = root["version"], case .string(let text) = version.value else {
            return refuse("a resolver document needs the \"version\" \"2025.10\"", at: root["version"] ?? root)
        }
        if !["2025.10", "2025-10-01", "2025-11-01"].contains(text) {
            refuse("the version '\(text)' of resolver documents is not known; 2025.10 is", at: version)
        }
    }

    /// What an element of the resolution order is: `set` or `modifier`, its name and its definition.
    private func entry(_ item: JSONNode) -> (String, String, JSONNode)? {
        if let pointer = item["$ref"] {
            guard case .string(let text) = pointer.value, let segments = TokenReference.segments(ofPointer: text),
                segments.count == 2, ["sets", "modifiers"].contains(segments[0])
            else {
                refuse("\"$ref\" must lead to a set or a modifier, as in \"#/sets/base\"", at: pointer)
                return nil
            }
            guard let node = root[segments[0]]?[segments[1]] else {
                refuse("there is no '\(segments[1])' in \"\(segments[0])\"", at: pointer)
                return nil
            }
            return (String(segments[0].dropLast()), segments[1], overlaid(node, by: item))
        }
        guard case .string(let type)? = item["type"]?.value, ["set", "modifier"].contains(type),
            case .string(let name)? = item["name"]?.value
        else {
            refuse("an inline set or modifier needs a \"name\" and the \"type\" \"set\" or \"modifier\"", at: item)
            return nil
        }
        return (type, name, item)
    }

    /// The members beside a `$ref` hold instead of those of its target.
    private func overlaid(_ target: JSONNode, by item: JSONNode) -> JSONNode {
        guard case .object(let own) = item.value, own.count > 1, case .object(let members) = target.value else {
            return target
        }
        let names = Set(own.map(\.name))
        let siblings = own.filter { $0.name != "$ref" }
        return JSONNode(offset: target.offset, value: .object(members.filter { !names.contains($0.name) } + siblings))
    }

    private mutating func addSet(_ node: JSONNode, conditions: [TraitCondition], _ name: String) {
        guard case .array(let elements)? = node["sources"]?.value else {
            return refuse("the set '\(name)' needs an array of \"sources\"", at: node["sources"] ?? node)
        }
        for element in elements { add(element, conditions) }
    }

    private mutating func addModifier(_ node: JSONNode, _ name: String) {
        let place = TokenPlace(file: 0, offset: node.offset)
        guard case .object(let contexts)? = node["contexts"]?.value, let first = contexts.first else {
            return refuse("the modifier '\(name)' needs \"contexts\", at least one", at: node["contexts"] ?? node)
        }
        if contexts.count == 1 { problems.warn("the modifier '\(name)' has one context only", at: place) }
        let trait = TokenLayers.word(name, at: place, problems)
        var defaultName = first.name
        if let node = node["default"] {
            guard case .string(let text) = node.value, contexts.contains(where: { $0.name == text }) else {
                return refuse("the default of the modifier '\(name)' is none of its contexts", at: node)
            }
            defaultName = text
        } else {
            problems.warn("the modifier '\(name)' has no default; '\(first.name)' is taken for it", at: place)
        }
        var values: [String] = []
        for context in contexts {
            let value = TokenLayers.word(context.name, at: TokenPlace(file: 0, offset: context.nameOffset), problems)
            values.append(value)
            guard case .array(let elements) = context.node.value else {
                refuse("the context '\(context.name)' must be an array of sources", at: context.node)
                continue
            }
            for element in elements { add(element, [TraitCondition(trait: trait, value: value)]) }
        }
        guard Set(values).count == values.count, !result.traits.contains(where: { $0.name == trait }) else {
            return refuse("two contexts or modifiers would be called the same in '\(name)'", at: node)
        }
        result.traits.append(
            TraitFact(
                id: TokenExtension.id(node), name: trait, values: values,
                defaultValue: TokenLayers.word(defaultName, at: place, problems)))
    }

    /// Adds a source: tokens in place, a file, a part of a file, or a set.
    private mutating func add(_ element: JSONNode, _ conditions: [TraitCondition]) {
        guard let pointer = element["$ref"] else {
            return append(TokenLayer(file: 0, node: element, conditions: conditions))
        }
        guard case .string(let text) = pointer.value, !text.isEmpty else {
            return refuse("\"$ref\" must name a file, a set or a part of one", at: pointer)
        }
        let parts = text.unicodeScalars.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0) }
        if parts[0].isEmpty { return addPart(text, pointer, element, conditions) }
        guard let (file, node) = sources.file(at: parts[0], for: TokenPlace(file: 0, offset: pointer.offset)) else {
            return
        }
        if case .object(let own) = element.value, own.count > 1 {
            refuse("members beside a \"$ref\" to a file cannot be read", at: element)
        }
        guard parts.count == 2, !parts[1].isEmpty else {
            return append(TokenLayer(file: file, node: node, conditions: conditions))
        }
        guard let part = Self.part(of: node, "#" + parts[1]) else {
            return refuse("'\(text)' leads nowhere", at: pointer)
        }
        append(TokenLayer(file: file, node: part, conditions: conditions))
    }

    private mutating func addPart(
        _ text: String, _ pointer: JSONNode, _ element: JSONNode, _ conditions: [TraitCondition]
    ) {
        guard let segments = TokenReference.segments(ofPointer: text), let node = Self.part(of: root, text) else {
            return refuse("'\(text)' leads nowhere", at: pointer)
        }
        switch segments.first {
        case "resolutionOrder": return refuse("nothing can refer into \"resolutionOrder\"", at: pointer)
        case "modifiers": return refuse("a source cannot be a modifier", at: pointer)
        case "sets" where segments.count == 2:
            guard !pending.contains(text) else {
                let chain = (pending + [text]).joined(separator: " → ")
                return refuse("sets refer to each other in a circle: \(chain)", at: pointer)
            }
            guard pending.count < 100 else { return refuse("sets refer to each other more than 100 deep", at: pointer) }
            pending.append(text)
            addSet(overlaid(node, by: element), conditions: conditions, segments[1])
            pending.removeLast()
        default: append(TokenLayer(file: 0, node: overlaid(node, by: element), conditions: conditions))
        }
    }

    private mutating func append(_ layer: TokenLayer) {
        guard result.layers.count < TokenLayers.maximumCount else {
            return refuse("there are more than \(TokenLayers.maximumCount) sources", at: root)
        }
        result.layers.append(layer)
    }

    private static func part(of node: JSONNode, _ pointer: String) -> JSONNode? {
        TokenReference.segments(ofPointer: pointer)?.reduce(node) { node, segment in
            if case .array(let elements)? = node?.value {
                return Int(segment).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            }
            return node?[segment]
        }
    }

    private func refuse(_ message: String, at node: JSONNode) {
        problems.refuse(message, at: TokenPlace(file: 0, offset: node.offset))
    }
}
