import CatalogueModel

extension Release {
    func json(withHistory: Bool) -> JSON {
        var members: [JSON.Member] = []
        members.append("name", .string(name))
        members.append("revision", .number(JSONNumber(Int(revision))))
        if let note { members.append("note", .string(note)) }
        if withHistory {
            members.append("time", .number(JSONNumber(Int(time))))
            members.append("author", .string(author))
        }
        return .object(members)
    }
}

extension HistoryRevision {
    var json: JSON {
        var members = revision.historyMembers
        for (name, list) in facts.factLists where !list.isEmpty { members.append(name, .array(list)) }
        if !removed.isEmpty { members.append("removed", .array(removed.map { .string($0.description) })) }
        if !merged.isEmpty { members.append("merged", .array(merged.map(\.json))) }
        return .object(members)
    }
}

extension Revision {
    fileprivate var historyMembers: [JSON.Member] {
        var members: [JSON.Member] = []
        members.append("number", .number(JSONNumber(Int(number))))
        members.append("uuid", .string(uuid.description))
        members.append("time", .number(JSONNumber(Int(time))))
        members.append("author", .string(author))
        members.append("request", .string(request))
        return members
    }
}

extension MergedRevision {
    fileprivate var json: JSON {
        var members = revision.historyMembers
        let changes = changes.map { change -> JSON in
            var members: [JSON.Member] = []
            members.append("fact", .string(change.fact.description))
            if !change.property.isEmpty { members.append("property", .string(change.property)) }
            return .object(members)
        }
        if !changes.isEmpty { members.append("changes", .array(changes)) }
        return .object(members)
    }
}
