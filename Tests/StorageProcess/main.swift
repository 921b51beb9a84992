// A second process for the tests of the storage. It waits until its standard input ends, so that several can be let
// go at once, and does one thing to one file:
//
//     create FILE        opens it, making a catalogue of it, and prints the version of its format
//     read FILE          opens it for reading and prints the number of tables
//     write FILE         opens it for writing and prints the number of tables
//     die FILE N         makes a catalogue of it and dies at the N-th operation of the virtual machine
//     leave-journal FILE dies in the middle of a change, part of which has reached the file
//
// With `--unprivileged` it gives up the rights of root first: root may write what is read-only.

import CSQLite
import CatalogueStorage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

nonisolated(unsafe) var operationsLeft = 0

func dieAfter(_ operations: Int, of database: Database) {
    operationsLeft = operations
    sqlite3_progress_handler(
        database.handle, 1,
        { _ in
            operationsLeft -= 1
            if operationsLeft <= 0 { _exit(9) }
            return 0
        }, nil)
}

func tableCount(_ database: Database) throws -> Int64 {
    try database.read { try database.first("SELECT count(*) FROM sqlite_schema") { $0.int64(0) } ?? 0 }
}

func run(_ arguments: [String]) throws {
    let time: Int64 = 1_704_067_200
    let path = arguments[1]
    switch arguments[0] {
    case "create":
        let database = try Migrator.embedded.open(path, access: .create, time: time)
        print(try database.first("PRAGMA user_version") { $0.int64(0) } ?? 0)
    case "read":
        print(try tableCount(Migrator.embedded.open(path, access: .readOnly, time: time)))
    case "write":
        print(try tableCount(Migrator.embedded.open(path, access: .readWrite, time: time)))
    case "die":
        let database = try Database(path: path, access: .create)
        // So small a cache brings pages to the disk before the end.
        try database.execute("PRAGMA cache_size = 1")
        dieAfter(Int(arguments[2]) ?? 1, of: database)
        try Migrator.embedded.migrate(database, time: time)
    case "leave-journal":
        let database = try Migrator.embedded.open(path, access: .readWrite, time: time)
        try database.execute("PRAGMA cache_size = 1")
        try database.write {
            try database.execute("CREATE TABLE half (text TEXT)")
            for _ in 0..<200 {
                try database.run("INSERT INTO half VALUES (?)", String(repeating: "half", count: 500))
            }
            _exit(9)
        }
    default:
        print("unknown: \(arguments[0])")
        exit(2)
    }
}

while readLine() != nil {}
var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.last == "--unprivileged" {
    arguments.removeLast()
    if geteuid() == 0 {
        guard setgid(65534) == 0, setuid(65534) == 0 else { exit(3) }
    }
}
do {
    try run(arguments)
} catch {
    print(error)
    exit(1)
}
