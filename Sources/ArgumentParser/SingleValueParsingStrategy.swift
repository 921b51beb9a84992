/// Which word an option takes as its value.
public struct SingleValueParsingStrategy: Hashable, Sendable {
    let takesAnything: Bool

    /// The next word, unless it looks like an option; a negative number is a value.
    public static var next: SingleValueParsingStrategy { SingleValueParsingStrategy(takesAnything: false) }

    /// The next word, whatever it is.
    public static var unconditional: SingleValueParsingStrategy { SingleValueParsingStrategy(takesAnything: true) }
}
