import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct TraitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trait",
        abstract: "What varies: direction, scale, content-size, locale, and the team's own.",
        subcommands: [TraitList.self, TraitAdd.self, TraitRemove.self])
}

struct TraitAdd: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract:
            "Add a trait with its values, or values to a trait; the first is the default unless --default says so.",
        discussion: """
            content-size needs no values: it has the twelve of Dynamic Type, which text styles follow. Titles follow locale,
            and so does the direction of collections that do not name one.

            EXAMPLES:
              presets trait add size regular compact
              presets trait add content-size
              presets trait add locale en de ar ja
            """)

    @Argument(help: "The trait's name.")
    var name: String

    @Argument(help: "Its values.")
    var values: [String] = []

    @Option(
        name: .customLong("default"),
        help: ArgumentHelp("The value of collections that do not name the trait.", valueName: "value"))
    var defaultValue: String?

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.addTrait(name, values: values, defaultValue: defaultValue)] }
}

struct TraitRemove: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a trait that no metric and no collection uses.",
        discussion: """
            EXAMPLES:
              presets trait remove size
            """)

    @Argument(help: "The trait's name.")
    var name: String

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.removeTrait(name)] }
}

struct TraitList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the traits in their order: the last that overrides a metric wins.",
        discussion: """
            EXAMPLES:
              presets trait list --format json
            """)

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let traits = try list.catalogue.open().traits(at: moment.at)
        list.write(json: { TraitTable.json(traits) }) { width, color in
            TraitTable.text(traits, maximumWidth: width, color: color)
        }
    }
}

struct CollectionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collection",
        abstract: "Trait collections: the combinations for which layouts are kept.",
        subcommands: [CollectionList.self, CollectionAdd.self, CollectionRemove.self])
}

struct CollectionAdd: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Keep layouts for a combination of traits, and compute them.",
        discussion: """
            EXAMPLES:
              presets collection add direction=rtl
              presets collection add size=compact size=compact,direction=rtl
              presets collection add --all size,direction
            """)

    @Argument(
        help: ArgumentHelp("Combinations; traits not named have their default.", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [[String: String]] = []

    @Option(help: ArgumentHelp("Every combination of the values of these traits.", valueName: "trait,…"))
    var all: String?

    @Option(help: ArgumentHelp("How many combinations --all computes at most (default: 1000).", valueName: "count"))
    var limit: Int?

    @OptionGroup var options: RevisionOptions

    func validate() throws {
        if traits.isEmpty, all == nil {
            throw ValidationError("which combination? name one, such as size=compact, or --all size")
        }
        if limit != nil, all == nil { throw ValidationError("--limit goes with --all") }
    }

    mutating func run() throws { try options.perform(try edits(), isAnnounced: all != nil) }

    func edits() throws -> [Edit] {
        let names = all?.unicodeScalars.split(separator: ",").map { String($0) }
        return traits.map(Edit.addCollection)
            + (names.map { [.addCollections(of: $0, limit: limit ?? 1000)] } ?? [])
    }
}

struct CollectionRemove: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Keep no more layouts for a combination of traits.",
        discussion: """
            EXAMPLES:
              presets collection remove size=compact,direction=rtl
            """)

    @Argument(help: ArgumentHelp("Combinations.", valueName: "k=v,…"), transform: Read.traits)
    var traits: [[String: String]]

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { traits.map(Edit.removeCollection) }
}

struct CollectionList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the trait collections.",
        discussion: """
            EXAMPLES:
              presets collection list --at 1.0
            """)

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let collections = try list.catalogue.open().collections(at: moment.at)
        list.write(json: { TraitTable.json(collections) }) { width, color in
            TraitTable.text(collections, maximumWidth: width, color: color)
        }
    }
}
