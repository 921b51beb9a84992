import ButtonLayout
import CatalogueModel

/// What the service refuses: every problem that was found, not the first alone. Nothing was written.
public struct CatalogueError: Error, Hashable, Sendable {
    public var problems: [Problem]

    public init(_ problems: Problem...) {
        self.problems = problems
    }

    init(_ problems: [Problem]) {
        self.problems = problems
    }
}

extension CatalogueError {
    /// One thing that is wrong, with the data to say what, where and what to do.
    public enum Problem: Hashable, Sendable {
        case unknownName(String, FactKind?, suggestions: [String])
        case nothingMatches(String)
        /// A fact has neither such a property nor, in its layout, such a number.
        case unknownField(String, of: String, FactKind, suggestions: [String])
        case unknownState(ControlState, of: String, known: [ControlState])
        case wrongKind(String, FactKind, wanted: FactKind)
        case name(NameError)
        case nameTaken(String, FactKind)
        /// A name cannot be a group of another as well.
        case nameIsGroup(String, example: String)
        case groupIsName(String, group: String)
        case syntax(String, ExpressionSyntaxError)
        case notAnExpression(String, value: String, ExpressionSyntaxError)
        case cycle([String])
        case evaluation(chain: [String], String)
        /// A NaN or an infinity in a metric or preset.
        case notFinite(String)
        case wrongUnit(chain: [String], wanted: Quantity.Unit, got: Quantity.Unit)
        case notText(chain: [String], MetricType)
        case notNumber(chain: [String], MetricType)
        case notTypography(chain: [String], MetricType)
        /// A title is given as a text alone, and there is nothing to measure it with.
        case noTitleFont(preset: String, title: String)
        case title(String, preset: String, TitleRefusal)
        case unknownFont(String, suggestions: [String])
        case fontNeedsFamily(file: String)
        case typeChange(String, MetricType, users: [String])
        case button(preset: String, state: ControlState, traits: String, ButtonError)
        case inUse(String, users: [String])
        case unknownTrait(String, suggestions: [String])
        case unknownTraitValue(TraitCondition, known: [String])
        case invalidTrait(String)
        case traitValue(String)
        case traitTaken(String)
        case traitNeedsDefault(String, known: [String])
        case builtInTrait(String)
        case defaultCollection
        case unknownCollection(String, known: [String])
        case collectionTaken(String)
        case tooManyCollections([String], count: Double, limit: Int)
        case unknownRevision(String, suggestions: [String])
        case revisionBeyond(Int64, newest: Int64)
        case invalidReleaseName(String)
        case releaseTaken(String, revision: Int64)
        case engine(stored: Int64, current: Int64)
        case unknownOverride(String, TraitCondition)
        case historyNeedsEmptyCatalogue(revision: Int64)
        case idOfOtherKind(StableID, FactKind)
        case idOfOtherCollection(StableID, String)
        /// Of a document: a name or an id that more than one fact has.
        case duplicate(String)
        /// Of a table: a new metric without a value, a new preset without a style.
        case incomplete(FactKind, needs: String)
        /// In a row of a table, `table.csv:3`.
        indirect case at(String, Problem)
        case replacesItself(String)
        case findingAbsent(Finding, String)
        case findingNotAccepted(Finding, String)
        /// Of a merge: a file that is no copy of this catalogue.
        case otherCatalogue(String)
        /// Of a merge: a file that did not grow from the base.
        case baseNotIn(String, base: String, revision: Int64)
        case changedMeanwhile
        case historyOutOfOrder(expected: Int64, found: Int64)
        /// Found in one trait collection, and not in the default one.
        indirect case inCollection(String, Problem)
    }
}
