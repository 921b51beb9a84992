/// How a file writes its design tokens.
public enum TokenDialect: String, CaseIterable, Sendable {
    case dtcg = "DTCG 2025.10"
    case dtcgDraft = "DTCG, an older draft"
    case styleDictionary = "Style Dictionary"
    case tokensStudio = "Tokens Studio"
    case tokensStudioSets = "Tokens Studio, sets with themes"
    case spectrum = "Spectrum"
    case resolver = "DTCG 2025.10 resolver"

    /// The name that people read.
    public var name: String { rawValue }

    /// Whether a length may be a text such as `8px`.
    var hasTextLengths: Bool { self != .dtcg && self != .resolver }

    /// Whether the dialect asks for what the standard says, to the letter.
    var isStandard: Bool { self == .dtcg || self == .resolver || self == .dtcgDraft }
}
