/// When: the state of the catalogue that is read.
public enum Moment: Hashable, Sendable {
    case now
    case revision(Int64)

    /// The SQL condition for the rows of a temporal table that hold then.
    func holds(_ table: String) -> String {
        switch self {
        case .now: "\(table).until IS NULL"
        case .revision(let number):
            "\(table).since <= \(number) AND (\(table).until IS NULL OR \(table).until > \(number))"
        }
    }

    /// The layouts `l` of a query that asks for those that hold: now, they are found without a look at their history.
    var layouts: String { self == .now ? "layout l INDEXED BY layout_current" : "layout l" }
}
