import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what differs between two states: facts, and every layout that moved with its cause.",
        discussion: """
            A side is 'now', a revision (r41), a release, another catalogue (FILE), one of its states (FILE@REVISION), or a
            file or folder of design tokens, or a file of 'presets export json'. By default the last release is compared with now. The exit
            code is 0 when nothing differs, 1 when something does (--fail-on), 2 in trouble.

            html and svg draw each layout that moved before and after, the worst first: what was is dashed, what is is drawn
            through, arrows show what went where.

            What a change means for those who use it (major, minor, patch) follows from rules: --rules shows them, and
            'presets rule set' changes them for the catalogue.

            EXAMPLES:
              presets diff
              presets diff 2.3.0 2.4.0 --format markdown
              presets diff r41 --only 'tab.**' --tolerance 0.5
              presets diff --only tab.home --format svg > moved.svg
              presets diff ../main/presets.db@2.4.0 now --fail-on breaking
              presets diff figma.tokens.json now
            """)

    @Argument(help: "The old side (default: the last release, or the empty catalogue).")
    var old: String?

    @Argument(help: "The new side.")
    var new = "now"

    @Flag(help: "Show the rules by which changes are judged, and end.")
    var rules = false

    @OptionGroup var options: DiffOptions
    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        if rules { return try showRules() }
        var kept = DiffSide.Kept()
        defer { withExtendedLifetime(kept) {} }
        let newSide = try DiffSide(new).open(catalogue, keeping: &kept)
        var diff = try diff(to: newSide, keeping: &kept)
        for side in kept.scratch { if let kinds = side.kinds { diff = diff.speaking(of: kinds) } }
        let revision = DiffSide(new).revision
        try options.write(diff, rules: try newSide.rules(), isColored: color.isColored) { change in
            newSide.picture(of: change, at: revision)
        }
    }

    private func diff(to newSide: Catalogue, keeping kept: inout DiffSide.Kept) throws -> CatalogueDiff {
        let revision = DiffSide(new).revision
        guard let old else {
            return try newSide.diff(from: newSide.lastRelease(), to: revision, traits: options.traits)
        }
        let oldSide = DiffSide(old)
        if oldSide.file == DiffSide(new).file {
            return try newSide.diff(from: oldSide.revision, to: revision, traits: options.traits)
        }
        return try newSide.diff(
            from: oldSide.open(catalogue, keeping: &kept), at: oldSide.revision, to: revision,
            traits: options.traits, labels: (old, new))
    }

    private func showRules() throws {
        // They are to be seen without a catalogue, too.
        let rules = (try? catalogue.open().rules()) ?? .standard
        Output.write(
            options.format == .json
                ? RuleTable.json(rules)
                : RuleTable.text(rules, maximumWidth: System.terminalWidth, color: color.isColored))
    }
}

extension Catalogue {
    /// What a picture of a moved layout shows beside its frames; nil where that is not known: a picture without its title
    /// is a picture still.
    func picture(of change: LayoutChange, at revision: RevisionName) -> PicturedLayout? {
        guard let name = try? Name(change.name), let traits = TraitCollection.values(from: change.traits) else {
            return nil
        }
        return try? pictures(of: name, traits: traits, at: revision).first { $0.layout.state == change.state }
    }
}
