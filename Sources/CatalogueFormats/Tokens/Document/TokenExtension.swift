import CatalogueModel

/// What the catalogue writes into a token beyond the standard: under one key of its `$extensions`.
enum TokenExtension {
    static let key = "org.presets.catalogue"

    /// What the catalogue writes there itself.
    static let members: Set = [
        "id", "type", "value", "overrides", "use", "token", "preset", "traits", "collections",
    ]

    /// What a token has under the key.
    static func own(_ object: JSONNode) -> JSONNode? { object["$extensions"]?[key] }

    /// The id that the catalogue wrote.
    static func id(_ object: JSONNode) -> StableID? { own(object)?["id"].flatMap(stableID) }

    /// A UUID; nil for what is none.
    static func stableID(_ node: JSONNode) -> StableID? {
        if case .string(let text) = node.value { StableID(text) } else { nil }
    }

    /// The JSON of a token's `$extensions` without what the catalogue writes itself; nil when nothing is left.
    /// - Parameter source: what is to be kept there besides.
    static func others(_ object: JSONNode, source: [JSON.Member] = []) -> String? {
        let extensions = object["$extensions"].map { [JSON.Member(name: "$extensions", value: $0.json)] } ?? []
        let rest = changing(extensions) { own in
            own.removeAll { members.contains($0.name) }
            own += source
        }
        return rest.first.map { JSONWriter().text(of: $0.value) }
    }

    /// Members with the catalogue's own of their `$extensions` changed; without it if nothing is left there.
    static func changing(_ members: [JSON.Member], _ change: (inout [JSON.Member]) -> Void) -> [JSON.Member] {
        var result = members
        let place = result.firstIndex { $0.name == "$extensions" }
        var extensions: [JSON.Member] = []
        if let place, case .object(let found) = result[place].value { extensions = found }
        let ownPlace = extensions.firstIndex { $0.name == key }
        var own: [JSON.Member] = []
        if let ownPlace, case .object(let found) = extensions[ownPlace].value { own = found }
        change(&own)
        if let ownPlace {
            if own.isEmpty { extensions.remove(at: ownPlace) } else { extensions[ownPlace].value = .object(own) }
        } else if !own.isEmpty {
            extensions.append(JSON.Member(name: key, value: .object(own)))
        }
        switch (place, extensions.isEmpty) {
        case (let place?, true): if ownPlace != nil { result.remove(at: place) }
        case (let place?, false): result[place].value = .object(extensions)
        case (nil, true): break
        case (nil, false): result.append(JSON.Member(name: "$extensions", value: .object(extensions)))
        }
        return result
    }
}
