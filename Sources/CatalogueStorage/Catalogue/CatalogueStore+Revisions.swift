import CatalogueModel

extension CatalogueStore {
    /// The number of the newest revision.
    public func newestRevision() throws -> Int64 {
        try database.first("SELECT max(number) FROM revision") { $0.int64(0) } ?? 0
    }

    /// A revision by its number; nil if there is none.
    public func revision(_ number: Int64) throws -> Revision? {
        try database.first("\(Self.revisionQuery) WHERE number = ?", number) { try Self.revision($0) }
    }

    /// All revisions, oldest first.
    public func revisions() throws -> [Revision] {
        try database.query("\(Self.revisionQuery) ORDER BY number") { try Self.revision($0) }
    }

    /// Makes the next revision, within a write.
    public func add(_ revision: Revision) throws {
        try database.run(
            "INSERT INTO revision (number, uuid, time, author, request) VALUES (?, ?, ?, ?, ?)", revision.number,
            revision.uuid.description, revision.time, revision.author, revision.request)
    }

    /// A release by its name; nil if there is none.
    public func release(_ name: String) throws -> Release? {
        try database.first("SELECT name, revision, note, time, author FROM release WHERE name = ?", name) {
            Self.release($0)
        }
    }

    /// All releases, oldest first.
    public func releases() throws -> [Release] {
        try database.query("SELECT name, revision, note, time, author FROM release ORDER BY revision, time, name") {
            Self.release($0)
        }
    }

    /// Makes a release, within a write.
    public func add(_ release: Release) throws {
        try database.run(
            "INSERT INTO release (name, revision, note, time, author) VALUES (?, ?, ?, ?, ?)", release.name,
            release.revision, release.note, release.time, release.author)
    }

    static let revisionQuery = "SELECT number, uuid, time, author, request FROM revision"

    /// Reads the columns of `revision` from a place on.
    static func revision(_ row: borrowing Row, from first: Int32 = 0) throws -> Revision {
        guard let uuid = StableID(row.text(first + 1)) else { throw UnreadableText(text: row.text(first + 1)) }
        return Revision(
            number: row.int64(first), uuid: uuid, time: row.int64(first + 2), author: row.text(first + 3),
            request: row.text(first + 4))
    }

    private static func release(_ row: borrowing Row) -> Release {
        Release(
            name: row.text(0), revision: row.int64(1), note: row.optionalText(2), time: row.int64(3),
            author: row.text(4))
    }
}
