/// What could be read of a damaged catalogue, and what could not.
public struct SalvageReport: Hashable, Sendable {
    /// Of each table with something to say, by name.
    public var tables: [Table] = []
    /// Revisions that were lost and stand as numbers alone.
    public var lostRevisions: [Int64] = []
    /// Facts whose ids were lost, or whose names: they have new ones.
    public var renamed: [String] = []

    public init() {}

    /// A table of the file.
    public struct Table: Hashable, Sendable {
        public let name: String
        /// How many of its rows are in the new file.
        public var rows: Int64
        /// How many that were read contradict the others, or refer to what is lost.
        public var dropped: Int64 = 0
        /// Why reading ended before the end of the table; nil where it did not.
        public var obstacle: String?

        public init(name: String, rows: Int64) {
            (self.name, self.rows) = (name, rows)
        }

        public var isWhole: Bool { dropped == 0 && obstacle == nil }
    }

    public var isComplete: Bool { tables.allSatisfy(\.isWhole) && lostRevisions.isEmpty && renamed.isEmpty }
}
