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
}
