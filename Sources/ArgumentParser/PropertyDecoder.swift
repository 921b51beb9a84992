/// Puts parsed properties back into a value of their type, through the initializer that `Decodable` synthesizes.
struct PropertyDecoder: Decoder {
    let properties: [String: Any]
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func refusal(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Arguments come from a command line."))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PropertyContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.refusal(self) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.refusal(self) }
}
