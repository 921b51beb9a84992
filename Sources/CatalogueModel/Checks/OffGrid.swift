/// A length that is no multiple of the grid, with the value that is furthest from it.
public struct OffGrid: Hashable, Sendable {
    /// As in `spacing`, `selected.image.width`; `value` for a metric.
    public var property: String
    public var value: Double
    /// In points.
    public var grid: Double
    public var places: Places

    public init(property: String, value: Double, grid: Double, places: Places) {
        self.property = property
        self.value = value
        self.grid = grid
        self.places = places
    }
}
