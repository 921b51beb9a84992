import CatalogueModel

extension SalvageReport {
    /// What could not be read, and how much could.
    public func text(of path: String) -> String {
        var lines = tables.filter { !$0.isWhole }.map(\.sentence)
        if !lostRevisions.isEmpty {
            let named = lostRevisions.prefix(10).map { "r\($0)" }.joined(separator: ", ")
            let more = lostRevisions.count > 10 ? " and \(lostRevisions.count - 10) more" : ""
            lines.append("who made \(named)\(more), when and why, is lost")
        }
        lines += renamed.map { "\(escapedForTerminal($0)) has a new id or name: its own is lost" }
        let rows = tables.reduce(0) { $0 + $1.rows }
        lines.append("\(escapedForTerminal(path)) made: \(counted(Int(rows), "row")) saved")
        return lines.map { $0 + "\n" }.joined()
    }
}

extension SalvageReport.Table {
    fileprivate var sentence: String {
        let reason = obstacle.map { "some rows cannot be read (\(escapedForTerminal($0)))" }
        let count = dropped > 0 ? "\(counted(Int(dropped), "row")) contradict the rest and were dropped" : nil
        return "\(name): "
            + [reason, count, "\(counted(Int(rows), "row")) saved"].compactMap { $0 }.joined(separator: "; ")
    }
}
