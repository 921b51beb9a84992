/// What a property wrapper holds: before parsing how to come to a value, afterwards the value.
enum Parsed<Value> {
    /// `convert` gives `nil` for no words; `initial` is then the value.
    case definition(ArgumentDefinition, initial: Value?, convert: @Sendable ([String]) throws -> Value?)
    case value(Value)
}

extension Parsed: Sendable where Value: Sendable {}

extension Parsed {
    /// One value, the last one given; `nil` as `initial` makes it required.
    static func scalar(
        _ definition: ArgumentDefinition, initial: Value?, _ transform: @escaping @Sendable (String) throws -> Value
    ) -> Parsed {
        var definition = definition
        definition.isOptional = initial != nil
        return .definition(definition, initial: initial) { try $0.map(converting(transform)).last }
    }

    /// One value, the last one given, or none.
    static func optional<T>(
        _ definition: ArgumentDefinition, _ transform: @escaping @Sendable (String) throws -> T
    ) -> Parsed where Value == T? {
        var definition = definition
        definition.isOptional = true
        return .definition(definition, initial: .some(nil)) { words in
            try words.map(converting(transform)).last.map(Optional.some)
        }
    }

    /// All values given, in their order; `nil` as `initial` asks for at least one.
    static func array<T>(
        _ definition: ArgumentDefinition, initial: [T]?, _ transform: @escaping @Sendable (String) throws -> T
    ) -> Parsed where Value == [T] {
        var definition = definition
        definition.isOptional = initial != nil
        definition.isRepeating = true
        return .definition(definition, initial: initial) { $0.isEmpty ? nil : try $0.map(converting(transform)) }
    }

    private static func converting<T>(
        _ transform: @escaping @Sendable (String) throws -> T
    ) -> (String) throws -> T {
        { word in
            do {
                return try transform(word)
            } catch {
                throw ConversionFailure(word: word, reason: "\(error)")
            }
        }
    }
}

extension Parsed {
    /// The value; a declaration that was never parsed has its default.
    var current: Value {
        switch self {
        case .value(let value), .definition(_, initial: let value?, _): value
        case .definition:
            preconditionFailure("Parse the type with parse, parseAsRoot or main before reading a required argument.")
        }
    }

    func filled(from matched: MatchedArgument?) throws -> Parsed {
        guard case .definition(_, let initial, let convert) = self, let matched else { return self }
        do {
            guard let value = try convert(matched.words) ?? initial else {
                throw ParserError.missingArguments([matched.definition])
            }
            return .value(value)
        } catch let failure as ConversionFailure {
            throw ParserError.invalidValue(failure, matched.definition)
        }
    }
}
