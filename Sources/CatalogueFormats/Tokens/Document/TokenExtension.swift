import CatalogueModel

/// What the catalogue writes into a token beyond the standard: under one key of its `$extensions`.
enum TokenExtension {
    static let key = "org.presets.catalogue"

    /// What a token has under the key.
    static func own(_ object: JSONNode) -> JSONNode? { object["$extensions"]?[key] }

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
