import CatalogueModel

extension DocumentReader {
    static func release(_ node: JSONNode, _ problems: DocumentProblems) -> Release? {
        guard var reader = ObjectReader(node, "a release", problems) else { return nil }
        let (name, revision, note) = (reader.requiredString("name"), reader.integer("revision"), reader.string("note"))
        // They stand there with a history only.
        let time = reader.member("time") == nil ? 0 : reader.integer("time") ?? 0
        let author = reader.string("author") ?? ""
        reader.finish()
        guard let name, let revision else { return nil }
        if !Release.isName(name) { problems.add("'\(name)' cannot name a release", at: node.offset) }
        return Release(name: name, revision: revision, note: note, time: time, author: author)
    }

    static func revision(_ node: JSONNode, _ problems: DocumentProblems) -> HistoryRevision? {
        guard var reader = ObjectReader(node, "a revision", problems) else { return nil }
        let revision = reader.revision()
        let facts = facts(&reader, catalogue: nil)
        let removed = reader.elements("removed").compactMap { element -> StableID? in
            if case .string(let text) = element.value, let id = StableID(text) { return id }
            problems.add("a removed fact must be a UUID", at: element.offset)
            return nil
        }
        let merged = reader.elements("merged").compactMap { mergedRevision($0, problems) }
        reader.finish()
        guard let revision else { return nil }
        return HistoryRevision(revision: revision, facts: facts, removed: removed, merged: merged)
    }

    private static func mergedRevision(_ node: JSONNode, _ problems: DocumentProblems) -> MergedRevision? {
        guard var reader = ObjectReader(node, "a merged revision", problems) else { return nil }
        let revision = reader.revision()
        let changes = reader.elements("changes").compactMap { element -> MergedRevision.Change? in
            guard var change = ObjectReader(element, "a change", problems) else { return nil }
            let (fact, property) = (change.id("fact"), change.string("property") ?? "")
            change.finish()
            return fact.map { MergedRevision.Change(fact: $0, property: property) }
        }
        reader.finish()
        return revision.map { MergedRevision(revision: $0, changes: changes) }
    }
}

extension ObjectReader {
    /// What a revision says of itself.
    fileprivate mutating func revision() -> Revision? {
        let (number, uuid, time) = (integer("number"), id("uuid"), integer("time"))
        let (author, request) = (requiredString("author"), requiredString("request"))
        guard let number, let uuid, let time, let author, let request else { return nil }
        return Revision(number: number, uuid: uuid, time: time, author: author, request: request)
    }
}
