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
            "there is no \(kind?.rawValue ?? "metric, token or preset") '\(name)'" + didYouMean(suggestions)
        case .nothingMatches(let pattern): "nothing matches '\(pattern)'"
        case .unknownField(let field, let name, let kind, let suggestions):
            "the \(kind.rawValue) '\(name)' has no \(kind == .preset ? "number or property" : "property") '\(field)'"
                + didYouMean(suggestions)
        case .unknownState(let state, let name, let known):
            "'\(name)' has no layout for \(state.name): it has \(known.map(\.name).joined(separator: ", "))"
        case .wrongKind(let name, let kind, let wanted): "'\(name)' is a \(kind.rawValue), not a \(wanted.rawValue)"
        case .name(let error): error.description
        case .nameTaken(let name, let kind): "there is a \(kind.rawValue) '\(name)' already"
        case .nameIsGroup(let name, let example):
            "'\(name)' cannot be a name: it is a group, with '\(example)' in it"
        case .groupIsName(let name, let group): "'\(name)' cannot be a name: '\(group)' is one, and so no group"
        case .syntax(let place, let error), .notAnExpression(let place, _, let error):
            "\(place): \(error.description)" + stringHint
        case .cycle(let chain): "a cycle: \(chain.joined(separator: " → "))"
        case .evaluation(let chain, let message): "\(chain.joined(separator: " → ")): \(message)"
        case .notFinite(let name): "'\(name)' has a number that is not finite"
        case .wrongUnit(let chain, let wanted, let got):
            "\(chain.joined(separator: " → ")): a \(got.rawValue) where a \(wanted.rawValue) is needed"
                + (chain.count == 1 && got == .number ? " (for a metric that is a number: --type number)" : "")
        case .notText(let chain, let type):
            "\(chain.joined(separator: " → ")): a metric of type \(type.rawValue) where a text is needed"
        case .notNumber(let chain, let type):
            "\(chain.joined(separator: " → ")): a metric of type \(type.rawValue) where a number is needed"
        case .notTypography(let chain, let type):
            "\(chain.joined(separator: " → ")): a metric of type \(type.rawValue) where one of type typography is needed"
        case .noTitleFont(let preset, let title):
            "the title '\(title)' of '\(preset)' has no size and no font to measure it with:"
                + " --title-font names a metric of type typography, --title-size gives the size"
        case .title(let title, let preset, let refusal):
            (title.isEmpty ? "\(preset): " : "the title '\(title)' of '\(preset)' cannot be measured: ")
                + refusal.description
        case .unknownFont(let name, let suggestions):
            "there is no font '\(name)'" + didYouMean(suggestions) + "; 'presets font list' shows them"
        case .fontNeedsFamily(let file): "the font in '\(file)' does not say its family: --family names it"
        case .typeChange(let name, let type, let users):
            "'\(name)' is of type \(type.rawValue), and in use: \(listed(users)); make a metric of another name"
        case .button(let preset, let state, let traits, let error):
            "\(preset)\(state == .normal ? "" : " (\(state.name))")\(traits.isEmpty ? "" : " [\(traits)]"): "
                + error.description
        case .inUse(let name, let users): "'\(name)' is in use: \(listed(users))"
        case .unknownTrait(let name, let suggestions):
            "there is no trait '\(name)'" + didYouMean(suggestions) + "; 'presets trait list' shows them"
        case .unknownTraitValue(let condition, let known):
            "the trait '\(condition.trait)' has no value '\(condition.value)': it has \(known.joined(separator: ", "))"
        case .invalidTrait(let text):
            "'\(text)' cannot name a trait or its value: no spaces, commas, '=', quotes or braces"
        case .traitValue(let text): text
        case .traitTaken(let name): "there is a trait '\(name)' already"
        case .traitNeedsDefault(let name, let known):
            "the default of the trait '\(name)' must be one of its values: \(known.joined(separator: ", "))"
        case .builtInTrait(let name): "the trait '\(name)' belongs to every catalogue and stays as it is"
        case .defaultCollection: "the default collection belongs to every catalogue"
        case .unknownCollection(let traits, let known):
            "no layouts are kept for \(traits); 'presets collection add \(traits)' computes them"
                + (known.isEmpty ? "" : " (kept: \(listed(known)))")
        case .tooManyCollections(let traits, let count, let limit):
            "\(traits.joined(separator: ", ")) have \(count.shortestText) combinations, more than \(limit):"
                + " --limit \(count.shortestText) computes them"
        case .collectionTaken(let traits): "layouts for \(traits) are kept already"
        case .revisionBeyond(let number, let newest): "there is no revision r\(number): the newest is r\(newest)"
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
        case .idOfOtherCollection(let id, let traits):
            "the id \(id) belongs to the \(traits.isEmpty ? "default collection" : "collection \(traits)") here"
        case .duplicate(let text): "'\(text)' is given twice"
        case .incomplete(let kind, let column): "a new \(kind.rawValue) needs a \(column)"
        case .at(let place, let problem): "\(place): \(problem)"
        case .replacesItself(let name): "'\(name)' cannot replace itself"
        case .findingAbsent(let finding, let pattern):
            "'\(pattern)' has no finding \(finding.name) there; 'presets check' shows what it has"
        case .findingNotAccepted(let finding, let pattern): "no finding \(finding.name) of '\(pattern)' is accepted"
        case .otherCatalogue(let file): "'\(file)' is another catalogue, and no copy of this one"
        case .baseNotIn(let file, let base, let revision):
            "'\(base)' is no base to merge from: its newest revision, r\(revision), is not in '\(file)'"
        case .changedMeanwhile: "another process changed the catalogue; nothing was written"
        case .historyOutOfOrder(let expected, let found):
            "the revisions of a history count from 1: r\(found) stands where r\(expected) is due"
        case .inCollection(let traits, let problem): "[\(traits)] \(problem)"
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
