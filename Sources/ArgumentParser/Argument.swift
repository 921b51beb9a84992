/// A value that is known by its place: `<name>`.
@propertyWrapper
public struct Argument<Value>: Decodable, ParsedWrapper {
    var parsed: Parsed<Value>

    init(parsed: Parsed<Value>) {
        self.parsed = parsed
    }

    /// The compiler wants it for `@Argument var name: Type` without parentheses, and then takes a fitting initializer.
    @available(*, unavailable, message: "The type must be ExpressibleByArgument, or have a transform.")
    public init() {
        preconditionFailure("Not available.")
    }

    /// Never of use: arguments come from the command line, and any other decoder is refused.
    public init(from decoder: any Decoder) throws {
        throw PropertyDecoder.refusal(decoder)
    }

    /// The value that was given, or the default.
    public var wrappedValue: Value {
        get { parsed.current }
        set { parsed = .value(newValue) }
    }
}

extension Argument: Sendable where Value: Sendable {}
