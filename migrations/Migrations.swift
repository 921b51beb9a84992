/// The migrations, embedded into the binary when it is built, so that the tool stands alone.
///
/// To add one: put `NNNN-what-it-does.sql` into this folder, name it in `Package.swift`, and add a line here.
/// SwiftPM embeds the bytes as a constant named after the file: what an identifier may not contain becomes `_`, and
/// so does the first digit (`0001-catalogue.sql` is `_001_catalogue_sql`).
/// A migration that was ever released is never edited; its checksum is kept in every catalogue.
public enum Migrations {
    /// Every file with its bytes, in the order in which they run.
    public static let files: [(name: String, bytes: [UInt8])] = [
        ("0001-catalogue.sql", PackageResources._001_catalogue_sql),
        ("0002-kept-tokens.sql", PackageResources._002_kept_tokens_sql),
        ("0003-accepted-findings.sql", PackageResources._003_accepted_findings_sql),
        ("0004-fonts.sql", PackageResources._004_fonts_sql),
        ("0005-rules.sql", PackageResources._005_rules_sql),
        ("0006-merges.sql", PackageResources._006_merges_sql),
    ]
}
