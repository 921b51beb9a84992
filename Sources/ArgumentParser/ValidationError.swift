/// A mistake in what was typed, found by `validate()`, `run()` or a transform; shown together with the usage line.
public struct ValidationError: Error, Hashable, CustomStringConvertible {
    /// What is wrong and what to do.
    public let message: String

    /// Makes an error that says `message`.
    public init(_ message: String) {
        self.message = message
    }

    /// The text alone.
    public var description: String { message }
}
