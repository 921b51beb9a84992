import ButtonLayout
import CSQLite
import CatalogueModel

/// The one room that speaks SQL: reads and writes the facts and layouts of one catalogue file.
///
/// It keeps what it is told and decides nothing: names, references and layouts are somebody else's to check.
public final class CatalogueStore {
    let database: Database
    /// Who this catalogue is, also after it was copied.
    public private(set) var stableID: StableID

    /// What is wanted of the file.
    public enum Access: Sendable {
        /// Reading only; a read-only file in a read-only folder is fine.
        case read
        /// Reading and writing a catalogue that exists.
        case write
        /// As `write`, and makes the catalogue where there is no file.
        case create
    }

    /// Opens a catalogue; an older one is brought up to date, unless it is opened for reading.
    /// - Parameter time: for the ledger of migrations, in seconds since 1970.
    public init(path: String, access: Access, time: Int64) throws {
        let databaseAccess: Database.Access =
            switch access {
            case .read: .readOnly
            case .write: .readWrite
            case .create: .create
            }
        var newID: StableID?
        database = try Migrator.embedded.open(path, access: databaseAccess, time: time) { database in
            newID = try Self.fillNewCatalogue(database, time: time)
        }
        // When the catalogue has been made nothing may fail any more.
        guard
            let id = try newID ?? database.first("SELECT uuid FROM catalogue", decode: { StableID($0.text(0)) }) ?? nil
        else {
            throw StorageError(.damaged, path: path, message: "the catalogue has no id")
        }
        stableID = id
    }

    public var path: String { database.path }

    /// The version of the layout engine that computed the current layouts.
    public func engineVersion() throws -> Int64 {
        try database.first("SELECT engine FROM catalogue") { $0.int64(0) } ?? 0
    }

    /// Says that the current layouts are those of this version of the engine.
    public func setEngineVersion(_ version: Int64) throws {
        try database.run("UPDATE catalogue SET engine = ?", version)
    }

    /// Makes this catalogue a copy of another, within a write.
    public func setStableID(_ id: StableID) throws {
        try database.run("UPDATE catalogue SET uuid = ?", id.description)
        stableID = id
    }

    /// The version of SQLite.
    public static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

    /// One state of the catalogue for all that `body` reads.
    public func read<T>(_ body: () throws -> T) throws -> T {
        try database.read(body)
    }

    /// All that `body` writes, or nothing of it.
    public func write<T>(_ body: () throws -> T) throws -> T {
        try database.write(body)
    }

    /// Revision 0: the catalogue's id, the traits that every catalogue has, and the default collection.
    /// - Returns: the id.
    private static func fillNewCatalogue(_ database: Database, time: Int64) throws -> StableID {
        let id = StableID.random()
        try database.run(
            "INSERT INTO catalogue (id, uuid, engine) VALUES (1, ?, ?)", id.description, Button.engineVersion)
        try database.run(
            "INSERT INTO revision (number, uuid, time, author, request) VALUES (0, ?, ?, '', 'init')",
            StableID.random().description, time)
        try addBuiltInFacts(to: database)
        return id
    }

    /// The traits and the trait collection that every catalogue has, where they are not.
    static func addBuiltInFacts(to database: Database) throws {
        for (index, trait) in Trait.builtIn.enumerated() {
            try database.run(
                "INSERT OR IGNORE INTO fact (id, uuid, kind) VALUES (?, ?, 'trait')", index + 1,
                trait.stableID.description)
            try database.run(
                """
                INSERT INTO trait (fact, name, trait_values, default_value, since) SELECT ?1, ?2, ?3, ?4, 0
                WHERE NOT EXISTS (SELECT 1 FROM trait WHERE fact = ?1)
                """, index + 1, trait.name, trait.values.joined(separator: ","), trait.defaultValue)
        }
        let collection = TraitCollection.defaultCollection
        try database.run(
            "INSERT OR IGNORE INTO fact (id, uuid, kind) VALUES (?, ?, 'collection')", collection.id.rawValue,
            collection.stableID.description)
        try database.run(
            """
            INSERT INTO trait_collection (fact, traits, since) SELECT ?1, '', 0
            WHERE NOT EXISTS (SELECT 1 FROM trait_collection WHERE fact = ?1)
            """, collection.id.rawValue)
    }
}

@available(*, unavailable, message: "A CatalogueStore belongs to the thread that opened it.")
extension CatalogueStore: Sendable {}
