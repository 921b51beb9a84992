import ArgumentParser
import CatalogueFormats
import CatalogueModel

/// What of a diff is shown, and how.
struct DiffOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown, html, svg
    }

    /// What a difference has to be for exit 1.
    enum Failure: String, CaseIterable, ExpressibleByArgument {
        case breaking, layout, any
    }

    @Option(help: "How the result is printed.")
    var format: Format = .text

    @Option(
        help: ArgumentHelp(
            "Only metrics, tokens and presets that match; may be given several times.", valueName: "pattern"))
    var only: [Pattern] = []

    @Option(help: ArgumentHelp("Not those that match; may be given several times.", valueName: "pattern"))
    var exclude: [Pattern] = []

    @Option(
        help: ArgumentHelp("Only layouts of trait collections with these values.", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Option(
        help: ArgumentHelp("Numbers that differ by no more than this do not count (default: 0).", valueName: "points"))
    var tolerance: Double?

    @Option(help: "What has to differ for exit 1.")
    var failOn: Failure = .any

    @Option(help: ArgumentHelp("Markdown: the most characters; what is left out is counted.", valueName: "characters"))
    var maxSize = 60_000

    func validate() throws {
        if let tolerance, !(tolerance >= 0 && tolerance.isFinite) {
            throw ValidationError("--tolerance must be 0 or above")
        }
        if maxSize < 1000 { throw ValidationError("--max-size must be 1000 or above") }
    }

    /// Prints a diff and ends with 1 when it is one of those asked for.
    /// - Parameter pictured: what a picture of a moved layout shows beside its frames.
    func write(
        _ whole: CatalogueDiff, rules: ChangeRules, isColored: Bool,
        pictured: (LayoutChange) -> PicturedLayout? = { _ in nil }
    ) throws {
        let diff = whole.selecting(.init(only: only, excluded: exclude, tolerance: tolerance ?? 0))
        switch format {
        case .text: Output.write(diff.text(rules: rules, color: isColored))
        case .json: Output.write(JSONWriter(.pretty).text(of: diff.json(rules: rules)))
        case .markdown: Output.write(diff.markdown(rules: rules, limit: maxSize))
        case .html: Output.write(diff.html(rules: rules, pictured: pictured))
        case .svg: Output.write(diff.svg(rules: rules, pictured: pictured))
        }
        let fails =
            switch failOn {
            case .any: !diff.isEmpty
            case .layout: !diff.layouts.isEmpty
            case .breaking: rules.impact(of: diff) == .major
            }
        if fails { throw ExitCode.failure }
    }
}
