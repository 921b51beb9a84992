/// A value with a name: `--style <style>`.
@propertyWrapper
public struct Option<Value>: Decodable, ParsedWrapper {
    var parsed: Parsed<Value>

    init(parsed: Parsed<Value>) {
        self.parsed = parsed
    }

    /// The compiler wants it for `@Option var name: Type` without parentheses, and then takes a fitting initializer.
    @available(*, unavailable, message: "The type must be ExpressibleByArgument, or have a transform.")
    public init() {
        preconditionFailure("Not available.")
    }

    /// Never of use: options come from the command line, and any other decoder is refused.
    public init(from decoder: any Decoder) throws {
        throw PropertyDecoder.refusal(decoder)
    }

    /// The value that was given, or the default.
    public var wrappedValue: Value {
        get { parsed.current }
        set { parsed = .value(newValue) }
    }
}

extension Option: Sendable where Value: Sendable {}
