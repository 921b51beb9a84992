import CatalogueModel

/// Takes the layouts of one revision. Many of them are written on another thread, while the next ones are computed.
public final class LayoutWriter {
    private let database: Database
    private let rows: LayoutRows
    private var changes: [LayoutRows.Change] = []

    /// What is computed at once closes and opens as many, so that all of it is written while the next is computed.
    static let usualBatchSize = 2048

    private let batchSize: Int

    init(_ database: Database, _ rows: LayoutRows, batchSize: Int) {
        self.database = database
        self.rows = rows
        self.batchSize = batchSize
    }

    /// Closes the current layout, if there is one.
    public func close(_ key: LayoutKey) throws { try take(.close(key)) }

    /// Opens a layout; the one before it must be closed.
    /// - Parameter causes: the changed facts that the layout follows from, sorted.
    public func open(_ key: LayoutKey, _ layout: ComputedLayout, causes: [FactID]) throws {
        try take(.open(key, layout, digest: layout.digest, causes: causes))
    }

    private func take(_ change: LayoutRows.Change) throws {
        changes.append(change)
        guard changes.count == batchSize else { return }
        let batch = changes
        changes = []
        changes.reserveCapacity(batchSize)
        try database.background.start { [rows] in try rows.write(batch) }
    }

    /// Writes what is left.
    func finish() throws {
        try database.background.finish()
        try rows.write(changes)
        changes = []
    }
}
