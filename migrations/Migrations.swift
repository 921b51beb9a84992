/// The migrations, embedded into the binary when it is built, so that the tool stands alone.
///
/// To add one: put `NNNN-what-it-does.sql` into this folder, name it in `Package.swift`, and add a line here.
/// SwiftPM embeds the bytes as a constant named after the file: what an identifier may not contain becomes `_`, and
/// so does the first digit (`0001-catalogue.sql` is `_001_catalogue_sql`).
/// A migration that was ever released is never edited; its checksum is kept in every catalogue, and stands here so that
/// nothing is hashed each time that one is opened (a test holds it against the file).
public enum Migrations {
    /// Every file with its SHA-1 and its bytes, in the order in which they run.
    public static let files: [(name: String, checksum: String, bytes: [UInt8])] = [
        ("0001-catalogue.sql", "c50acecf6f78bed4557bff8ff80f71e99b2d4811", PackageResources._001_catalogue_sql),
        ("0002-kept-tokens.sql", "6608f899ac6eb24bb1e174e7a9042a720afe3d07", PackageResources._002_kept_tokens_sql),
        (
            "0003-accepted-findings.sql", "75d8a86299698ac61d76b2f4a1d9d567cb1900ce",
            PackageResources._003_accepted_findings_sql
        ),
        ("0004-fonts.sql", "f1f836e23bcbdf1d3cd753f06acccc89e987ca3e", PackageResources._004_fonts_sql),
        ("0005-rules.sql", "45bb3455cd3c803c82dfae0733191315a8f442e1", PackageResources._005_rules_sql),
        ("0006-merges.sql", "bd683f242c9d578425b49ae2e906187d070d5282", PackageResources._006_merges_sql),
        (
            "0007-layouts-together.sql", "5a9b379fd0806792c6952bd3a36fc80adc79c730",
            PackageResources._007_layouts_together_sql
        ),
    ]
}
