import CatalogueModel

/// A group of tokens that is being written, or a token.
struct TokenNode {
    var members: [JSON.Member] = []
    private var children: [TokenNode] = []
    private var names: [String] = []
    private var index: [String: Int] = [:]

    /// Adds a token, or what a group says of itself.
    mutating func add(_ token: [JSON.Member], at path: ArraySlice<String>) {
        guard let first = path.first else { return members = token }
        if first == Name.group { return members = Self.merged(members, token) }
        let place = index[first] ?? children.count
        if place == children.count {
            index[first] = place
            names.append(first)
            children.append(TokenNode())
        }
        children[place].add(token, at: path.dropFirst())
    }

    /// The root has members already, and of its extensions the catalogue's own.
    private static func merged(_ known: [JSON.Member], _ more: [JSON.Member]) -> [JSON.Member] {
        more.reduce(into: known) { members, member in
            if let place = members.firstIndex(where: { $0.name == member.name }),
                case .object(let inner) = members[place].value, case .object(let others) = member.value
            {
                members[place].value = .object(merged(inner, others))
            } else {
                members.append(member)
            }
        }
    }

    var json: JSON {
        .object(members + zip(names, children).map { JSON.Member(name: $0, value: $1.json) })
    }
}
