import ButtonLayout
import CatalogueModel

extension CatalogueDocument {
    /// The canonical text of a catalogue: one fact a line, sorted, so that a text diff reads well. The same facts give
    /// the same bytes.
    public func text() -> String {
        var lines = JSONLines()
        appendHead(to: &lines)
        lines.endList()
        appendReleases(to: &lines)
        appendTail(to: &lines)
        return lines.take()
    }

    /// What stands before the end of the presets, of which more may follow.
    func appendHead(to lines: inout JSONLines) {
        lines.append("format", .string(DocumentNames.format))
        lines.append("version", .number(JSONNumber(DocumentNames.version)))
        if let catalogue { lines.append("catalogue", .string(catalogue.description)) }
        for (name, facts) in listsBeforePresets { lines.append(list: name, facts) }
        lines.beginList(Self.presetsName)
        for preset in presets { lines.append(element: preset.json) }
    }

    /// What stands between the presets and the computed layouts.
    func appendReleases(to lines: inout JSONLines) {
        lines.append(list: "releases", releases.map { $0.json(withHistory: history != nil) })
    }

    /// What stands behind the layouts.
    func appendTail(to lines: inout JSONLines) {
        if let history { lines.append(list: "history", history.map(\.json)) }
        lines.end()
    }

    private static let presetsName = "presets"

    private var listsBeforePresets: [(name: String, facts: [JSON])] {
        [
            ("traits", traits.map(\.json)), ("collections", collections.map(\.json)), ("fonts", fonts.map(\.json)),
            ("rules", rules.map(\.json)), ("metrics", metrics.map { $0.json { $0.members } }),
            ("tokens", tokens.map { $0.json { $0.members } }),
        ]
    }

    fileprivate var factLists: [(name: String, facts: [JSON])] {
        listsBeforePresets + [(Self.presetsName, presets.map(\.json))]
    }
}

extension TraitFact {
    var json: JSON {
        var members = idMember(id)
        members.append("name", .string(name))
        members.append("values", .array(values.map(JSON.string)))
        members.append("default", .string(defaultValue))
        return .object(members)
    }
}

extension TraitCondition {
    /// `{"size": "compact"}`
    var json: JSON { traitsJSON([trait: value]) }
}

extension CollectionFact {
    var json: JSON {
        .object(idMember(id) + [JSON.Member(name: "traits", value: traitsJSON(values))])
    }
}

extension FontFact {
    fileprivate var json: JSON {
        var members = idMember(id)
        members.append("family", .string(family))
        members.append("weight", .number(JSONNumber(weight.value)))
        members.append("file", .string(file))
        members.append("hash", .string(face.id.hash))
        if face.id.faceIndex != 0 { members.append("face", .number(JSONNumber(face.id.faceIndex))) }
        if let weight = face.id.weight { members.append("axisWeight", .number(JSONNumber(weight.value))) }
        members.append("unitsPerEm", .number(JSONNumber(face.unitsPerEm)))
        members.append("lineHeight", .number(JSONNumber(face.lineHeight)))
        if face.dependsOnSize { members.append("dependsOnSize", .bool(true)) }
        return .object(members)
    }
}

extension RuleFact {
    fileprivate var json: JSON {
        .object(
            idMember(id) + [
                JSON.Member(name: "rule", value: .string(rule.id)),
                JSON.Member(name: "impact", value: .string(impact.rawValue)),
            ])
    }
}

extension Release {
    fileprivate func json(withHistory: Bool) -> JSON {
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
    fileprivate var json: JSON {
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

extension NamedFact {
    func json(_ valueMembers: (Value) -> [JSON.Member]) -> JSON {
        var members = idMember(id)
        members.append("name", .string(name.text))
        members += valueMembers(value)
        if let description { members.append("description", .string(description)) }
        if isDeprecated { members.append("deprecated", .bool(true)) }
        if let replacement { members.append("use", .string(replacement.text)) }
        if let reason { members.append("reason", .string(reason)) }
        if let extensions = extensionsJSON { members.append("extensions", extensions) }
        return .object(members)
    }
}

extension NamedFact<Preset<Name>> {
    var json: JSON { json { $0.members } }
}

extension Metric<Name> {
    fileprivate var members: [JSON.Member] {
        var members: [JSON.Member] = []
        members.append("type", .string(type.rawValue))
        members.append("value", value.json)
        if !overrides.isEmpty {
            members.append(
                "overrides",
                .array(
                    overrides.sorted { $0.key < $1.key }.map { condition, value in
                        ["for": condition.json, "value": value.json]
                    }))
        }
        return members
    }
}

extension MetricValue<Name> {
    fileprivate var json: JSON {
        switch self {
        case .number(let expression): expression.json
        case .text, .typography: .string(text(naming: \.text))
        }
    }
}

extension Expression<Name> {
    fileprivate var json: JSON {
        if case .number(let value) = self { .points(value) } else { .string(text) }
    }
}

extension Preset<Name> {
    var members: [JSON.Member] {
        var members: [JSON.Member] = []
        members.append("style", .string(style.name))
        for (number, path) in DocumentNames.numbers {
            if let expression = numbers[number] { members.set(path[...], expression.json) }
        }
        if horizontal != .center { members.append("horizontal", .string(horizontal.name)) }
        if vertical != .center { members.append("vertical", .string(vertical.name)) }
        if configurationSize != .medium { members.append("buttonSize", .string(configurationSize.name)) }
        if buttonType != .system { members.append("buttonType", .string(buttonType.name)) }
        for (word, member) in DocumentNames.presetWords {
            if let text = words[word] { members.append(member, .string(text)) }
        }
        if let titleFont { members.append("titleFont", .string(titleFont.text)) }
        let contents = [(ControlState.normal, normal)] + states.sorted { $0.key < $1.key }
        members.append(
            "states", .object(contents.map { JSON.Member(name: $0.0.name, value: .object($0.1.members)) }))
        if !accepted.isEmpty {
            members.append("accepted", .array(accepted.sorted { $0.key < $1.key }.map { $1.json(for: $0) }))
        }
        return members
    }
}

extension Acceptance {
    fileprivate func json(for key: AcceptedFinding) -> JSON {
        [
            "state": .string(key.state.name), "finding": .string(key.finding.name), "reason": .string(reason),
            "numbers": .string(numbersText),
        ]
    }
}

extension StateContent<Name> {
    fileprivate var members: [JSON.Member] {
        var members: [JSON.Member] = []
        if let image { members.append("image", image.json) }
        if let title { members.append("title", title.json) }
        if let titleText { members.append("text", .string(titleText.text(naming: \.text))) }
        for (word, member) in DocumentNames.stateWords {
            if let text = words[word] { members.append(member, .string(text)) }
        }
        return members
    }
}

extension ItemSize<Name> {
    fileprivate var json: JSON {
        switch self {
        case .none: "none"
        case .size(let width, let height): ["width": width.json, "height": height.json]
        }
    }
}

extension [JSON.Member] {
    /// Sets a member of a member, making the objects on the way.
    fileprivate mutating func set(_ path: ArraySlice<String>, _ value: JSON) {
        guard let first = path.first else { return }
        if path.count == 1 { return append(first, value) }
        if let index = firstIndex(where: { $0.name == first }), case .object(var inner) = self[index].value {
            inner.set(path.dropFirst(), value)
            self[index].value = .object(inner)
        } else {
            var inner: [JSON.Member] = []
            inner.set(path.dropFirst(), value)
            append(first, .object(inner))
        }
    }
}

private func idMember(_ id: StableID?) -> [JSON.Member] {
    id.map { [JSON.Member(name: "id", value: .string($0.description))] } ?? []
}

private func traitsJSON(_ values: [String: String]) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .string($0.value)) })
}
