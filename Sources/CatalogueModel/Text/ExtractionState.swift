/// How a key came into a String Catalog, and whether the code still has it.
public enum ExtractionState: Hashable, Sendable {
    /// Somebody wrote it there.
    case manual
    /// It was found in the code once, and is there no longer.
    case stale
    /// It comes from an older file.
    case migrated
    /// It was found in the code, with its text.
    case extractedWithValue
    /// A word that is not known here.
    case other(String)
}

extension ExtractionState: RawRepresentable {
    /// Makes a state of its word in a String Catalog; it never fails.
    public init(rawValue: String) {
        self =
            switch rawValue {
            case "manual": .manual
            case "stale": .stale
            case "migrated": .migrated
            case "extracted_with_value": .extractedWithValue
            default: .other(rawValue)
            }
    }

    /// The word in a String Catalog.
    public var rawValue: String {
        switch self {
        case .manual: "manual"
        case .stale: "stale"
        case .migrated: "migrated"
        case .extractedWithValue: "extracted_with_value"
        case .other(let word): word
        }
    }
}
