/// The properties of one type, by name.
struct PropertyContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PropertyDecoder
    let codingPath: [any CodingKey] = []

    var allKeys: [Key] { decoder.properties.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { decoder.properties[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        guard let value = decoder.properties[key.stringValue] else { return true }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let value = decoder.properties[key.stringValue] as? T else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: [], debugDescription: "'\(key.stringValue)' has no default."))
        }
        return value
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        throw PropertyDecoder.refusal(decoder)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw PropertyDecoder.refusal(decoder)
    }

    func superDecoder() throws -> any Decoder { throw PropertyDecoder.refusal(decoder) }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw PropertyDecoder.refusal(decoder) }
}
