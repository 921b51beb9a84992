/// Metrics and presets as the rows of a table say them: only what a column is for changes, and what has no row stays.
public struct CatalogueTable: Hashable, Sendable {
    public var metrics: [TableFact<MetricChange>]
    /// Each with its rows, one for each state.
    public var presets: [TableFact<[PresetRow]>]

    public init(metrics: [TableFact<MetricChange>] = [], presets: [TableFact<[PresetRow]>] = []) {
        self.metrics = metrics
        self.presets = presets
    }
}

/// What a row asks of a preset in one state; the normal state's row asks for the preset as a whole as well.
public struct PresetRow: Hashable, Sendable {
    /// Where the row stands, for messages: `table.csv:3`.
    public var place: String
    public var change: PresetChange<Name>

    public init(place: String, change: PresetChange<Name>) {
        self.place = place
        self.change = change
    }
}
