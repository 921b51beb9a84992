import CatalogueModel

/// What the names of a catalogue are in Objective-C, where one namespace holds them all.
struct ObjectiveCNames {
    let prefix: String
    let traits: TraitNames
    private let facts: IdentifierMap
    private let exported: Set<Name>

    /// - Parameter names: those of what is exported.
    /// - Throws: `IdentifierError` where two become the same.
    init(
        _ catalogue: ExportedCatalogue, _ names: [KnownName], _ options: CodeOptions
    ) throws(IdentifierError) {
        let prefix = options.namespace
        self.prefix = prefix
        exported = Set(names.map(\.name))
        let (traits, taken) = try Self.traits(of: catalogue, options)
        self.traits = traits
        func claim(_ known: KnownName) -> IdentifierMap.Claim {
            IdentifierMap.Claim(name: known.name.text, fact: known.id)
        }
        facts = try IdentifierMap(
            names.map(claim), among: catalogue.knownNames.map(claim), isDisambiguated: options.isDisambiguated
        ) { name in
            // By scalars, as names are taken apart everywhere.
            let segments = name.unicodeScalars.split(separator: ".").map { String($0) }
            return (prefix + ObjectiveCIdentifier.suffix(segments)).steppingAside(for: taken)
        }
    }

    /// The identifier of a metric or preset that is exported.
    subscript(name: Name) -> String { facts[name.text] }

    /// The same; nil of what is not exported.
    func identifier(of name: Name) -> String? { exported.contains(name) ? facts[name.text] : nil }

    /// The traits, their values and the collections, and every name that is taken then.
    private static func traits(
        of catalogue: ExportedCatalogue, _ options: CodeOptions
    ) throws(IdentifierError) -> (TraitNames, Set<String>) {
        let prefix = options.namespace
        let support = Set(ObjectiveCSupport.names.map { prefix + $0 })
        var wanted: [String: String] = [:]
        var claims: [IdentifierMap.Claim] = []
        func claim(_ name: String, _ identifier: String) {
            wanted[name] = identifier.steppingAside(for: support)
            claims.append(IdentifierMap.Claim(name: name, fact: nil))
        }
        for trait in catalogue.traits {
            let type = prefix + ObjectiveCIdentifier.suffix([trait.name])
            claim(trait.name, type)
            for value in trait.values {
                claim(
                    value.name(in: trait),
                    support.contains(type)
                        ? type.steppingAside(for: support) + ObjectiveCIdentifier.suffix([value])
                        : prefix + ObjectiveCIdentifier.suffix([trait.name, value]))
            }
        }
        for collection in catalogue.collections {
            let differing = catalogue.traits.filter { collection[$0.name] != $0.defaultValue }
            let parts = differing.flatMap { [$0.name, collection[$0.name] ?? ""] }
            claim(
                catalogue.name(of: collection),
                prefix + ObjectiveCIdentifier.suffix(["collection"] + (parts.isEmpty ? ["standard"] : parts)))
        }
        let map = try IdentifierMap(claims, among: claims, isDisambiguated: options.isDisambiguated) {
            wanted[$0] ?? $0
        }
        let members = catalogue.traits.map { IdentifierMap.Claim(name: $0.name, fact: nil) }
        let properties = try IdentifierMap(
            members, among: members, isDisambiguated: options.isDisambiguated,
            identifier: ObjectiveCIdentifier.member)
        let items = catalogue.traits.map { trait in
            TraitNames.Item(
                trait: trait, property: properties[trait.name], type: map[trait.name],
                values: trait.values.map { map[$0.name(in: trait)] })
        }
        return (
            TraitNames(items: items, collections: catalogue.collections.map { map[catalogue.name(of: $0)] }),
            support.union(claims.map { map[$0.name] })
        )
    }
}

extension String {
    fileprivate func steppingAside(for taken: Set<String>) -> String {
        taken.contains(self) ? (self + "_").steppingAside(for: taken) : self
    }

    /// What a value is called in a message; no trait is called so.
    fileprivate func name(in trait: Trait) -> String { "\(trait.name)=\(self)" }
}

extension ExportedCatalogue {
    /// What a collection is called in a message; no trait and no value is called so.
    fileprivate func name(of collection: [String: String]) -> String {
        "collection " + TraitCollection.text(of: collection)
    }
}
