/// Anything that can go wrong with the file of a catalogue.
///
/// Match it by its kind (`error.kind == .busy`), or by SQLite's class or exact code (`case .constraintUnique`).
/// It carries the text of the statement, never the values that were bound to it.
public struct StorageError: Error, Equatable, Sendable {
    /// What went wrong, in the words of the catalogue.
    public let kind: Kind
    /// The path as it was given.
    public let path: String
    /// SQLite's extended result code; `.ok` when SQLite was not the one that refused.
    public let code: ResultCode
    /// SQLite's own sentence, or a detail that the kind does not hold.
    public let message: String?
    /// The text of the statement that failed, with `?` in place of values.
    public let sql: String?

    /// An error of the catalogue's own.
    package init(_ kind: Kind, path: String, message: String? = nil, sql: String? = nil) {
        self.kind = kind
        self.path = path
        self.code = .ok
        self.message = message
        self.sql = sql
    }

    /// An error that SQLite reports.
    package init(code: ResultCode, path: String, message: String?, sql: String? = nil) {
        self.kind = Kind(code)
        self.path = path
        self.code = code
        self.message = message
        self.sql = sql
    }
}

extension StorageError {
    /// What went wrong.
    public enum Kind: Equatable, Sendable {
        /// There is no file that could be opened.
        case cannotOpen(Obstacle)
        /// A new file was to be made where there is one.
        case exists
        /// A file has several names, under each of which another journal would be looked for.
        case hardLinks(Int)
        /// There is a file, but not one of ours.
        case notACatalogue(Stranger)
        /// A newer version of the tool made the file.
        case newer(version: Int, known: Int)
        /// An older version made the file, and it was opened for reading only.
        case older(version: Int, known: Int)
        /// The file was made by another text of this migration.
        case editedMigration(number: Int, name: String)
        /// The ledger of the file lacks this migration.
        case migrationGap(missing: Int)
        /// Another process holds the file for longer than the timeout.
        case busy
        /// The file, or the folder that takes its journal, cannot be written.
        case readOnly
        /// A crash left half a change that cannot be rolled back from here.
        case unfinishedChange
        /// The disk is full.
        case diskFull
        /// The disk could not be read or written.
        case diskFailed
        /// There was not enough memory.
        case outOfMemory
        /// The contents of the file contradict themselves.
        case damaged
        /// A rule of the schema refused the change.
        case constraint
        /// A NaN or an infinity was to be stored.
        case notFinite(parameter: String)
        /// The code asked for something that it must not.
        case misuse
        /// Any other failure of SQLite.
        case failed
    }

    /// Why there is no file to open.
    public enum Obstacle: Equatable, Sendable {
        case emptyPath, zeroByteInPath, noSuchFile, noSuchFolder, directory, notARegularFile, notPermitted
        /// The file is in SQLite's write-ahead mode, in which reading writes.
        case writeAheadLog
        /// Any other reason, told by SQLite.
        case other
    }

    /// What the file is instead of a catalogue.
    public enum Stranger: Equatable, Sendable {
        /// An empty file.
        case empty
        /// A file that is not SQLite's.
        case notSQLite
        /// An SQLite file of another program, with the id that it carries (0 for none).
        case otherProgram(applicationID: Int32)
    }
}

extension StorageError.Kind {
    /// The kind that a code of SQLite stands for.
    init(_ code: ResultCode) {
        switch code {
        case .busy, .locked: self = .busy
        case .readOnlyRollback: self = .unfinishedChange
        case .readOnly: self = .readOnly
        case .full: self = .diskFull
        case .noMemory, .inputOutputNoMemory: self = .outOfMemory
        case .inputOutput: self = .diskFailed
        case .corrupt: self = .damaged
        case .constraint: self = .constraint
        case .notADatabase: self = .notACatalogue(.notSQLite)
        case .cannotOpen: self = .cannotOpen(.other)
        default: self = .failed
        }
    }
}
