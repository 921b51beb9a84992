/// Names that become the same elsewhere.
public struct IdentifierError: Error, Hashable, Sendable, CustomStringConvertible {
    public struct Collision: Hashable, Sendable {
        public var identifier: String
        /// The names, sorted.
        public var origins: [String]
    }

    /// Sorted by identifier.
    public var collisions: [Collision]

    init(_ collisions: [Collision]) {
        self.collisions = collisions.sorted { ($0.identifier, $0.origins[0]) < ($1.identifier, $1.origins[0]) }
    }

    public var description: String {
        collisions.map { collision in
            "\(collision.origins.map(Self.shown).joined(separator: ", ")) all become "
                + "'\(escapedForTerminal(collision.identifier))'"
        }.joined(separator: "\n") + "\nrename one with 'presets rename', or add a suffix to the younger: --disambiguate"
    }

    private static func shown(_ origin: String) -> String {
        let isGroup = origin.utf8.last == UInt8(ascii: ".")
        return isGroup
            ? "the group '\(escapedForTerminal(String(origin.dropLast())))'" : "'\(escapedForTerminal(origin))'"
    }
}
