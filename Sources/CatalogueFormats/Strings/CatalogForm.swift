import CatalogueModel

/// A text of a String Catalog, and where it holds.
struct CatalogForm {
    /// `plural.one`; empty where it holds always.
    var variation: String
    var text: String
    var state: TranslationState
    /// Where the text stands.
    var offset: Int
}
