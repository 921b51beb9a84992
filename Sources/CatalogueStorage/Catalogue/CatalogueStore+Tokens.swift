import CatalogueModel

extension CatalogueStore {
    /// A kept token by its fact.
    public func token(_ id: FactID, at moment: Moment) throws -> KeptToken<FactID>? {
        guard
            var token = try database.first(
                "SELECT t.type, t.value FROM token t WHERE t.fact = ? AND \(moment.holds("t"))", id.rawValue,
                decode: { try Self.token($0, 0) })
        else { return nil }
        try database.withStatement(
            "SELECT o.trait, o.trait_value, o.value FROM token_override o WHERE o.fact = ? AND \(moment.holds("o"))"
        ) { statement in
            try statement.bind(id.rawValue, at: 1)
            try statement.forEachRow { row in
                token.overrides[TraitCondition(trait: row.text(0), value: row.text(1))] =
                    try StoredValue.kept(row.text(2))
            }
        }
        return token
    }

    /// Every kept token.
    public func tokens(at moment: Moment) throws -> [FactID: KeptToken<FactID>] {
        var tokens: [FactID: KeptToken<FactID>] = [:]
        try database.withStatement("SELECT t.fact, t.type, t.value FROM token t WHERE \(moment.holds("t"))") {
            try $0.forEachRow { row in tokens[FactID(row.int64(0))] = try Self.token(row, 1) }
        }
        try database.withStatement(
            "SELECT o.fact, o.trait, o.trait_value, o.value FROM token_override o WHERE \(moment.holds("o"))"
        ) {
            try $0.forEachRow { row in
                tokens[FactID(row.int64(0))]?.overrides[TraitCondition(trait: row.text(1), value: row.text(2))] =
                    try StoredValue.kept(row.text(3))
            }
        }
        return tokens
    }

    /// Closes the rows of kept tokens that changed and opens the new ones.
    public func replaceTokens(_ changes: [FactChangeRow<KeptToken<FactID>>], at revision: Int64) throws {
        try replaceRows(of: changes, in: "token", at: revision, type: \.type) { try $1.put(StoredValue.text($0)) }
    }

    private static func token(_ row: borrowing Row, _ column: Int32) throws -> KeptToken<FactID> {
        KeptToken(type: row.optionalText(column), value: try StoredValue.kept(row.text(column + 1)))
    }
}

extension StoredValue {
    /// The value of a kept token, in which facts stand as `{12}` and, at the beginning of a `$ref`, as `{#12}`.
    static func text(_ value: KeptValue<FactID>) -> String {
        value.parts.map { part in
            switch part {
            case .json(let text): text
            case .reference(let id): "{\(id.rawValue)}"
            case .pointer(let id): "{#\(id.rawValue)}"
            }
        }.joined()
    }

    static func kept(_ text: String) throws -> KeptValue<FactID> {
        var parts: [KeptValue<FactID>.Part] = []
        var rest = text.utf8[...]
        var start = rest.startIndex
        // A brace that opens an object is followed by a quote or its end, and one in a string is escaped.
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            let inner = rest[rest.index(after: brace)...]
            guard let first = inner.first, first != UInt8(ascii: "\""), first != UInt8(ascii: "}") else {
                rest = inner
                continue
            }
            let isPointer = first == UInt8(ascii: "#")
            guard let end = inner.firstIndex(of: UInt8(ascii: "}")),
                let id = Int64(String(inner[..<end].dropFirst(isPointer ? 1 : 0)) ?? "")
            else { throw UnreadableText(text: text) }
            if start < brace { parts.append(.json(String(text[start..<brace]))) }
            parts.append(isPointer ? .pointer(FactID(id)) : .reference(FactID(id)))
            rest = inner[inner.index(after: end)...]
            start = rest.startIndex
        }
        if start < text.endIndex { parts.append(.json(String(text[start...]))) }
        return KeptValue(parts: parts)
    }
}
