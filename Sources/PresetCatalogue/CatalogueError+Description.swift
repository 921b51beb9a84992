import ButtonLayout
import CatalogueModel

extension CatalogueError: CustomStringConvertible {
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension CatalogueError.Problem: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unknownName(let name, let kind, let suggestions):
            "there is no \(kind?.rawValue ?? "metric or preset") '\(name)'" + didYouMean(suggestions)
        case .nothingMatches(let pattern): "nothing matches '\(pattern)'"
        case .wrongKind(let name, let kind, let wanted): "'\(name)' is a \(kind.rawValue), not a \(wanted.rawValue)"
        case .name(let error): error.sentence
        case .nameTaken(let name, let kind): "there is a \(kind.rawValue) '\(name)' already"
        case .nameIsGroup(let name, let example):
            "'\(name)' cannot be a name: it is a group, with '\(example)' in it"
        case .groupIsName(let name, let group): "'\(name)' cannot be a name: '\(group)' is one, and so no group"
        case .syntax(let place, let error), .notAnExpression(let place, _, let error):
            "\(place): \(error.sentence)" + stringHint
        case .cycle(let chain): "a cycle: \(chain.joined(separator: " → "))"
        case .evaluation(let chain, let message): "\(chain.joined(separator: " → ")): \(message)"
        case .wrongUnit(let chain, let wanted, let got):
            "\(chain.joined(separator: " → ")): a \(got.rawValue) where a \(wanted.rawValue) is needed"
                + (chain.count == 1 && got == .number ? " (for a metric that is a number: --type number)" : "")
        case .notText(let chain, let type):
            "\(chain.joined(separator: " → ")): a metric of type \(type.rawValue) where a text is needed"
        case .notNumber(let chain, let type):
            "\(chain.joined(separator: " → ")): a metric of type \(type.rawValue) where a number is needed"
        case .typeChange(let name, let type, let users):
            "'\(name)' is of type \(type.rawValue), and in use: \(listed(users)); make a metric of another name"
        case .button(let preset, let state, let traits, let error):
            "\(preset)\(state == .normal ? "" : " (\(state.name))")\(traits.isEmpty ? "" : " [\(traits)]"): "
                + error.sentence
        case .inUse(let name, let users): "'\(name)' is in use: \(listed(users))"
        case .unknownTrait(let name, let suggestions):
            "there is no trait '\(name)'" + didYouMean(suggestions) + "; 'presets trait list' shows them"
        case .unknownTraitValue(let condition, let known):
            "the trait '\(condition.trait)' has no value '\(condition.value)': it has \(known.joined(separator: ", "))"
        case .invalidTrait(let text):
            "'\(text)' cannot name a trait or its value: no spaces, commas, '=', quotes or braces"
        case .traitTaken(let name): "there is a trait '\(name)' already"
        case .traitNeedsDefault(let name, let known):
            "the default of the trait '\(name)' must be one of its values: \(known.joined(separator: ", "))"
        case .builtInTrait(let name): "the trait '\(name)' belongs to every catalogue and cannot be removed"
        case .defaultCollection: "the default collection belongs to every catalogue"
        case .unknownCollection(let traits, let known):
            "no layouts are kept for \(traits); 'presets collection add \(traits)' computes them"
                + (known.isEmpty ? "" : " (kept: \(listed(known)))")
        case .collectionTaken(let traits): "layouts for \(traits) are kept already"
        case .unknownRevision(let name, let suggestions):
            "there is no revision or release '\(name)'" + didYouMean(suggestions)
        case .invalidReleaseName(let name):
            "'\(name)' cannot name a release: 'now', digits and r with digits name revisions; no spaces, '@', '/' or '\\'"
        case .releaseTaken(let name, let revision): "the release '\(name)' exists already: it is r\(revision)"
        case .engine(let stored, let current):
            "the layouts were computed by version \(stored) of the layout engine, this is version \(current); "
                + (stored < current ? "'presets recalculate' brings them up to date" : "use a newer presets")
        case .unknownOverride(let name, let condition): "'\(name)' has no value of its own for \(condition)"
        case .historyNeedsEmptyCatalogue(let revision):
            "a history can be imported into an empty catalogue only, and this one is at r\(revision)"
        case .idOfOtherKind(let id, let kind): "the id \(id) belongs to a \(kind.rawValue) here"
        }
    }

    private var stringHint: String {
        if case .notAnExpression = self { return " (for a text: --type string)" }
        return ""
    }

    private func didYouMean(_ suggestions: [String]) -> String {
        suggestions.isEmpty ? "" : "; did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
    }

    private func listed(_ names: [String]) -> String {
        let shown = names.prefix(5).joined(separator: ", ")
        return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
    }
}

extension NameError {
    var sentence: String {
        switch problem {
        case .empty: "a name cannot be empty"
        case .emptySegment: "'\(text)' cannot be a name: a part between dots is empty"
        case .leadingDollar: "'\(text)' cannot be a name: a part begins with '$'"
        case .brace: "'\(text)' cannot be a name: braces stand around references"
        case .tooLong: "'\(text)' is too long for a name (1,000 bytes)"
        case .controlCharacter(let scalar):
            "a name cannot have control characters: U+\(String(scalar, radix: 16, uppercase: true)) is in one"
        }
    }
}

extension ExpressionSyntaxError {
    var sentence: String { "\(detail) at character \(column) of '\(text)'" }

    private var detail: String {
        switch problem {
        case .endsEarly: "a number, {metric} or ( is missing"
        case .openBrace: "a } is missing for the {"
        case .tooLong: "the expression has more than 1,000 numbers and metrics"
        case .tooDeep: "the expression is nested more than 100 deep"
        case .unexpected(let text): "unexpected '\(text)'"
        case .missing(let text): "a '\(text)' is missing"
        case .notANumber(let text): "'\(text)' is no number"
        case .unknownFunction(let word):
            "'\(word)' is no function (\(ExpressionFunction.allCases.map(\.rawValue).joined(separator: ", ")));"
                + " metrics stand in braces, {\(word)}"
        case .argumentCount(let function, let count): "\(function.rawValue) cannot take \(count) values"
        case .name(let error): error.sentence
        }
    }
}

extension ButtonError {
    var sentence: String {
        switch self {
        case .notFinite(let field): "the \(field.name) is not a finite number"
        case .tooLarge(let field): "the \(field.name) is beyond a million points"
        case .notPositive(let field): "the \(field.name) must be above 0"
        case .negative(let field): "the \(field.name) cannot be negative"
        case .exactCannotFill: "exact aligns a group, so an alignment cannot be fill; use center, leading or another"
        }
    }
}

extension ButtonError.Field {
    var name: String {
        switch self {
        case .buttonWidth: "button's width"
        case .buttonHeight: "button's height"
        case .minimumSize: "minimum size"
        case .imageSize: "image's size"
        case .titleSize: "title's size"
        case .lineHeight: "line height"
        case .spacing: "spacing"
        case .contentInsets: "content insets"
        case .titleInsets: "title insets"
        case .imageInsets: "image insets"
        case .imageProperty: "image property"
        case .scale: "scale"
        }
    }
}
