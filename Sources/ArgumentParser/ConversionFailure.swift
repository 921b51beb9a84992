/// A word that is no value of the wanted type, before it is known which argument it was for.
struct ConversionFailure: Error {
    let word: String

    /// What would be right; may be empty.
    let reason: String
}
