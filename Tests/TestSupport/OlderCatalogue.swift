import CSQLite
import CatalogueStorage

/// Catalogues as older versions made them.
public enum OlderCatalogue {
    /// Makes a file of an older format of what a catalogue has, as far as there was a place for it.
    /// - Parameter version: of the format: how many migrations had been made.
    public static func make(at path: String, version: Int, of source: String) throws {
        let migrator = Migrator(Array(Migrator.embeddedMigrations.prefix(version)))
        let old = try migrator.open(path, access: .create, time: 1)
        try old.set(SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
        try old.set(SQLITE_DBCONFIG_ENABLE_FKEY, false)
        try old.run("ATTACH ? AS source", source)
        for table in try old.query("SELECT name FROM main.sqlite_schema WHERE type = 'table'", decode: { $0.text(0) }) {
            // What the migrations themselves have filled.
            if try old.first("SELECT count(*) FROM main.\(table)", decode: { $0.int64(0) }) != 0 { continue }
            let columns = try old.query("SELECT name FROM pragma_table_info(?, 'main')", table) { $0.text(0) }
                .joined(separator: ", ")
            let kinds = version < 4 ? "WHERE kind <> 'font' AND kind <> 'rule'" : ""
            try old.execute(
                """
                INSERT INTO main.\(table) (\(columns))
                SELECT \(columns) FROM source.\(table) \(table == "fact" ? kinds : "")
                """)
        }
    }
}
