/// What stands for an argument within a text: `%#@birds@`.
struct CatalogSubstitution {
    /// What prints the argument: `%lld`, or `%2$lld` if it is the second.
    var placeholder: String
    var forms: [CatalogForm]
}
