import CatalogueModel

/// Collects the problems of a document while it is read to its end.
final class DocumentProblems {
    private(set) var list: [DocumentError.Problem] = []

    func add(_ message: String, at offset: Int) {
        list.append(DocumentError.Problem(offset: offset, message: message))
    }

    /// Reads JSON to its end.
    /// - Throws: every problem that was found, in the order of their places.
    static func reading<Value>(
        _ source: [UInt8], _ read: (JSONNode, DocumentProblems) -> Value?
    ) throws(DocumentError) -> Value {
        let node: JSONNode
        do throws(JSONParseError) {
            node = try JSONParser().parse(source)
        } catch {
            throw DocumentError(problems: [.init(offset: error.offset, message: error.message)])
        }
        let problems = DocumentProblems()
        let value = read(node, problems)
        guard let value, problems.list.isEmpty else {
            throw DocumentError(problems: problems.list.sorted { $0.offset < $1.offset })
        }
        return value
    }
}

/// Reads the members of an object, and knows which of them nobody asked for.
struct ObjectReader {
    let node: JSONNode
    let problems: DocumentProblems
    private var asked: Set<String> = []

    /// Nil, with a problem noted, for what is no object.
    init?(_ node: JSONNode, _ what: String, _ problems: DocumentProblems) {
        guard case .object = node.value else {
            problems.add("\(what) must be an object", at: node.offset)
            return nil
        }
        self.node = node
        self.problems = problems
    }

    mutating func member(_ name: String) -> JSONNode? {
        asked.insert(name)
        return node[name]
    }

    mutating func required(_ name: String) -> JSONNode? {
        let found = member(name)
        if found == nil { problems.add("the member \"\(name)\" is missing", at: node.offset) }
        return found
    }

    mutating func string(_ name: String) -> String? { member(name).flatMap { string($0, name) } }

    mutating func requiredString(_ name: String) -> String? { required(name).flatMap { string($0, name) } }

    private func string(_ node: JSONNode, _ name: String) -> String? {
        if case .string(let text) = node.value { return text }
        problems.add("\"\(name)\" must be a string", at: node.offset)
        return nil
    }

    mutating func integer(_ name: String) -> Int64? {
        guard let node = required(name) else { return nil }
        if case .number(let number) = node.value, let value = Int64(number.text) { return value }
        problems.add("\"\(name)\" must be a whole number", at: node.offset)
        return nil
    }

    mutating func flag(_ name: String) -> Bool {
        guard let node = member(name) else { return false }
        if case .bool(let value) = node.value { return value }
        problems.add("\"\(name)\" must be true or false", at: node.offset)
        return false
    }

    mutating func object(_ name: String) -> JSONNode? {
        guard let node = member(name) else { return nil }
        if case .object = node.value { return node }
        problems.add("\"\(name)\" must be an object", at: node.offset)
        return nil
    }

    /// The elements of an array, none when it is absent.
    mutating func elements(_ name: String) -> [JSONNode] {
        guard let node = member(name) else { return [] }
        if case .array(let elements) = node.value { return elements }
        problems.add("\"\(name)\" must be an array", at: node.offset)
        return []
    }

    mutating func id(_ name: String = "id") -> StableID? {
        guard let node = member(name), let text = string(node, name) else { return nil }
        if let id = StableID(text) { return id }
        problems.add("\"\(name)\" must be a UUID", at: node.offset)
        return nil
    }

    /// A word of the layout model.
    mutating func word<Word: Named>(_ name: String) -> Word? {
        guard let node = member(name), let text = string(node, name) else { return nil }
        if let word = Word(name: text) { return word }
        let known = Word.allCases.map(\.name).joined(separator: ", ")
        problems.add("'\(text)' is no value of \"\(name)\": \(known)", at: node.offset)
        return nil
    }

    mutating func name(_ member: String, isRequired: Bool = true) -> Name? {
        guard let node = isRequired ? required(member) : self.member(member), let text = string(node, member) else {
            return nil
        }
        do throws(NameError) {
            return try Name(text)
        } catch {
            problems.add(error.description, at: node.offset)
            return nil
        }
    }

    /// Text values by name, as in `{"direction": "rtl"}`.
    mutating func traits(_ name: String) -> [String: String] {
        guard let node = required(name) else { return [:] }
        guard case .object(let members) = node.value else {
            problems.add("\"\(name)\" must be an object", at: node.offset)
            return [:]
        }
        var values: [String: String] = [:]
        for member in members { values[member.name] = string(member.node, member.name) }
        return values
    }

    /// Notes a problem for each member that nobody asked for: what is not understood would be lost.
    func finish() {
        guard case .object(let members) = node.value else { return }
        for member in members where !asked.contains(member.name) {
            problems.add("unknown member \"\(member.name)\"", at: member.nameOffset)
        }
    }
}
