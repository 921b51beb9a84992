/// A reader of what strangers wrote, with what must hold of it whatever that is.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case json, tokens, csv, document, expression, strings

    /// - Throws: `BrokenPromise`, of whatever input.
    public func check(_ bytes: [UInt8]) throws {
        switch self {
        case .json: try JSONPromise.check(bytes)
        case .tokens: try TokenPromise.check(bytes)
        case .csv: try CSVPromise.check(bytes)
        case .document: try DocumentPromise.check(bytes)
        case .expression: try ExpressionPromise.check(bytes)
        case .strings: try StringsPromise.check(bytes)
        }
    }
}
