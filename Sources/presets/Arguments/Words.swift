import ArgumentParser
import ButtonLayout
import CatalogueModel
import Spelling

// The words of the model as arguments.

extension Pattern: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }

    public var defaultValueDescription: String { self == .all ? "all" : description }
}

extension RevisionName: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }

    public var defaultValueDescription: String { description }
}

extension MetricType: ExpressibleByArgument {}

extension Severity: ExpressibleByArgument {}

/// Reads arguments, with errors that say what would be right.
enum Read {
    @Sendable static func name(_ text: String) throws -> Name {
        do throws(NameError) {
            return try Name(text)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// A metric's name, in braces or without; `default` for none.
    @Sendable static func nameSetting(_ text: String) throws -> Setting<Name> {
        if text == reset { return .reset }
        return .value(try TextValue(parsing: text).reference ?? name(text))
    }

    /// The metric that the text of a key is.
    static func titleKey(_ key: String, table: String?) throws -> Name {
        do throws(NameError) {
            return try Name(key: key, table: table ?? Name.standardTable)
        } catch {
            throw ValidationError(error.description)
        }
    }

    @Sendable static func style(_ text: String) throws -> Style {
        if let style = Style(name: text) { return style }
        let near = closestMatch(to: text, in: StyleGuide.all.map(\.name)).map { "; did you mean '\($0)'?" }
        throw ValidationError("there is no style '\(text)'\(near ?? ""); 'presets styles' shows them")
    }

    /// A word of the layout engine's vocabulary.
    @Sendable static func word<Word: Named>(_ text: String) throws -> Word {
        if let word = Word(name: text) { return word }
        throw ValidationError("'\(text)' is none of \(Word.allCases.map(\.name).joined(separator: ", "))")
    }

    @Sendable static func fontWeight(_ text: String) throws -> FontWeight {
        if let weight = FontWeight(parsing: text) { return weight }
        throw ValidationError("'\(text)' is no font weight: 1 to 1000, or a name such as semibold")
    }

    @Sendable static func rule(_ text: String) throws -> ChangeRule {
        if let rule = ChangeRule(id: text) { return rule }
        let near = closestMatch(to: text, in: ChangeRule.allCases.map(\.id)).map { "; did you mean '\($0)'?" }
        throw ValidationError("there is no rule '\(text)'\(near ?? ""); 'presets rule list' shows them")
    }

    @Sendable static func impact(_ text: String) throws -> Setting<ChangeImpact> {
        if text == reset { return .reset }
        if let impact = ChangeImpact(rawValue: text) { return .value(impact) }
        throw ValidationError("'\(text)' is none of major, minor, patch, default")
    }

    @Sendable static func state(_ text: String) throws -> ControlState {
        if let state = ControlState(name: text) { return state }
        throw ValidationError(
            "'\(text)' is no state: normal, highlighted, selected, disabled, focused, or several with '+'")
    }

    @Sendable static func condition(_ text: String) throws -> TraitCondition {
        guard let values = TraitCollection.values(from: text), values.count == 1, let value = values.first else {
            throw ValidationError("'\(text)' is no trait=value, as in size=compact")
        }
        return TraitCondition(trait: value.key, value: value.value)
    }

    @Sendable static func traits(_ text: String) throws -> [String: String] {
        guard let values = TraitCollection.values(from: text), !values.isEmpty else {
            throw ValidationError("'\(text)' is no list of traits, as in direction=rtl,scale=2")
        }
        return values
    }
}
