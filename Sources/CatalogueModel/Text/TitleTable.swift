/// The texts of a program as metrics: what an import of a String Catalog brings.
public struct TitleTable: Hashable, Sendable {
    /// The group that the metrics are in.
    public var name: String
    public var sourceLocale: String
    /// The locales that the files speak of; in others nothing changes.
    public var locales: [String]
    public var strings: [NamedFact<Metric<Name>>]
    /// Whether a value is only there because the files do not have it in the source language; the catalogue's own is kept.
    public var withoutSource: Set<Name>

    public init(
        name: String, sourceLocale: String, locales: [String], strings: [NamedFact<Metric<Name>>],
        withoutSource: Set<Name>
    ) {
        self.name = name
        self.sourceLocale = sourceLocale
        self.locales = locales
        self.strings = strings
        self.withoutSource = withoutSource
    }
}
