import CatalogueModel

/// Writes metrics and kept tokens in the Design Tokens format 2025.10.
///
/// Groups are nested and references are `{a.b}`. What the standard cannot say (arithmetic, strings, other values for
/// some values of a trait, ids) stands under one key of `$extensions`, beside a `$value` with what it comes to.
/// ``TokenReader`` reads the same metrics and kept tokens from it again.
public struct TokenWriter {
    /// What a metric comes to with every trait at its default: a number of points or of nothing, or a text.
    public enum Resolved: Hashable, Sendable {
        case number(Double)
        case text(String)
    }

    private let resolved: (Name) -> Resolved?

    /// Makes a writer.
    /// - Parameter resolved: What a metric comes to, for those whose value is no literal.
    public init(resolved: @escaping (Name) -> Resolved?) {
        self.resolved = resolved
    }

    /// The text of a file, with a newline at the end.
    public func text(of document: TokenDocument) -> String {
        JSONWriter(.pretty).text(of: json(of: document))
    }

    /// The root group.
    public func json(of document: TokenDocument) -> JSON {
        var root = TokenNode()
        root.members.append(
            JSON.Member(
                name: "$schema", value: .string("https://www.designtokens.org/schemas/2025.10/format.json")))
        if !document.traits.isEmpty {
            root.members = TokenExtension.changing(root.members) {
                $0.append(JSON.Member(name: "traits", value: .array(document.traits.map(\.json))))
            }
        }
        let types = Dictionary(
            document.metrics.map { ($0.name, $0.value.type) }, uniquingKeysWith: { first, _ in first })
        for fact in document.metrics {
            let written = MetricToken(fact, types: types, resolved: resolved)
            root.add(written.members(leftovers: document.leftovers[fact.name] ?? []), at: fact.name.segments[...])
        }
        for token in document.kept { root.add(members(of: token), at: token.name.segments[...]) }
        return root.json
    }

    private func members(of token: KeptToken) -> [JSON.Member] {
        if token.overrides.isEmpty { return token.members }
        let overrides = token.overrides.sorted { $0.key < $1.key }.map { condition, members in
            JSON.object([
                JSON.Member(name: "for", value: condition.json),
                JSON.Member(name: "members", value: .object(members)),
            ])
        }
        return TokenExtension.changing(token.members) {
            $0.append(JSON.Member(name: "overrides", value: .array(overrides)))
        }
    }
}

/// A group that is being written, or a token.
private struct TokenNode {
    var members: [JSON.Member] = []
    private var children: [TokenNode] = []
    private var names: [String] = []
    private var index: [String: Int] = [:]

    mutating func add(_ token: [JSON.Member], at path: ArraySlice<String>) {
        guard let first = path.first else {
            members = token
            return
        }
        let place = index[first] ?? children.count
        if place == children.count {
            index[first] = place
            names.append(first)
            children.append(TokenNode())
        }
        children[place].add(token, at: path.dropFirst())
    }

    var json: JSON {
        .object(members + zip(names, children).map { JSON.Member(name: $0, value: $1.json) })
    }
}
