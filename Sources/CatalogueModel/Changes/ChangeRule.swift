import ButtonLayout

/// One kind of change, and what it means unless the catalogue says otherwise.
public enum ChangeRule: Hashable, CaseIterable, Sendable {
    case removed, removedAfterDeprecation, renamed, deprecated, undeprecated, added
    case typeChanged, valueChanged, definitionChanged, described
    case traitAdded, traitRemoved, traitChanged, collectionAdded, collectionRemoved, fontChanged
    case layoutMoved, layoutWithinTolerance, findingLost
    case findingGained(Finding)

    public static let allCases: [ChangeRule] =
        [
            .removed, .removedAfterDeprecation, .renamed, .deprecated, .undeprecated, .added, .typeChanged,
            .valueChanged, .definitionChanged, .described, .traitAdded, .traitRemoved, .traitChanged,
            .collectionAdded, .collectionRemoved, .fontChanged, .layoutMoved, .layoutWithinTolerance, .findingLost,
        ] + Finding.allCases.map(ChangeRule.findingGained)

    /// As in `removed`, `new-title-clipped`.
    public var id: String {
        switch self {
        case .removed: "removed"
        case .removedAfterDeprecation: "removed-after-deprecation"
        case .renamed: "renamed"
        case .deprecated: "deprecated"
        case .undeprecated: "undeprecated"
        case .added: "added"
        case .typeChanged: "type-changed"
        case .valueChanged: "value-changed"
        case .definitionChanged: "definition-changed"
        case .described: "described"
        case .traitAdded: "trait-added"
        case .traitRemoved: "trait-removed"
        case .traitChanged: "trait-changed"
        case .collectionAdded: "collection-added"
        case .collectionRemoved: "collection-removed"
        case .fontChanged: "font-changed"
        case .layoutMoved: "layout-moved"
        case .layoutWithinTolerance: "layout-within-tolerance"
        case .findingLost: "finding-lost"
        case .findingGained(let finding): "new-\(finding.name)"
        }
    }

    public init?(id: String) {
        guard let rule = Self.allCases.first(where: { $0.id == id }) else { return nil }
        self = rule
    }

    /// What it means unless the catalogue says otherwise.
    public var standardImpact: ChangeImpact {
        switch self {
        case .removed, .renamed, .typeChanged, .traitRemoved, .collectionRemoved: .major
        case .removedAfterDeprecation, .deprecated, .added, .valueChanged, .definitionChanged, .traitAdded,
            .traitChanged, .collectionAdded, .fontChanged, .layoutMoved:
            .minor
        case .undeprecated, .described, .layoutWithinTolerance, .findingLost: .patch
        case .findingGained(.belowMinimumTarget): .major
        case .findingGained(let finding):
            switch finding.severity(in: .exact(.leading)) {
            case .error: .major
            case .warning: .minor
            case .note: .patch
            }
        }
    }

    /// What the rule is about, in one sentence.
    public var meaning: String {
        switch self {
        case .removed: "A metric, token or preset is gone that was not deprecated."
        case .removedAfterDeprecation: "A metric, token or preset is gone that was deprecated before."
        case .renamed: "A metric, token or preset has another name."
        case .deprecated: "A metric, token or preset should no longer be used."
        case .undeprecated: "A metric, token or preset may be used again."
        case .added: "A metric, token or preset is new."
        case .typeChanged: "A metric or token has another type."
        case .valueChanged: "A metric or token has another value."
        case .definitionChanged: "A preset is defined otherwise."
        case .described: "Only descriptions or extensions are others."
        case .traitAdded: "A trait is new."
        case .traitRemoved: "A trait is gone."
        case .traitChanged: "A trait has other values or another default."
        case .collectionAdded: "Layouts are kept for another trait collection."
        case .collectionRemoved: "Layouts are kept for a trait collection no more."
        case .fontChanged: "Titles are measured with another font."
        case .layoutMoved: "A layout moved or was resized by more than the tolerance."
        case .layoutWithinTolerance: "A layout moved or was resized within the tolerance."
        case .findingLost: "A layout has a finding no more."
        case .findingGained(let finding): "A layout has the finding \(finding.name) now."
        }
    }
}
