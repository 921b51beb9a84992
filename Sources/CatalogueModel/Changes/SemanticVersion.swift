/// The number of a release, as in `2.4.0` or `v2.4.0`.
public struct SemanticVersion: Hashable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int
    public var patch: Int
    private let prefix: String

    public init(major: Int, minor: Int, patch: Int) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
        prefix = ""
    }

    /// Nil for a name that is no such number; what stands behind a hyphen or a plus sign is left out.
    public init?(_ text: String) {
        prefix = text.hasPrefix("v") ? "v" : ""
        let number = text.dropFirst(prefix.count).prefix { $0 != "-" && $0 != "+" }
        let parts = number.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap { $0 } + [0, 0]
        (major, minor, patch) = (numbers[0], numbers[1], numbers[2])
    }

    /// The number after changes of that impact. Below 1.0.0 what breaks raises the second number, as is usual there.
    public func next(after impact: ChangeImpact) -> SemanticVersion {
        var next = self
        switch impact {
        case .major where major > 0: (next.major, next.minor, next.patch) = (major + 1, 0, 0)
        case .major, .minor: (next.minor, next.patch) = (minor + 1, 0)
        case .patch: next.patch = patch + 1
        }
        return next
    }

    public var description: String { "\(prefix)\(major).\(minor).\(patch)" }
}
