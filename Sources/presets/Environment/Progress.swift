import CatalogueFormats

/// Says on a terminal how far long work is; silent elsewhere.
enum Progress {
    /// What to call before layouts are computed and now and then while they are; nil where nobody would see it.
    /// - Parameter isAnnounced: whether it is said beforehand, also in a pipe, how many there are.
    static func layouts(isAnnounced: Bool = false) -> ((_ done: Int, _ expected: Int) -> Void)? {
        let isTerminal = System.isTerminal(2)
        guard isTerminal || isAnnounced else { return nil }
        return { done, expected in
            if done == 0, isAnnounced { Output.note("\(counted(expected, "layout")) to compute") }
            if done > 0, isTerminal { Output.status("\(done) of \(expected) layouts …") }
        }
    }

    /// Takes the line away again.
    static func finish() {
        if System.isTerminal(2) { Output.status("") }
    }
}
