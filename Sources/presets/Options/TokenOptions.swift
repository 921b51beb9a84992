import ArgumentParser
import CatalogueFormats
import CatalogueModel

/// How design tokens are read.
struct TokenOptions: ParsableArguments {
    @Flag(help: "Design tokens: take what is valid, and say what was refused.")
    var skipInvalid = false

    @Option(help: ArgumentHelp("Design tokens: the points of 1 rem (default: 16).", valueName: "points"))
    var rem: Double?

    @Flag(help: "Design tokens: pt and dp are points; otherwise they are refused.")
    var lenientUnits = false

    @Flag(name: .customLong("round-float32"), help: "Design tokens: 1.7799999713897705 is read as 1.78.")
    var roundFloat32 = false

    @Flag(help: "Design tokens: read referenced files outside the folder of the first one as well.")
    var outsideFiles = false

    func validate() throws {
        if let rem, !(rem > 0 && rem.isFinite) { throw ValidationError("--rem must be above 0") }
    }

    /// The facts in files of design tokens. What is refused or left out is said.
    /// - Parameter prune: whether what is not taken will be removed.
    func document(of files: [TokenFile], prune: Bool) throws -> CatalogueDocument {
        let reader = TokenReader(
            options: TokenReadingOptions(rem: rem ?? 16, lenientUnits: lenientUnits, roundFloat32: roundFloat32))
        let first = files[0].name
        let tokens = reader.read(files) { [outsideFiles] path in
            try Files.read(path, besides: first, orOutside: outsideFiles)
        }
        let refused = lines(tokens.problems, "refused", of: tokens)
        if !tokens.problems.isEmpty, prune, skipInvalid {
            let summary = "nothing was imported: --prune would remove what is refused, \(tokens.problems.count) here"
            throw ValidationError(([summary] + refused).joined(separator: "\n"))
        }
        if !tokens.problems.isEmpty, !skipInvalid {
            let summary = """
                nothing was imported, \(tokens.problems.count) refused (--skip-invalid takes what is left; files that refer \
                to each other go into one import):
                """
            throw ValidationError(([summary] + refused).joined(separator: "\n"))
        }
        if let dialect = tokens.dialect { Output.note("read as \(dialect.name): \(tokens.counts)") }
        if let note = tokens.permutations { Output.note(note) }
        for line in lines(Array(tokens.warnings.prefix(20)), "warning", of: tokens) { Output.note(line) }
        if tokens.warnings.count > 20 { Output.note("… and \(tokens.warnings.count - 20) more warnings") }
        for line in refused { Output.note(line) }
        return tokens.facts
    }

    private func lines(_ messages: [TokenMessage], _ label: String, of tokens: TokenDocument) -> [String] {
        messages.map { "\(label): \(tokens.codeFrame(of: $0))" }
    }
}

extension TokenDocument {
    /// What to say of the combinations of its traits.
    fileprivate var permutations: String? {
        let count = facts.traits.reduce(1.0) { $0 * Double($1.values.count) }
        guard count > 1, facts.collections.isEmpty else { return nil }
        let names = facts.traits.map(\.name).joined(separator: ",")
        return "layouts are computed for the default of \(counted(facts.traits.count, "trait"));"
            + " 'presets collection add --all \(escapedForTerminal(names))' adds \(count.shortestText) combinations"
    }

    /// `42 metrics, 575 kept tokens (color, shadow), 3 traits, 2 refused`.
    fileprivate var counts: String {
        // What a group says of itself is no token to people.
        let kept = facts.tokens.filter { !$0.name.isOfGroup }
        return [
            counted(facts.metrics.count, "metric"),
            kept.isEmpty ? nil : "\(counted(kept.count, "kept token")) (\(Self.types(of: kept)))",
            facts.presets.isEmpty ? nil : counted(facts.presets.count, "preset"),
            facts.traits.isEmpty ? nil : counted(facts.traits.count, "trait"),
            problems.isEmpty ? nil : "\(problems.count) refused",
        ].compactMap { $0 }.joined(separator: ", ")
    }

    private static func types(of kept: [NamedFact<KeptToken<Name>>]) -> String {
        let types = Swift.Set(kept.map { $0.value.type ?? "alias" }).sorted()
        return types.prefix(4).joined(separator: ", ") + (types.count > 4 ? ", …" : "")
    }
}
