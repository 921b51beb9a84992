import CatalogueModel

extension Catalogue {
    /// Takes in a table of metrics and presets: what its columns name becomes one revision, if anything differs.
    /// - Throws: `CatalogueError` with every problem found, at its row where one is to blame; nothing is written then.
    public func importTable(
        _ table: CatalogueTable, by attribution: Attribution, isDryRun: Bool = false
    ) throws -> RevisionReport {
        do {
            return try perform([.importTable(table)], by: attribution, isDryRun: isDryRun)
        } catch let error as CatalogueError {
            throw error.placed(in: table)
        }
    }
}
