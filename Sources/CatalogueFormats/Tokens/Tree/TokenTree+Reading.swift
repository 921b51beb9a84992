extension TokenTree {
    /// Lays a source over what is there. The parser limits how deep its groups are nested.
    mutating func add(_ root: JSONNode, file: Int) {
        guard case .object = root.value else {
            return problems.refuse("design tokens must be an object", at: TokenPlace(file: file, offset: root.offset))
        }
        addGroup(root, path: "", parent: nil, place: TokenPlace(file: file, offset: root.offset))
    }

    private mutating func addGroup(
        _ node: JSONNode, path: String, parent: Int?, place: TokenPlace
    ) {
        guard case .object(let members) = node.value,
            let group = group(at: path, parent: parent, place: place)
        else { return }
        for member in members {
            if member.name.isReservedKey {
                read(member, into: group, place.file)
            } else if !keys.isStandard, member.name == keys.type, case .string(let type) = member.node.value {
                groups[group].type = type
            } else {
                addChild(member, of: group, path: path, place.file)
            }
        }
    }

    private mutating func addChild(
        _ member: JSONNode.Member, of group: Int, path: String, _ file: Int
    ) {
        let place = TokenPlace(file: file, offset: member.nameOffset)
        guard case .object(let members) = member.node.value else {
            if keys.isStandard {
                problems.refuse(
                    "'\(member.name)' is neither a token nor a group: a token is an object with a \"$value\"", at: place
                )
            }
            return
        }
        if let reason = refusal(of: member.name) { return problems.refuse(reason, at: place) }
        let childPath = path.isEmpty ? member.name : path + "." + member.name
        if readPreset(childPath, member.node, place) { return }
        let token = TokenShape(members, keys: keys, set: set)
        if token.isToken {
            token.check(members, keys: keys, at: place, problems)
            add(
                FoundToken(
                    path: childPath, place: place, object: member.node, value: token.value ?? member.node,
                    type: token.type, group: group, originalGroup: nil))
        } else {
            if token.looksUnfinished {
                problems.warn("'\(childPath)' has a type but neither a value nor tokens in it", at: place)
            }
            addGroup(member.node, path: childPath, parent: group, place: place)
        }
    }

    private mutating func readPreset(_ path: String, _ node: JSONNode, _ place: TokenPlace) -> Bool {
        guard keys.isStandard else { return false }
        if !presets.isEmpty, isPreset(path) { return true }
        guard let definition = TokenExtension.own(node)?["preset"] else { return false }
        add(FoundPreset(path: path, position: tokens.count, place: place, object: node, definition: definition))
        return true
    }

    private func refusal(of name: String) -> String? {
        if name.isEmpty { return "the name of a token or group cannot be empty" }
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
                return "the name '\(name)' cannot have a '\(Unicode.Scalar(byte))' in it"
            default: continue
            }
        }
        return nil
    }

    private mutating func read(_ member: JSONNode.Member, into group: Int, _ file: Int) {
        let place = TokenPlace(file: file, offset: member.node.offset)
        switch member.name {
        case "$type":
            if case .string(let type) = member.node.value {
                groups[group].type = type
            } else {
                problems.refuse("\"$type\" must be a string", at: place)
            }
        case "$deprecated": groups[group].deprecated = member.node
        case "$extends", "$ref":
            groups[group].place.file = file
            groups[group].extends = member.node
        case "$description":
            if case .string(let text) = member.node.value {
                groups[group].description = text
            } else {
                problems.refuse("\"$description\" must be a string", at: place)
            }
        case "$extensions":
            if case .object = member.node.value {
                groups[group].extensions = JSONNode(offset: member.nameOffset, value: .object([member]))
            } else {
                problems.refuse("\"$extensions\" must be an object", at: place)
            }
        case "$schema" where group == 0, "$themes" where group == 0, "$metadata" where group == 0: break
        default:
            if keys.isStandard {
                problems.refuse(
                    "'\(member.name)' is no member of a group: names of tokens cannot begin with '$'",
                    at: TokenPlace(file: file, offset: member.nameOffset))
            }
        }
    }
}
