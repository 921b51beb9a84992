/// An argument and the words that were given for it, in their order; a flag's are `true` and `false`.
struct MatchedArgument {
    let definition: ArgumentDefinition
    var words: [String] = []
}
