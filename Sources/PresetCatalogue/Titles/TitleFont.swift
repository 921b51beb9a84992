import CatalogueModel

/// What titles are measured with in a trait collection: a typography, and the fonts that stand for its families.
struct TitleFont: Hashable {
    let typography: ResolvedTypography
    /// In the order in which they are asked for a glyph. Empty when there is no font for the first family, which says
    /// how high a line is.
    let fonts: [RegisteredFont]

    init(_ typography: ResolvedTypography, _ fonts: [RegisteredFont]) {
        self.typography = typography
        let found = typography.families.map { fonts.nearest(to: typography.weight, family: $0) }
        self.fonts = found.first == .some(nil) ? [] : found.compactMap { $0 }
    }
}
