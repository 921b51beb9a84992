/// A JSON value whose objects keep the order of their members and whose numbers keep their digits.
public enum JSON: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, by its text.
    case number(JSONNumber)
    /// A string, without escapes.
    case string(String)
    /// The elements of an array.
    case array([JSON])
    /// The members of an object in their order. Names should differ; ``JSONParser`` sees to it.
    case object([Member])

    /// A name and its value in an object.
    public struct Member: Hashable, Sendable {
        /// The name, without escapes.
        public var name: String
        /// The value.
        public var value: JSON

        /// Makes a member.
        public init(name: String, value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// Makes a number, or nil of NaN and the infinities, which JSON cannot say.
    public init?(_ value: Double) {
        guard let number = JSONNumber(value) else { return nil }
        self = .number(number)
    }

    /// Makes a number.
    public init(_ value: Int) {
        self = .number(JSONNumber(value))
    }

    /// The value of the object's member with this name; nil where there is none, or no object.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}
