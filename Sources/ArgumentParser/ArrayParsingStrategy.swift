/// Which word a repeatable option takes as its value, each time it is given.
public struct ArrayParsingStrategy: Hashable, Sendable {
    let takesAnything: Bool

    /// The next word, unless it looks like an option; a negative number is a value.
    public static var singleValue: ArrayParsingStrategy { ArrayParsingStrategy(takesAnything: false) }

    /// The next word, whatever it is.
    public static var unconditionalSingleValue: ArrayParsingStrategy { ArrayParsingStrategy(takesAnything: true) }
}
