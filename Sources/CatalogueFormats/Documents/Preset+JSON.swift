import ButtonLayout
import CatalogueModel

extension NamedFact<Preset<Name>> {
    var json: JSON { json { $0.members } }
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
