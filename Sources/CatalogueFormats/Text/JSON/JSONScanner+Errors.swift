extension JSONScanner {
    var notUTF8: String { "the text is not UTF-8 here" }

    func error(_ message: String, at place: Int? = nil) -> JSONParseError {
        JSONParseError(message: message, offset: place ?? offset)
    }

    /// Says what stands at the offset and not what should; the usual guests from JavaScript and Python by name.
    func unexpected(_ place: String) -> JSONParseError {
        switch byte {
        case _ where offset >= bytes.count: return error("the text ends \(place)")
        case UInt8(ascii: "/") where startsWith("//") || startsWith("/*"): return error("JSON has no comments")
        case UInt8(ascii: "#"): return error("JSON has no comments")
        case UInt8(ascii: "'"): return error("JSON has double quotes only")
        case _ where offset == 0 && isUTF16: return error("the text is UTF-16, not UTF-8")
        default: break
        }
        guard let scalar = scalarAtOffset else { return error(notUTF8) }
        return error("unexpected \(visible(scalar)) \(place)")
    }

    /// Refuses an object in which two members have the same name.
    func refuseDuplicates(_ members: [JSONNode.Member]) throws(JSONParseError) {
        guard let (first, second) = firstDuplicate(in: members) else { return }
        let name = escapedForTerminal(second.name)
        let places = [first, second].map { SourcePosition(offset: $0.nameOffset, in: bytes).description }
        throw error(
            "the object has the name \"\(name)\" twice, at \(places[0]) and at \(places[1])",
            at: second.nameOffset
        )
    }

    private func firstDuplicate(
        in members: [JSONNode.Member]
    ) -> (JSONNode.Member, JSONNode.Member)? {
        // Most objects are small, and comparing a few names costs less than hashing them.
        if members.count <= 8 {
            for index in members.indices.dropFirst() {
                for earlier in members[..<index] where earlier.name == members[index].name {
                    return (earlier, members[index])
                }
            }
            return nil
        }
        var seen: [String: Int] = [:]
        seen.reserveCapacity(members.count)
        for index in members.indices {
            if let earlier = seen.updateValue(index, forKey: members[index].name) {
                return (members[earlier], members[index])
            }
        }
        return nil
    }

    private var isUTF16: Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    private var scalarAtOffset: Unicode.Scalar? {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes[offset...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
        return Unicode.UTF8.decode(encoded)
    }

    private func visible(_ scalar: Unicode.Scalar) -> String {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
        return scalar.value > 0x20 && scalar.value < 0x7F ? "\"\(scalar)\"" : code
    }
}
