import CatalogueModel

/// The tree of dotted names as nested namespaces: each group one, each name a member of its group's.
struct ScopedNames {
    /// The identifiers of names, and of groups by their name and a dot.
    private var identifiers: [String: String] = [:]

    /// - Parameters:
    ///   - identifier: of a segment; a group's is told apart.
    /// - Throws: `IdentifierError` with the collisions of every scope.
    init(
        _ names: [KnownName], among known: [KnownName], isDisambiguated: Bool,
        identifier: (String, _ isGroup: Bool) -> String
    ) throws(IdentifierError) {
        let scopes = Self.scopes(of: names)
        let claims = Self.scopes(of: known)
        var collisions: [IdentifierError.Collision] = []
        for (scope, children) in scopes {
            do throws(IdentifierError) {
                let map = try IdentifierMap(
                    children, among: claims[scope] ?? [], isDisambiguated: isDisambiguated
                ) { child in
                    let isGroup = child.utf8.last == UInt8(ascii: ".")
                    let segment = child.dropFirst(scope.count).dropLast(isGroup ? 1 : 0)
                    return identifier(String(segment), isGroup)
                }
                for child in children { identifiers[child.name] = map[child.name] }
            } catch {
                collisions += error.collisions
            }
        }
        if !collisions.isEmpty { throw IdentifierError(collisions) }
    }

    /// The identifier of a name in its group's namespace.
    subscript(name: Name) -> String { identifiers[name.text] ?? name.text }

    /// The identifiers of the groups that a name is in, outermost first.
    func scope(of name: Name) -> [String] {
        name.enclosingGroups.map { identifiers[$0 + "."] ?? $0 }.reversed()
    }

    /// What stands in each group, by the group's name and a dot; in the outermost by nothing.
    private static func scopes(of names: [KnownName]) -> [String: [IdentifierMap.Claim]] {
        var scopes: [String: [IdentifierMap.Claim]] = [:]
        var groups: Set<String> = []
        for known in names {
            var child: IdentifierMap.Claim? = IdentifierMap.Claim(name: known.name.text, fact: known.id)
            for group in known.name.enclosingGroups {
                guard let inner = child else { break }
                scopes[group + ".", default: []].append(inner)
                let isNew = groups.insert(group).inserted
                child = isNew ? IdentifierMap.Claim(name: group + ".", fact: nil) : nil
            }
            if let child { scopes["", default: []].append(child) }
        }
        return scopes
    }
}
