/// How far a translation is.
public enum TranslationState: Hashable, Sendable {
    case translated
    /// Nobody has looked at it yet: what stands there is the source text, or nothing.
    case new
    case needsReview
    /// Of a text that is no longer in use.
    case stale
    /// A word that is not known here.
    case other(String)

    /// Whether it says less for a translation than another.
    public func isWeaker(than other: TranslationState) -> Bool { rank < other.rank }

    private var rank: Int {
        switch self {
        case .new: 0
        case .stale: 1
        case .needsReview: 2
        case .other: 3
        case .translated: 4
        }
    }
}

extension TranslationState: RawRepresentable {
    /// Makes a state of its word in a String Catalog; it never fails.
    public init(rawValue: String) {
        self =
            switch rawValue {
            case "translated": .translated
            case "new": .new
            case "needs_review": .needsReview
            case "stale": .stale
            default: .other(rawValue)
            }
    }

    /// The word in a String Catalog.
    public var rawValue: String {
        switch self {
        case .translated: "translated"
        case .new: "new"
        case .needsReview: "needs_review"
        case .stale: "stale"
        case .other(let word): word
        }
    }
}
