import CatalogueModel

/// What was read from a table of metrics and presets.
public struct DefinitionFile: Hashable, Sendable {
    public var table: CatalogueTable
    /// The titles of columns that mean nothing here, in their order.
    public var unknownColumns: [String]

    public init(table: CatalogueTable, unknownColumns: [String]) {
        self.table = table
        self.unknownColumns = unknownColumns
    }
}
