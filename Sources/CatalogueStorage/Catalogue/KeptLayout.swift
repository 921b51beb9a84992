import CatalogueModel

/// A layout that holds now, of which only so much is read as tells it from another.
public struct KeptLayout: Hashable, Sendable {
    public let state: ControlState
    /// The row of the numbers, which equal layouts share.
    let value: Int64
    let digest: UInt64
}

extension CatalogueStore {
    /// The layouts of a preset in a collection that hold now, sorted by state.
    public func keptLayouts(of preset: FactID, in collection: FactID) throws -> [KeptLayout] {
        try database.query(
            """
            SELECT l.state, l.value, v.digest FROM \(Moment.now.layouts) JOIN layout_value v ON v.id = l.value
            WHERE l.preset = ? AND l.collection = ? AND l.until IS NULL ORDER BY l.state
            """, preset.rawValue, collection.rawValue
        ) {
            KeptLayout(
                state: ControlState(rawValue: Int($0.int64(0))), value: $0.int64(1),
                digest: UInt64(bitPattern: $0.int64(2)))
        }
    }

    /// The numbers of a layout that is kept.
    public func layout(of kept: KeptLayout) throws -> ComputedLayout? { try layoutValue(kept.value) }

    /// Whether a layout is the one that is kept. Most of those that differ differ in their digest.
    public func isKept(_ layout: ComputedLayout, as kept: KeptLayout) throws -> Bool {
        try kept.digest == layout.digest && self.layout(of: kept) == layout
    }
}
