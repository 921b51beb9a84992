import ArgumentParser
import PresetCatalogue

/// The command line: parse, call one function of the service, print, exit code.
@main
struct Presets: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "presets",
        abstract: "A catalogue of button presets: what they are, how they lay out, and why a layout moved.",
        discussion: """
            EXAMPLES:
              presets init
              presets metric set space.s 8
              presets add tab.home --style exact/top --image 24x24 --title-size 60x20 --spacing '{space.s}'
              presets release 1.0
              presets metric set space.s 6
              presets diff
            """,
        version: "presets 0.1.0 (SQLite \(Catalogue.sqliteVersion))",
        subcommands: [
            Init.self, Add.self, Set.self, Rename.self, Remove.self, Deprecate.self, Accept.self, Restore.self,
            Apply.self,
            List.self, Show.self, MetricCommand.self, TokenCommand.self, TraitCommand.self, CollectionCommand.self,
            FontCommand.self,
            Check.self, Matrix.self, Recalculate.self,
            Styles.self, Compare.self, ReleaseCommand.self, Releases.self, Log.self, Diff.self, WhatIf.self,
            Merge.self,
            Why.self, BlameCommand.self, ChangelogCommand.self, RuleCommand.self,
            Export.self, GalleryCommand.self, PlaygroundCommand.self,
            Import.self, Verify.self, Doctor.self, BackupCommand.self,
        ])
}
