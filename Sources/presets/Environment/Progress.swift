/// Says on a terminal how far long work is; silent elsewhere.
enum Progress {
    /// What to call now and then with the number of layouts computed so far; nil where nobody would see it.
    static var layouts: ((Int) -> Void)? {
        guard System.isTerminal(2) else { return nil }
        return { count in Output.status("\(count) layouts …") }
    }
}
