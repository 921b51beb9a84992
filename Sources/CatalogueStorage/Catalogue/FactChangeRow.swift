import CatalogueModel

/// A fact of one kind as it holds and as it will; nil where it does not exist.
public struct FactChangeRow<Value> {
    public let id: FactID
    public let old: Value?
    public let new: Value?

    public init(_ id: FactID, from old: Value?, to new: Value?) {
        self.id = id
        self.old = old
        self.new = new
    }
}
