import CatalogueModel

extension KeptValue<Name> {
    /// - Parameter find: the token that a reference names, as it is written; nil where it is no reference.
    init(_ json: JSON, find: (String) -> Name?) {
        var reader = KeptValueReader()
        reader.add(json, find)
        self.init(parts: reader.finished())
    }

    /// A token's own `$ref`; one that leads nowhere is a value that says so.
    init(pointer: String, find: (String) -> Name?) {
        var reader = KeptValueReader()
        reader.add(pointer: pointer, find)
        let value = KeptValue(parts: reader.finished())
        self = value.isPointer ? value : KeptValue(["$ref": .string(pointer)], find: find)
    }

    /// The value, or the text of the pointer; null for what has none.
    var json: JSON {
        let text = text(naming: \.text)
        let source = isPointer ? "\"\(text)\"" : text
        return (try? JSONParser().parse(Array(source.utf8)).json) ?? .null
    }

    /// The member that it is of a token: `$value` or `$ref`; none for a group.
    var members: [JSON.Member] {
        isEmpty ? [] : [JSON.Member(name: isPointer ? "$ref" : "$value", value: json)]
    }
}

/// Takes the text of a value apart at its references.
private struct KeptValueReader {
    private var parts: [KeptValue<Name>.Part] = []
    private var text = ""

    mutating func finished() -> [KeptValue<Name>.Part] {
        flush()
        return parts
    }

    mutating func add(_ json: JSON, _ find: (String) -> Name?) {
        switch json {
        case .null, .bool, .number: text += JSONWriter().text(of: json)
        case .string(let string):
            text += "\""
            add(string: string, find)
            text += "\""
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                add(element, find)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index > 0 ? ",\"" : "\"") + Self.escaped(member.name) + "\":"
                if member.name == "$ref", case .string(let pointer) = member.value {
                    text += "\""
                    add(pointer: pointer, find)
                    text += "\""
                } else {
                    add(member.value, find)
                }
            }
            text += "}"
        }
    }

    mutating func add(pointer: String, _ find: (String) -> Name?) {
        guard let reference = TokenReference(pointer: pointer), let name = find(reference.path) else {
            return text += Self.escaped(pointer)
        }
        append(.pointer(name))
        if !reference.rest.isEmpty {
            let rest = ["$value"] + reference.rest
            text += Self.escaped(
                rest.map { "/" + $0.replacingScalars("~", with: "~0").replacingScalars("/", with: "~1") }.joined())
        }
    }

    private mutating func add(string: String, _ find: (String) -> Name?) {
        var rest = string.unicodeScalars[...]
        while let brace = rest.firstIndex(of: "{") {
            text += Self.escaped(String(rest[..<brace]))
            let inner = rest[rest.index(after: brace)...]
            if let end = inner.firstIndex(where: { $0 == "}" || $0 == "{" }), inner[end] == "}",
                let name = find(String(inner[..<end]))
            {
                append(.reference(name))
                rest = inner[inner.index(after: end)...]
            } else {
                text += "\\u007b"
                rest = inner
            }
        }
        text += Self.escaped(String(rest))
    }

    private mutating func append(_ part: KeptValue<Name>.Part) {
        flush()
        parts.append(part)
    }

    private mutating func flush() {
        if !text.isEmpty { parts.append(.json(text)) }
        text = ""
    }

    /// A text within a JSON string, with braces that open no reference.
    private static func escaped(_ text: String) -> String {
        String(JSONWriter().text(of: .string(text)).dropFirst().dropLast()).replacingScalars("{", with: "\\u007b")
    }
}
