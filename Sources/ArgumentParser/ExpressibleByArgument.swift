/// A type whose values can be written as one word on the command line.
public protocol ExpressibleByArgument: SendableMetatype {
    /// Reads a word; `nil` if it is no value of this type.
    init?(argument: String)

    /// The value as the help shows it where it is the default.
    var defaultValueDescription: String { get }

    /// All words that are values, for help, errors and completions; empty if they cannot be counted.
    static var allValueStrings: [String] { get }
}

extension ExpressibleByArgument {
    /// The value as it prints itself.
    public var defaultValueDescription: String { "\(self)" }

    /// None: the values cannot be counted.
    public static var allValueStrings: [String] { [] }

    /// Reads a word, and says on failure what would be right.
    static func read(_ word: String) throws -> Self {
        guard let value = Self(argument: word) else { throw ValidationError(expectation) }
        return value
    }

    private static var expectation: String {
        switch self {
        case is any BinaryInteger.Type: "a whole number is expected"
        case is any BinaryFloatingPoint.Type: "a number is expected"
        case is Bool.Type: "true or false is expected"
        default: ""
        }
    }
}

extension ExpressibleByArgument where Self: CaseIterable {
    /// The names of the cases.
    public static var allValueStrings: [String] { allCases.map { String(describing: $0) } }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue: ExpressibleByArgument {
    /// The raw values of the cases.
    public static var allValueStrings: [String] { allCases.map(\.rawValue.defaultValueDescription) }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
    /// The raw value.
    public var defaultValueDescription: String { rawValue.defaultValueDescription }
}

extension RawRepresentable where Self: ExpressibleByArgument, RawValue: ExpressibleByArgument {
    /// Reads a raw value.
    public init?(argument: String) {
        guard let rawValue = RawValue(argument: argument) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension LosslessStringConvertible where Self: ExpressibleByArgument {
    /// Reads what the type prints.
    public init?(argument: String) {
        self.init(argument)
    }
}

extension String: ExpressibleByArgument {
    /// Takes the word as it is.
    public init?(argument: String) {
        self = argument
    }
}

extension Int: ExpressibleByArgument {}
extension Int32: ExpressibleByArgument {}
extension Double: ExpressibleByArgument {}
extension Bool: ExpressibleByArgument {}
