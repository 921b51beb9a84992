import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compute every layout anew and compare it with what is kept; exit 1 when one differs.",
        discussion: """
            EXAMPLES:
              presets verify
            """)

    @OptionGroup var catalogue: CatalogueOptions

    mutating func run() throws {
        let (count, discrepancies) = try catalogue.open().verify()
        for item in discrepancies.prefix(50) { Output.line(item.text) }
        if discrepancies.count > 50 { Output.line("… and \(discrepancies.count - 50) more") }
        Output.line("\(counted(count, "layout")) verified, \(discrepancies.count) differ")
        if !discrepancies.isEmpty { throw ExitCode.failure }
    }
}
