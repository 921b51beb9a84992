/// How the members of tokens are called: with a dollar as the standard has it, or without.
struct TokenKeys: Equatable {
    var value: String
    var type: String
    var description: [String]
    var deprecated: String

    static let standard = TokenKeys(
        value: "$value", type: "$type", description: ["$description"], deprecated: "$deprecated")
    static let classic = TokenKeys(
        value: "value", type: "type", description: ["description", "comment"], deprecated: "deprecated")

    var isStandard: Bool { self == .standard }

    /// The members that a token may have in the standard, and a group.
    static let tokenMembers: Set = ["$value", "$type", "$ref", "$description", "$extensions", "$deprecated"]
    static let groupMembers: Set = ["$type", "$description", "$extensions", "$extends", "$ref", "$deprecated", "$root"]

    /// The keys that a file uses: the standard's as soon as one token has a `$value`.
    static func used(in nodes: [JSONNode]) -> TokenKeys? {
        var hasClassic = false
        for node in nodes {
            if case .string(let schema)? = node["$schema"]?.value, schema.contains("designtokens.org") {
                return .standard
            }
            if hasStandardToken(node, &hasClassic) { return .standard }
        }
        return hasClassic ? .classic : nil
    }

    private static func hasStandardToken(_ node: JSONNode, _ hasClassic: inout Bool) -> Bool {
        guard case .object(let members) = node.value else { return false }
        if members.contains(where: { $0.name == "$value" || $0.name == "$ref" }) { return true }
        if TokenExtension.own(node) != nil { return true }
        // A group or a token of the standard may be called "value".
        if let value = node["value"], value["$value"] == nil, !hasStandardToken(value, &hasClassic) {
            hasClassic = true
            return false
        }
        for member in members where !member.name.isReservedKey {
            if hasStandardToken(member.node, &hasClassic) { return true }
        }
        return false
    }
}

extension String {
    /// Whether the format keeps a member's name for itself: it begins with a dollar.
    var isReservedKey: Bool { utf8.first == UInt8(ascii: "$") && self != "$root" }
}
