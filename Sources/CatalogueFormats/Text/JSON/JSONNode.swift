/// A parsed JSON value that knows where it and each of its parts stand in the source.
public struct JSONNode: Hashable, Sendable {
    /// Where the value begins, in bytes from the start of the source.
    public var offset: Int

    /// What the value is.
    public var value: Value

    /// As ``JSON``, with places.
    public enum Value: Hashable, Sendable {
        /// `null`
        case null
        /// `true` or `false`
        case bool(Bool)
        /// A number, by its text.
        case number(JSONNumber)
        /// A string, without escapes.
        case string(String)
        /// The elements of an array.
        case array([JSONNode])
        /// The members of an object in their order; no two have the same name.
        case object([Member])
    }

    /// A name and its value in an object.
    public struct Member: Hashable, Sendable {
        /// The name, without escapes.
        public var name: String
        /// Where the name's quote stands, in bytes from the start of the source.
        public var nameOffset: Int
        /// The value.
        public var node: JSONNode
    }

    /// The object's member with this name; nil where there is none, or no object.
    public func member(_ name: String) -> Member? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.name == name }
    }

    /// The value of the object's member with this name; nil where there is none, or no object.
    public subscript(name: String) -> JSONNode? {
        member(name)?.node
    }

    /// The value without places.
    public var json: JSON {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let number): .number(number)
        case .string(let string): .string(string)
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members): .object(members.map { JSON.Member(name: $0.name, value: $0.node.json) })
        }
    }
}
