/// One pass over a JSON source, with the containers that are open kept on a stack of its own: no recursion, so no source
/// can overflow the thread's stack.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let maximumDepth: Int
    var offset = 0

    /// The open arrays and objects, outermost first.
    private var open: [Container] = []

    /// An array or object whose end has not been seen yet; it has elements or members, as it is the one or the other.
    private struct Container {
        var isObject: Bool
        var offset: Int
        var elements: [JSONNode] = []
        var members: [JSONNode.Member] = []
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// The byte at the offset, or 0 at the end; a 0 in the source is nowhere right either.
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func document() throws(JSONParseError) -> JSONNode {
        offset = byteOrderMarkLength(of: bytes)
        skipSpace()
        guard offset < bytes.count else { throw error("the text is empty: a JSON value was expected") }
        while true {
            guard var node = try beginValue() else { continue }
            while !open.isEmpty {
                guard let closed = try attach(node) else { break }
                node = closed
            }
            guard !open.isEmpty else {
                skipSpace()
                guard offset == bytes.count else { throw unexpected("after the end of the JSON value") }
                return node
            }
        }
    }

    /// Reads a value whole, or opens a container and goes to its first value (then nil).
    private mutating func beginValue() throws(JSONParseError) -> JSONNode? {
        let start = offset
        switch byte {
        case UInt8(ascii: "\""):
            return JSONNode(offset: start, value: .string(try string()))
        case UInt8(ascii: "{"):
            try openContainer(isObject: true)
            guard byte == UInt8(ascii: "}") else {
                try name()
                return nil
            }
            return close()
        case UInt8(ascii: "["):
            try openContainer(isObject: false)
            return byte == UInt8(ascii: "]") ? close() : nil
        case UInt8(ascii: "-") where startsWith("-Infinity") || startsWith("-NaN"),
            UInt8(ascii: "N") where startsWith("NaN"), UInt8(ascii: "I") where startsWith("Infinity"):
            throw error("JSON has no NaN and no infinities")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(offset: start, value: .number(try number()))
        case UInt8(ascii: "t") where take("true"): return JSONNode(offset: start, value: .bool(true))
        case UInt8(ascii: "f") where take("false"): return JSONNode(offset: start, value: .bool(false))
        case UInt8(ascii: "n") where take("null"): return JSONNode(offset: start, value: .null)
        default: throw unexpected("where a value was expected")
        }
    }

    private mutating func openContainer(isObject: Bool) throws(JSONParseError) {
        guard open.count < maximumDepth else {
            throw error("arrays and objects are nested deeper than the \(maximumDepth) levels that are read")
        }
        open.append(Container(isObject: isObject, offset: offset))
        offset += 1
        skipSpace()
    }

    /// Puts a value into the innermost container and goes to its next value, or gives back the container if it ends.
    private mutating func attach(_ node: JSONNode) throws(JSONParseError) -> JSONNode? {
        let top = open.count - 1
        let isObject = open[top].isObject
        if isObject {
            open[top].members[open[top].members.count - 1].node = node
        } else {
            open[top].elements.append(node)
        }
        skipSpace()
        let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if byte == end {
            if isObject { try refuseDuplicates(open[top].members) }
            return close()
        }
        guard byte == UInt8(ascii: ",") else {
            throw unexpected("where a comma or \(isObject ? "}" : "]") was expected")
        }
        let comma = offset
        offset += 1
        skipSpace()
        if byte == end {
            throw error("JSON allows no comma before the closing \(isObject ? "}" : "]")", at: comma)
        }
        if isObject { try name() }
        return nil
    }

    private mutating func close() -> JSONNode? {
        offset += 1
        return open.popLast().map {
            JSONNode(offset: $0.offset, value: $0.isObject ? .object($0.members) : .array($0.elements))
        }
    }

    /// Reads a member's name and the colon; its value is filled in when it has been read.
    private mutating func name() throws(JSONParseError) {
        let start = offset
        guard byte == UInt8(ascii: "\"") else {
            throw unexpected("where a member's name in double quotes was expected")
        }
        let name = try string()
        skipSpace()
        guard byte == UInt8(ascii: ":") else {
            throw unexpected("where the colon after a member's name was expected")
        }
        offset += 1
        skipSpace()
        open[open.count - 1].members.append(
            JSONNode.Member(name: name, nameOffset: start, node: JSONNode(offset: offset, value: .null))
        )
    }

    private mutating func number() throws(JSONParseError) -> JSONNumber {
        switch numberEnd(in: bytes, from: offset) {
        case .failure(let place, let message): throw error(message, at: place)
        case .success(let end):
            defer { offset = end }
            let digits = UnsafeBufferPointer(rebasing: bytes[offset..<end])
            return JSONNumber(wellFormed: String(decoding: digits, as: UTF8.self))
        }
    }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    func startsWith(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func take(_ word: StaticString) -> Bool {
        guard startsWith(word) else { return false }
        offset += word.utf8CodeUnitCount
        return true
    }
}
