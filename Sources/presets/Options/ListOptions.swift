import ArgumentParser
import CatalogueModel
import PresetCatalogue

/// What every command that lists has.
struct ListOptions: ParsableArguments {
    @Option(help: "How the result is printed.")
    var format: ListFormat = .table

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    /// Prints the one or the other.
    /// - Parameter table: takes the width of the terminal, nil in a pipe, and whether to color.
    func write(json: () -> String, table: (Int?, Bool) -> String) {
        Output.write(format == .json ? json() : table(System.terminalWidth, color.isColored))
    }
}

/// Which state is looked at.
struct MomentOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The state at a revision or release.", valueName: "revision"))
    var at: RevisionName = .now
}
