import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The number that the next release should have: the last one that is a number, raised by what changed since.
    /// - Returns: the last release, what the changes mean (nil without any), and the number; 0.1.0 for the first one, and
    ///   the last one again when nothing differs.
    public func suggestedRelease() throws -> (last: String?, impact: ChangeImpact?, next: SemanticVersion) {
        try store.read {
            let last = try store.releases().last { SemanticVersion($0.name) != nil }
            let diff = try diff(from: last.map { .release($0.name) } ?? .number(0), to: .now)
            let impact = try rules().impact(of: diff)
            guard let last, let version = SemanticVersion(last.name) else {
                return (nil, impact, SemanticVersion(major: 0, minor: 1, patch: 0))
            }
            return (last.name, impact, impact.map(version.next) ?? version)
        }
    }
}
