import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct ChangelogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "changelog",
        abstract: "Write release notes over several releases as Markdown, or a map of old names to new ones.",
        discussion: """
            Without a range: every release, and what is not released yet; of names, those that changed since the last release.

            EXAMPLES:
              presets changelog
              presets changelog 2.2.0..2.4.0
              presets changelog 2.2.0.. --format names > names.json
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case markdown, names
    }

    @Argument(help: ArgumentHelp("The states before the first and of the last release.", valueName: "old..new"))
    var range: String?

    @Option(help: "Notes for people, or JSON for programs that rewrite code.")
    var format: Format = .markdown

    @OptionGroup var catalogue: CatalogueOptions

    mutating func run() throws {
        let (old, new) = try sides()
        let catalogue = try catalogue.open()
        switch format {
        case .markdown:
            Output.write(
                Changelog.markdown(try catalogue.changelog(from: old, to: new), rules: try catalogue.rules()))
        case .names:
            let diff = try catalogue.diff(from: old ?? catalogue.lastRelease(), to: new)
            Output.write(JSONWriter(.pretty).text(of: Changelog.names(diff)))
        }
    }

    /// `old..new`, of which either may be left out.
    private func sides() throws -> (RevisionName?, RevisionName) {
        guard let range else { return (nil, .now) }
        guard let dots = range.firstRange(of: "..") else {
            throw ValidationError("'\(range)' is no range of releases, as in 2.2.0..2.4.0")
        }
        let (old, new) = (range[..<dots.lowerBound], range[dots.upperBound...])
        return (old.isEmpty ? nil : RevisionName(String(old)), new.isEmpty ? .now : RevisionName(String(new)))
    }
}
