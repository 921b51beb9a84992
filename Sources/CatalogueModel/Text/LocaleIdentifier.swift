import ButtonLayout

public struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        description = text
    }
    public var direction: LayoutDirection {
        ["ar", "he", "fa", "ur"].contains(String(description.prefix { $0 != "-" })) ? .rightToLeft : .leftToRight
    }
    public var fallbacks: [LocaleIdentifier] { [self] }
}
