/// The dotted name of a metric, a kept token or a preset, as in `button.primary.large`.
///
/// Names are normalised to NFC here, at the one door where they enter: Swift calls two spellings of `é` equal,
/// SQLite does not.
public struct Name: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    /// Checks and normalises a name. What is refused is what the Design Tokens format forbids, and what cannot be
    /// shown: control characters.
    public init(_ text: String) throws(NameError) {
        if Self.isPlain(text) {
            self.text = text
            return
        }
        // First of all, so that what was accepted once is accepted when it is read back.
        let text = text.precomposed
        guard !text.isEmpty else { throw NameError(text: text, problem: .empty) }
        guard text.utf8.count <= Self.maximumLength else {
            throw NameError(text: String(text.prefix(40)) + "…", problem: .tooLong)
        }
        // By scalars: a combining mark would hide a dot or a dollar from Swift, but from nobody else.
        for segment in text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false) {
            guard let first = segment.first else { throw NameError(text: text, problem: .emptySegment) }
            let isLast = segment.endIndex == text.unicodeScalars.endIndex
            if first == "$", String(segment) != "$root", !isLast || String(segment) != Self.group {
                throw NameError(text: text, problem: .leadingDollar)
            }
        }
        for scalar in text.unicodeScalars {
            if scalar == "{" || scalar == "}" { throw NameError(text: text, problem: .brace) }
            if scalar.properties.generalCategory == .control || scalar.isLineSeparator || scalar.reordersText {
                throw NameError(text: text, problem: .controlCharacter(scalar.value))
            }
        }
        self.text = text
    }

    /// Whether a text is a name that needs no closer look: visible ASCII without braces and dollars.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var isAfterDot = true
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "."):
                    if isAfterDot { return false }
                    isAfterDot = true
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"): return false
                case 0x21...0x7E: isAfterDot = false
                default: return false
                }
            }
            return !isAfterDot && bytes.count <= maximumLength
        }
    }

    /// The last part of the name under which stands what a group of design tokens says of itself.
    public static let group = "$group"

    /// Whether it is the name of what a group says of itself.
    public var isOfGroup: Bool {
        text.utf8.last == UInt8(ascii: "p")
            && (text == Self.group || text.utf8.suffix(7).elementsEqual(("." + Self.group).utf8))
    }

    /// In UTF-8 bytes.
    static let maximumLength = 1000

    public var description: String { text }

    public var segments: [String] { text.unicodeScalars.split(separator: ".").map { String($0) } }

    /// The names of the groups this name is in, innermost first: `a.b` and `a` for `a.b.c`.
    public var enclosingGroups: some Sequence<String> {
        sequence(state: text[...]) { rest -> String? in
            guard let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
            rest = rest[..<dot]
            return String(rest)
        }
    }

    /// The name with the group `old` replaced by `new`; nil when the name is not in that group.
    public func moved(from old: Name, to new: Name) throws(NameError) -> Name? {
        guard text.utf8.starts(with: (old.text + ".").utf8) else { return nil }
        return try Name(new.text + String(text.unicodeScalars.dropFirst(old.text.unicodeScalars.count)))
    }
}

extension Name: Comparable {
    /// By bytes, as SQLite sorts: the same everywhere.
    public static func < (one: Name, other: Name) -> Bool {
        one.text.precedes(other.text)
    }
}

/// Why a text is not a name.
public struct NameError: Error, Hashable, Sendable {
    /// What is wrong with it.
    public enum Problem: Hashable, Sendable {
        case empty, emptySegment, leadingDollar, brace, tooLong
        case controlCharacter(UInt32)
    }

    public let text: String
    public let problem: Problem

    public init(text: String, problem: Problem) {
        self.text = text
        self.problem = problem
    }
}

extension Unicode.Scalar {
    /// Overrides and isolates of the bidirectional algorithm, with which a name could look like another.
    fileprivate var reordersText: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }

    fileprivate var isLineSeparator: Bool { value == 0x2028 || value == 0x2029 }
}
