/// Telling dialects apart.
extension TokenDialect {
    init(of layers: TokenLayers, _ keys: TokenKeys, _ first: JSONNode, fileName: String) {
        if ResolverDocumentReader.fits(first) {
            self = .resolver
            return
        }
        if keys.isStandard, case .string(let schema)? = first["$schema"]?.value, schema.contains("2025.10") {
            self = .dtcg
            return
        }
        var signs = Signs()
        for layer in layers.layers { signs.look(at: layer.node, keys) }
        if StudioReader.fits(first, fileName: fileName) {
            self = .tokensStudioSets
        } else if signs.isStudio {
            self = .tokensStudio
        } else if signs.isSpectrum {
            self = .spectrum
        } else if !keys.isStandard {
            self = .styleDictionary
        } else {
            self = signs.hasOldValues ? .dtcgDraft : .dtcg
        }
    }

    /// Whether there is nothing in a file but groups.
    static func isEmpty(_ node: JSONNode) -> Bool {
        guard case .object(let members) = node.value else { return false }
        return members.allSatisfy {
            $0.name == "$schema" || TokenKeys.groupMembers.contains($0.name) || isEmpty($0.node)
        }
    }

    /// What only one of the dialects has.
    private struct Signs {
        var isStudio = false
        var isSpectrum = false
        /// Lengths and colors as texts, `{x.$value}`.
        var hasOldValues = false

        mutating func look(at node: JSONNode, _ keys: TokenKeys) {
            guard case .object(let members) = node.value else { return }
            for member in members {
                switch member.name {
                case keys.type:
                    if case .string(let type) = member.node.value, TokenKind.studioTypes.contains(type) {
                        isStudio = true
                    }
                case "$schema":
                    if case .string(let text) = member.node.value, text.contains("/token-types/") { isSpectrum = true }
                case keys.value: look(atValue: member.node)
                default:
                    if !member.name.isReservedKey { look(at: member.node, keys) }
                }
            }
        }

        private mutating func look(atValue node: JSONNode) {
            guard case .string(let text) = node.value, let first = text.utf8.first else { return }
            if first == UInt8(ascii: "{") {
                hasOldValues = hasOldValues || text.hasSuffix(".$value}")
            } else if first == UInt8(ascii: "#") {
                hasOldValues = true
            } else if let length = TokenLength(text) {
                hasOldValues = hasOldValues || !length.unit.isEmpty
            }
        }
    }
}
