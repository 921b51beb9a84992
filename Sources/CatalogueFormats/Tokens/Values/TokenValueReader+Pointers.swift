/// What pointers into other tokens lead to.
extension TokenValueReader {
    /// The node itself, or the one that its pointer leads to.
    func located(_ node: JSONNode) throws(TokenValueError) -> JSONNode? {
        guard node["$ref"] != nil else { return node }
        guard let reference = resolver.references[token].first(where: { $0.place.offset == node.offset }) else {
            throw TokenValueError("this pointer leads nowhere")
        }
        return try located(reference, to: reference.reference.rest)
    }

    /// Goes into the value of a token, through all aliases on the way.
    func located(_ start: FoundReference, to path: [String]) throws(TokenValueError) -> JSONNode? {
        var (owner, node, rest) = (start.target, resolver.tree.tokens[start.target].value, path[...])
        while true {
            let here = resolver.references[owner].first { $0.place.offset == node.offset }
            if let here {
                rest = here.reference.rest[...] + rest
                owner = here.target
                node = resolver.tree.tokens[owner].value
            } else if let segment = rest.popFirst() {
                switch node.value {
                case .object:
                    guard let next = node[segment] else { return nil }
                    node = next
                case .array(let elements):
                    guard let index = Int(segment), elements.indices.contains(index) else { return nil }
                    node = elements[index]
                default: return nil
                }
            } else {
                return node
            }
        }
    }
}
