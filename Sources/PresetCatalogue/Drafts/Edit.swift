import ButtonLayout
import CatalogueModel

/// One thing that somebody asks of a catalogue. Several edits make one revision.
public enum Edit: Hashable, Sendable {
    /// A new preset; `like` names one whose definition it starts from.
    case addPreset(Name, PresetChange<Name>, like: Name?, description: String?)
    case setPresets(Pattern, PresetChange<Name>, description: Setting<String>?)
    case removePresets(Pattern)
    /// A metric, a kept token or a preset; nobody who refers to it changes.
    case rename(Name, to: Name)
    case renameGroup(Name, to: Name)
    case deprecate(Pattern, use: Name?)
    case undeprecate(Pattern)
    /// A finding of presets, in some states or in all that have it.
    case accept(Pattern, Finding, in: Set<ControlState>, reason: String)
    /// Accepts a finding no more.
    case refuse(Pattern, Finding, in: Set<ControlState>)
    /// Several at once may refer to one another, whatever their order.
    case setMetrics([MetricAssignment])
    case removeMetrics(Pattern)
    /// Kept tokens.
    case removeTokens(Pattern)
    case removeOverride(Name, TraitCondition)
    case addTrait(String, values: [String], defaultValue: String?)
    case removeTrait(String)
    case addFont(FontFact)
    /// Every weight of the family where none is given.
    case removeFonts(family: String, FontWeight?)
    /// What changes mean; nil is what the tool says.
    case setRule(ChangeRule, ChangeImpact?)
    case addCollection([String: String])
    /// Every combination of the values of these traits, if there are no more than the limit.
    case addCollections(of: [String], limit: Int)
    case removeCollection([String: String])
    /// Every fact as it was at a revision.
    case restore(Int64)
    /// Adds what a document has and changes what differs; removes nothing, also no values for traits that it does not
    /// know.
    case importDocument(CatalogueDocument)
    /// Removes the metrics and kept tokens that a document does not have, and the presets if it has any.
    case removeOthers(than: CatalogueDocument)
    /// Texts of a program as metrics; with `prune` those of their group that the files do not have go.
    case importTitles(TitleTable, prune: Bool)
    /// Changes what the columns of a table name; what has no row stays.
    case importTable(CatalogueTable)
    /// The facts of one revision of a history.
    case replay(HistoryRevision)
}

/// What to set in a metric.
public struct MetricAssignment: Hashable, Sendable {
    public var name: Name
    /// As people write it: a number or an expression for dimension and number, a text for the other types.
    public var value: String
    /// Nil keeps the type; a new metric is a dimension.
    public var type: MetricType?
    /// Sets the value for this value of a trait only.
    public var condition: TraitCondition?
    public var description: String?

    public init(
        _ name: Name, value: String, type: MetricType? = nil, condition: TraitCondition? = nil,
        description: String? = nil
    ) {
        self.name = name
        self.value = value
        self.type = type
        self.condition = condition
        self.description = description
    }
}
