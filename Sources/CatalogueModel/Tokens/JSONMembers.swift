/// Whether two texts of compact JSON say the same, whatever the order of the members of their objects.
public func sayTheSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other, one != other else { return one == other }
    guard one.utf8.count == other.utf8.count else { return false }
    return JSONMembers.sorted(one) == JSONMembers.sorted(other)
}

/// Compact JSON with the members of its objects sorted: equal for texts that say the same.
public func sortedJSON(_ text: String) -> String { JSONMembers.sorted(text) }

/// The value of a member of an object in compact JSON; nil where there is none.
/// - Parameter name: without what JSON escapes.
public func jsonMember(_ name: String, of object: String) -> String? {
    JSONMembers.members(object)["\"\(name)\""]
}

extension KeptValue {
    /// Whether it is the same value, whatever the order of the members of its objects.
    public func isSame(as other: KeptValue) -> Bool {
        if self == other { return true }
        guard references.count == other.references.count else { return false }
        let numbers = Dictionary(
            zip(references + other.references, 0...), uniquingKeysWith: { first, _ in first })
        func text(_ value: KeptValue) -> String { value.text { String(numbers[$0] ?? 0) } }
        return sayTheSame(text(self), text(other))
    }
}

/// Compact JSON with the members of its objects sorted.
private struct JSONMembers {
    private var rest: Substring.UTF8View

    static func sorted(_ text: String) -> String {
        var reader = JSONMembers(rest: text[...].utf8)
        // What is no JSON leaves something over.
        return reader.value() + String(Substring(reader.rest))
    }

    /// The members of an object, by their names in quotation marks.
    static func members(_ text: String) -> [String: String] {
        var reader = JSONMembers(rest: text[...].utf8)
        guard reader.rest.first == UInt8(ascii: "{") else { return [:] }
        var members: [String: String] = [:]
        _ = reader.elements { reader in
            let name = reader.string()
            members[name] = reader.afterColon()
            return name
        }
        return members
    }

    /// What was accepted once is nested no deeper than the parser allows.
    private mutating func value() -> String {
        switch rest.first {
        case UInt8(ascii: "{"): "{\(elements { $0.string() + ":" + $0.afterColon() }.sorted().joined(separator: ","))}"
        case UInt8(ascii: "["): "[\(elements { $0.value() }.joined(separator: ","))]"
        case UInt8(ascii: "\""): string()
        default: literal()
        }
    }

    private mutating func elements(_ element: (inout JSONMembers) -> String) -> [String] {
        var list: [String] = []
        rest.removeFirst()
        while let next = rest.first, next != UInt8(ascii: "}"), next != UInt8(ascii: "]") {
            if next == UInt8(ascii: ",") { rest.removeFirst() }
            list.append(element(&self))
        }
        _ = rest.popFirst()
        return list
    }

    private mutating func afterColon() -> String {
        if rest.first == UInt8(ascii: ":") { rest.removeFirst() }
        return value()
    }

    private mutating func string() -> String {
        let start = rest
        _ = rest.popFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
        }
        return String(Substring(start[..<rest.startIndex]))
    }

    private mutating func literal() -> String {
        let start = rest
        while let byte = rest.first, !",]}".utf8.contains(byte) { rest.removeFirst() }
        // A stray byte must not stop the reading.
        if rest.startIndex == start.startIndex { _ = rest.popFirst() }
        return String(Substring(start[..<rest.startIndex]))
    }
}
