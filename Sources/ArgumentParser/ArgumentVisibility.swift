/// Whether an argument is shown in help, suggestions and completions.
public struct ArgumentVisibility: Hashable, Sendable {
    private enum Level { case shown, hidden }

    private let level: Level

    /// Shown everywhere.
    public static let `default` = ArgumentVisibility(level: .shown)

    /// Accepted but not shown.
    public static let hidden = ArgumentVisibility(level: .hidden)
}
