/// The number that the process ends with; throwing one ends it without a message.
public struct ExitCode: Error, RawRepresentable, Hashable {
    /// The number that the shell sees.
    public var rawValue: Int32

    /// Makes a code from the number that the shell is to see.
    public init(_ code: Int32) {
        rawValue = code
    }

    /// Makes a code from the number that the shell is to see.
    public init(rawValue: Int32) {
        self.init(rawValue)
    }

    /// All is well: 0.
    public static let success = ExitCode(0)

    /// The answer is "no": 1.
    public static let failure = ExitCode(1)

    /// Trouble: 2. Every error that is not itself an exit code ends with it, so that 1 stays free for answers.
    public static let validationFailure = ExitCode(2)

    /// Whether this is 0.
    public var isSuccess: Bool { self == .success }
}
