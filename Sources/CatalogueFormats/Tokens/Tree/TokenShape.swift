/// What an object looks like: a token, or something that only looks like one.
struct TokenShape {
    /// The value, or for an alias by pointer the object with its `$ref`.
    private(set) var value: JSONNode?
    private(set) var type: String?
    private var reference: JSONNode.Member?
    /// The first member that is neither one of a token nor to be ignored.
    private var stranger: JSONNode.Member?
    private var hasChildren = false

    /// - Parameter set: which of a token's `sets` holds, where it has such (Spectrum).
    init(_ members: [JSONNode.Member], keys: TokenKeys, set: String) {
        for member in members {
            switch member.name {
            case keys.value: value = member.node
            case keys.type: if case .string(let text) = member.node.value { type = text }
            case "$ref" where keys.isStandard: reference = member
            case "$schema" where !keys.isStandard && type == nil: type = Self.type(fromSchema: member.node)
            case "sets" where !keys.isStandard && value == nil && members.contains { $0.name == "$schema" }:
                let chosen = member.node[set] ?? member.node["desktop"] ?? member.node["mobile"]
                value = chosen.map { $0["value"] ?? $0 } ?? member.node
                type = chosen?["$schema"].flatMap(Self.type(fromSchema:)) ?? type
            default:
                if !member.name.isReservedKey {
                    hasChildren = true
                    if stranger == nil { stranger = member }
                } else if !TokenKeys.tokenMembers.contains(member.name), stranger == nil {
                    stranger = member
                }
            }
        }
        // An object with a pointer and tokens in it is a group that extends another.
        if value == nil, let reference, !hasChildren {
            value = JSONNode(offset: reference.node.offset, value: .object([reference]))
        } else if value != nil, reference != nil {
            stranger = reference
        }
        if value == nil, keys.isStandard { readWritten(members) }
    }

    /// A token that the standard cannot say stands in the catalogue's own extension of a group.
    private mutating func readWritten(_ members: [JSONNode.Member]) {
        guard let written = TokenExtension.own(JSONNode(offset: 0, value: .object(members)))?["token"],
            case .object(let inner) = written.value
        else { return }
        value =
            written["$value"] ?? inner.first { $0.name == "$ref" }.map {
                JSONNode(offset: $0.node.offset, value: .object([$0]))
            } ?? JSONNode(offset: written.offset, value: .null)
        if case .string(let text)? = written["$type"]?.value { type = text }
    }

    /// Spectrum names a token's type by a schema: `…/token-types/dimension.json`.
    private static func type(fromSchema node: JSONNode) -> String? {
        guard case .string(let text) = node.value, let file = text.split(separator: "/").last, file.hasSuffix(".json")
        else { return nil }
        return String(file.dropLast(5))
    }

    var isToken: Bool { value != nil }

    /// A group without anything in it but a type.
    var looksUnfinished: Bool { value == nil && type != nil && !hasChildren }

    /// Notes what the standard forbids in a token. Other dialects have members of their own.
    func check(_ members: [JSONNode.Member], keys: TokenKeys, at place: TokenPlace, _ problems: TokenProblems) {
        guard keys.isStandard else { return }
        if let stranger {
            let what =
                switch stranger.name {
                case "$ref": "a token has either a \"$value\" or a \"$ref\", not both"
                case let name where name.isReservedKey: "'\(name)' is no member of a token"
                case let name: "a token with a \"$value\" cannot have '\(name)' in it: it would be a group as well"
                }
            problems.refuse(what, at: TokenPlace(file: place.file, offset: stranger.nameOffset))
        }
        for member in members {
            let isWrong =
                switch (member.name, member.node.value) {
                case ("$type", .string), ("$description", .string), ("$extensions", .object): false
                case ("$deprecated", .string), ("$deprecated", .bool): false
                case ("$deprecated", .object): member.node["$ref"] == nil
                case ("$type", _), ("$description", _), ("$extensions", _), ("$deprecated", _): true
                default: false
                }
            if isWrong {
                problems.refuse(
                    "the \"\(member.name)\" of a token must be \(Self.wanted[member.name] ?? "something else")",
                    at: TokenPlace(file: place.file, offset: member.node.offset))
            }
        }
    }

    private static let wanted = [
        "$type": "a string", "$description": "a string", "$extensions": "an object",
        "$deprecated": "true, false or a string",
    ]
}
