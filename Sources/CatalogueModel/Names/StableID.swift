/// A UUID: who a fact, a revision or a catalogue is, whatever its name and in whichever file.
public struct StableID: Hashable, Sendable, CustomStringConvertible {
    /// The first eight bytes and the last, big-endian.
    private let high: UInt64
    private let low: UInt64

    private init(bytes: some Collection<UInt8>) {
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// 16 bytes.
    public var bytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 16) { bytes, count in
            for index in 0..<8 {
                bytes[index] = UInt8(truncatingIfNeeded: high >> (56 - 8 * index))
                bytes[index + 8] = UInt8(truncatingIfNeeded: low >> (56 - 8 * index))
            }
            count = 16
        }
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
        let name = kind.rawValue + " " + name + (birth == 1 ? " 1" : " \(birth)")
        return StableID(bytes: uuidVersion5(namespace: catalogue.bytes, name: name.utf8))
    }

    /// The id of what every catalogue has from the start: the same in all of them.
    public static func builtIn(_ kind: FactKind, named name: String) -> StableID {
        fact(kind, named: name, birth: 1, in: StableID(bytes: Array(repeating: 0, count: 16)))
    }

    /// From the usual form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`, in either case.
    public init?(_ text: String) {
        guard text.utf8.count == 36 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        var count = 0
        for (index, character) in text.utf8.enumerated() {
            if Self.isDash(index) {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Self.digit(character) else { return nil }
            if count < 16 {
                halves.0 = halves.0 << 4 | UInt64(digit)
            } else {
                halves.1 = halves.1 << 4 | UInt64(digit)
            }
            count += 1
        }
        (high, low) = halves
    }

    private static func isDash(_ index: Int) -> Bool { index == 8 || index == 13 || index == 18 || index == 23 }

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
        String(unsafeUninitializedCapacity: 36) { text in
            var rest = (high, low)
            for index in 0..<36 {
                if Self.isDash(index) {
                    text[index] = UInt8(ascii: "-")
                    continue
                }
                let digit = UInt8(truncatingIfNeeded: rest.0 >> 60)
                text[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                rest = (rest.0 << 4 | rest.1 >> 60, rest.1 << 4)
            }
            return 36
        }
    }
}

/// What a fact is about.
public enum FactKind: String, CaseIterable, Sendable {
    case metric, token, preset, trait, collection, font, rule

    /// Those that share the one tree of names.
    public static let named: [FactKind] = [.metric, .token, .preset]
}
