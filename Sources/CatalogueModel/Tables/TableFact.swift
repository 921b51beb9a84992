/// A metric or a preset in a table. Nil stands for a column that the table does not have.
public struct TableFact<Change: Hashable & Sendable>: Hashable, Sendable {
    /// Where its first row stands, for messages: `table.csv:3`.
    public var place: String
    /// Who it is, whatever its name; without an id it is the one of that name.
    public var id: StableID?
    public var name: Name
    public var description: Setting<String>?
    public var isDeprecated: Bool?
    public var replacement: Setting<Name>?
    public var change: Change

    public init(place: String, id: StableID?, name: Name, change: Change) {
        self.place = place
        self.id = id
        self.name = name
        self.change = change
    }
}
