/// The 16 bytes of the version 5 UUID of a name in a namespace (RFC 9562, 5.5): the same name gives the same UUID
/// everywhere and always.
///
/// - Parameters:
///   - namespace: the 16 bytes of the UUID of the namespace.
///   - name: the bytes of the name.
public func uuidVersion5(namespace: [UInt8], name: some Sequence<UInt8>) -> [UInt8] {
    var source = namespace
    source.append(contentsOf: name)
    var bytes = sha1(source)
    bytes.removeLast(4)
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
}
