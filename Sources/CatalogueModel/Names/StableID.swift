/// A UUID: who a fact, a revision or a catalogue is, whatever its name and in whichever file.
public struct StableID: Hashable, Sendable, CustomStringConvertible {
    /// 16 bytes.
    public let bytes: [UInt8]

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A random one (version 4).
    public static func random() -> StableID {
        var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return StableID(bytes: bytes)
    }

    /// The id of the `birth`-th fact that was born in a catalogue under a name (version 5). The same addition to two
    /// copies of a catalogue is the same fact.
    public static func fact(_ kind: FactKind, named name: String, birth: Int, in catalogue: StableID) -> StableID {
        StableID(
            bytes: uuidVersion5(namespace: catalogue.bytes, name: "\(kind.rawValue) \(name) \(birth)".utf8))
    }

    /// The id of what every catalogue has from the start: the same in all of them.
    public static func builtIn(_ kind: FactKind, named name: String) -> StableID {
        fact(kind, named: name, birth: 1, in: StableID(bytes: Array(repeating: 0, count: 16)))
    }

    /// From the usual form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`, in either case.
    public init?(_ text: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        var high: UInt8?
        for (index, character) in text.utf8.enumerated() {
            if [8, 13, 18, 23].contains(index) {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Self.digit(character) else { return nil }
            if let first = high { bytes.append(first << 4 | digit) }
            high = high == nil ? digit : nil
        }
        guard text.utf8.count == 36 else { return nil }
        self.init(bytes: bytes)
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The usual form in lower case.
    public var description: String {
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            if byte < 16 { text += "0" }
            text += String(byte, radix: 16)
        }
        return text
    }
}

/// What a fact is about.
public enum FactKind: String, CaseIterable, Sendable {
    case metric, token, preset, trait, collection

    /// Those that share the one tree of names.
    public static let named: [FactKind] = [.metric, .token, .preset]
}
