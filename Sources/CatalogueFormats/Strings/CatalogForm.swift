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

/// What stands for an argument within a text: `%#@birds@`.
struct CatalogSubstitution {
    /// What prints the argument: `%lld`, or `%2$lld` if it is the second.
    var placeholder: String
    var forms: [CatalogForm]
}
