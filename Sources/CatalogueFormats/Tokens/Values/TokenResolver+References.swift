import CatalogueModel

extension TokenResolver {
    /// Finds what each token refers to, and notes what is not there.
    func findReferences() {
        for index in tree.tokens.indices where !tree.tokens[index].isGone {
            if isKeptUnseen(index) { continue }
            let place = TokenPlace(file: tree.tokens[index].place.file, offset: tree.tokens[index].value.offset)
            do throws(TokenValueError) {
                if let (_, value) = try writtenValue(of: index) {
                    for name in value.references { add(TokenReference(path: name.text), to: index, place) }
                } else {
                    find(in: tree.tokens[index].value, of: index)
                }
            } catch {
                refuse(index, error.message, at: place)
            }
        }
    }

    private func find(in node: JSONNode, of token: Int) {
        let place = TokenPlace(file: tree.tokens[token].place.file, offset: node.offset)
        switch node.value {
        case .string(let text): find(inText: text, of: token, place)
        case .array(let elements): for element in elements { find(in: element, of: token) }
        case .object(let members):
            if tree.keys.isStandard, let pointer = node.member("$ref") {
                guard case .string(let text) = pointer.node.value, let reference = TokenReference(pointer: text) else {
                    return refuse(token, "\"$ref\" must be a pointer to a token, as in \"#/a/b\"", at: place)
                }
                add(reference, to: token, place)
            } else {
                for member in members { find(in: member.node, of: token) }
            }
        case .null, .bool, .number: break
        }
    }

    private func find(inText text: String, of token: Int, _ place: TokenPlace) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return }
        if let reference = TokenReference(braces: text) { return add(reference, to: token, place) }
        let isString = tree.tokens[token].type == MetricType.string.rawValue
        if dialect.isStandard {
            if !isString, text.utf8.first == UInt8(ascii: "{") {
                refuse(token, "'\(text)' is no reference: those are {a.b}", at: place)
            }
            return
        }
        if isString { return }
        var rest = text.unicodeScalars[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            if let reference = TokenReference(braces: String(rest[start...end])) { add(reference, to: token, place) }
            rest = rest[rest.index(after: end)...]
        }
    }

    private func add(_ reference: TokenReference, to token: Int, _ place: TokenPlace) {
        if let target = index(of: reference.path) {
            references[token].append(FoundReference(reference: reference, target: target, place: place))
        } else if tree.group(at: reference.path) != nil {
            refuse(token, "'\(reference.path)' is a group; only tokens have a value to refer to", at: place)
        } else {
            refuse(token, "there is no token '\(reference.path)'", at: place)
        }
    }

    /// The token of a reference. Older dialects also name its value, `{a.b.value}`.
    func index(of path: String) -> Int? {
        if let index = tree.token(at: path) { return index }
        guard dialect.hasTextLengths else { return nil }
        let path = path.trimmedOfBlanks
        for suffix in [".value", ".$value"] where path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
            if let index = tree.token(at: String(path.unicodeScalars.dropLast(suffix.utf8.count))) { return index }
        }
        return tree.token(at: path)
    }

    func refuse(_ token: Int, _ message: String, at place: TokenPlace) {
        problems.refuse(message, at: place)
        outcomes[token] = .refused
    }

    /// Notes a circle of references at each of its members.
    func refuseCircle(_ members: [Int]) {
        // Round once, from the first member on; those off that way are named after it.
        var inside = Set(members)
        var names: [String] = []
        var next: Int? = members.first
        while let current = next, inside.remove(current) != nil {
            names.append(tree.tokens[current].path)
            next = references[current].first { inside.contains($0.target) }?.target
        }
        let rest = members.filter(inside.contains).map { tree.tokens[$0].path }
        // Each member is reported, so a text with all of them in each would grow with their square.
        let shown = 50
        let isLong = names.count > shown
        let chain = (names.prefix(shown) + (isLong ? ["… (\(members.count) tokens)"] : []) + names.prefix(1))
            .joined(separator: " → ")
        let also = rest.isEmpty || isLong ? "" : ", and with them \(rest.prefix(shown).joined(separator: ", "))"
        for member in members {
            refuse(member, "references go in a circle: \(chain)\(also)", at: tree.tokens[member].place)
        }
    }
}

extension String {
    var trimmedOfBlanks: String {
        guard utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") else { return self }
        var text = unicodeScalars[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
