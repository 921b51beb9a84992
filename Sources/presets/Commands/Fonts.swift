import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct FontCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "font",
        abstract: "Fonts that titles are measured with.",
        discussion: """
            The catalogue keeps where a font's file is, which content it has, and what was measured with it: who lacks the
            file can still recalculate what needs no new title. Files that have moved are looked for in the folders of
            PRESETS_FONTS, separated by colons.
            """,
        subcommands: [FontList.self, FontAdd.self, FontRemove.self])
}

struct FontAdd: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Measure titles of a family and weight with a font file; a second file takes the place of the first.",
        discussion: """
            TrueType and OpenType files, and collections of them. Typographies name the family; where a weight has no font,
            the nearest one is taken. A variable font is set to the weight that is given, so that it is added once for
            each.

            EXAMPLES:
              presets font add fonts/Roboto-Medium.ttf
              presets font add SF-Pro-Text-Regular.otf --family system
              presets font add NotoSansCJK.ttc --face 1
              presets font add 'Inter[wght].ttf' --weight semibold
            """)

    @Argument(help: ArgumentHelp("The font's file.", valueName: "file"))
    var file: String

    @Option(help: "What typographies call the family (default: as the font says).")
    var family: String?

    @Option(help: "1 to 1000, or a name such as semibold (default: as the font says).", transform: Read.fontWeight)
    var weight: FontWeight?

    @Option(help: ArgumentHelp("Which face of a collection, from 0 on.", valueName: "N"))
    var face = 0

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] {
        if file == "-" { throw ValidationError("the catalogue finds a font by its file, and standard input has none") }
        let name = FontFiles.name(of: file, for: try options.catalogue.path())
        return [
            .addFont(
                try FontFact(
                    reading: try Files.read(file), file: name, faceIndex: face, family: family, weight: weight))
        ]
    }
}

struct FontRemove: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take fonts out of the catalogue; their files stay.",
        discussion: """
            EXAMPLES:
              presets font remove Roboto --weight medium
              presets font remove 'Noto Sans Arabic'
            """)

    @Argument(help: "The family.")
    var family: String

    @Option(help: "Only this weight.", transform: Read.fontWeight)
    var weight: FontWeight?

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.removeFonts(family: family, weight)] }
}

struct FontList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the fonts, and whether their files are here.",
        discussion: """
            EXAMPLES:
              presets font list
              presets font list --format json
            """)

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let fonts = try list.catalogue.open().fonts(at: moment.at)
        list.write(json: { FontTable.json(fonts) }) { width, color in
            FontTable.text(fonts, maximumWidth: width, color: color)
        }
    }
}
