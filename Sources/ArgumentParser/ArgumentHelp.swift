/// What the help says of one argument.
public struct ArgumentHelp: Sendable, ExpressibleByStringInterpolation {
    /// One short sentence.
    public var abstract: String

    /// More to say, printed under the abstract.
    public var discussion: String?

    /// What stands between `<` and `>`; by default the argument's name.
    public var valueName: String?

    /// Whether the argument is shown.
    public var visibility: ArgumentVisibility

    /// Makes a help text.
    public init(
        _ abstract: String = "",
        discussion: String? = nil,
        valueName: String? = nil,
        visibility: ArgumentVisibility = .default
    ) {
        self.abstract = abstract
        self.discussion = discussion
        self.valueName = valueName
        self.visibility = visibility
    }

    /// Makes a help text of one sentence.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// No help, and not shown.
    public static var hidden: ArgumentHelp { ArgumentHelp(visibility: .hidden) }
}
