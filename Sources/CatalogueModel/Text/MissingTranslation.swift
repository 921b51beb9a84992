/// A key that says nothing in a language yet.
public struct MissingTranslation: Hashable, Sendable {
    /// The language, as it was asked for.
    public let locale: String
    public let key: String

    /// Makes one.
    public init(locale: String, key: String) {
        self.locale = locale
        self.key = key
    }
}
