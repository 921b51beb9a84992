import CSQLite

/// A result code of SQLite: a class (`busy`) or an exact, extended code (`busyRecovery`).
///
/// As a pattern a class matches all its codes, an exact code only itself:
///
///     switch error.code {
///     case .constraintForeignKey: …
///     case .constraint: …
///     default: …
///     }
public struct ResultCode: RawRepresentable, Hashable, Sendable {
    /// The number, as in SQLite's own documentation.
    public let rawValue: Int32

    /// A code from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The class that the code belongs to: its lowest 8 bits.
    public var category: ResultCode {
        ResultCode(rawValue: rawValue & 0xFF)
    }

    /// Whether `code` is `pattern`, or belongs to it when `pattern` is a class.
    public static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
        pattern == code || pattern == code.category
    }
}

extension ResultCode {
    /// Not a failure of SQLite.
    public static let ok = ResultCode(rawValue: SQLITE_OK)
    /// Another connection holds the lock.
    public static let busy = ResultCode(rawValue: SQLITE_BUSY)
    /// Another statement of this connection holds the lock.
    public static let locked = ResultCode(rawValue: SQLITE_LOCKED)
    /// The file or its folder cannot be written.
    public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
    /// A crash left a journal that only a writer can roll back.
    public static let readOnlyRollback = ResultCode(rawValue: SQLITE_READONLY | 3 << 8)
    /// The operation was interrupted.
    public static let interrupt = ResultCode(rawValue: SQLITE_INTERRUPT)
    /// There was not enough memory.
    public static let noMemory = ResultCode(rawValue: SQLITE_NOMEM)
    /// There was not enough memory to read or write.
    public static let inputOutputNoMemory = ResultCode(rawValue: SQLITE_IOERR | 12 << 8)
    /// Reading or writing the disk failed.
    public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
    /// The contents of the file contradict themselves.
    public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
    /// The disk is full.
    public static let full = ResultCode(rawValue: SQLITE_FULL)
    /// The file cannot be opened.
    public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
    /// A rule of the schema refused the change.
    public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
    /// A reference would lead nowhere.
    public static let constraintForeignKey = ResultCode(rawValue: SQLITE_CONSTRAINT | 3 << 8)
    /// The same value stands in another row.
    public static let constraintUnique = ResultCode(rawValue: SQLITE_CONSTRAINT | 8 << 8)
    /// The file is not an SQLite file.
    public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
}
