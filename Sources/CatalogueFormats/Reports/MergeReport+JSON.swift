import CatalogueModel

extension MergeReport {
    /// An object for programs.
    public var json: String {
        var members: [JSON.Member] = []
        members.append("merged", .bool(!isConflict))
        members.append("revision", revision.revision.map { .number(JSONNumber(Int($0))) } ?? .null)
        members.append("conflicts", .array(conflicts.map(\.json)))
        members.append("settled", settledBy.map { .string($0.rawValue) } ?? .null)
        members.append("refused", .array(refusals.map { .string($0) }))
        members.append("layouts", .object(layoutMembers))
        members.append("revisions", .array(merged.map { .object($0.members) }))
        members.append("releases", .array(releases.map(\.mergeJSON)))
        members.append("releasesLeftOut", .array(releasesLeftOut.map(\.mergeJSON)))
        return JSONWriter(.pretty).text(of: .object(members))
    }

    private var layoutMembers: [JSON.Member] {
        [
            ("recomputed", revision.recomputed), ("changed", revision.changed), ("added", revision.added),
            ("removed", revision.removed), ("total", revision.total),
        ].map { JSON.Member(name: $0, value: .number(JSONNumber($1))) }
    }
}

extension MergeConflict {
    fileprivate var json: JSON {
        func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
        func side(_ side: Side) -> JSON {
            [
                "value": text(side.value), "revision": .number(JSONNumber(Int(side.revision))),
                "author": .string(side.author),
            ]
        }
        return [
            "kind": .string(kind.rawValue), "name": .string(name), "property": text(property), "base": text(base),
            "ours": side(ours), "theirs": side(theirs),
        ]
    }
}

extension Release {
    fileprivate var mergeJSON: JSON {
        ["name": .string(name), "revision": .number(JSONNumber(Int(revision)))]
    }
}
