/// A reader of what strangers wrote, with what must hold of it whatever that is.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case json, tokens, csv, document, expression, strings, names, values, words, arguments, fonts

    /// - Throws: `BrokenPromise`, of whatever input.
    public func check(_ bytes: [UInt8]) throws {
        switch self {
        case .json: try JSONPromise.check(bytes)
        case .tokens: try TokenPromise.check(bytes)
        case .csv: try CSVPromise.check(bytes)
        case .document: try DocumentPromise.check(bytes)
        case .expression: try ExpressionPromise.check(bytes)
        case .strings: try StringsPromise.check(bytes)
        case .names: try NamesPromise.check(bytes)
        case .values: try ValuesPromise.check(bytes)
        case .words: try WordsPromise.check(bytes)
        case .arguments: try ArgumentsPromise.check(bytes)
        case .fonts: try FontsPromise.check(bytes)
        }
    }
}
