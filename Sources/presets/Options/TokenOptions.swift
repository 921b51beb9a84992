import ArgumentParser
import CatalogueFormats
import CatalogueModel

/// How design tokens are read.
struct TokenOptions: ParsableArguments {
    @Flag(help: "Design tokens: take what is valid, and say what was refused.")
    var skipInvalid = false

    @Option(help: ArgumentHelp("Design tokens: the points of 1 rem.", valueName: "points"))
    var rem: Double = 16

    @Flag(help: "Design tokens: pt and dp are points; otherwise they are refused.")
    var lenientUnits = false

    @Flag(name: .customLong("round-float32"), help: "Design tokens: 1.7799999713897705 is read as 1.78.")
    var roundFloat32 = false

    @Flag(help: "Design tokens: read referenced files outside the folder of the first one as well.")
    var outsideFiles = false

    func validate() throws {
        if !(rem > 0 && rem.isFinite) { throw ValidationError("--rem must be above 0") }
    }

    /// The facts in files of design tokens. What is refused or left out is said.
    func document(of files: [TokenFile]) throws -> CatalogueDocument {
        let reader = TokenReader(
            options: TokenReadingOptions(rem: rem, lenientUnits: lenientUnits, roundFloat32: roundFloat32))
        let first = files[0].name
        let tokens = reader.read(files) { [outsideFiles] path in
            try Files.read(path, besides: first, orOutside: outsideFiles)
        }
        report(tokens)
        if !tokens.problems.isEmpty, !skipInvalid {
            throw ValidationError(
                "nothing was imported: \(tokens.problems.count) refused; --skip-invalid takes the rest")
        }
        var document = CatalogueDocument(catalogue: nil)
        document.metrics = tokens.metrics
        document.traits = tokens.traits
        return document
    }

    private func report(_ tokens: TokenDocument) {
        if let dialect = tokens.dialect { Output.note("read as \(dialect.name): \(tokens.counts)") }
        for message in tokens.warnings.prefix(Self.shown) {
            Output.note("warning: \(tokens.codeFrame(of: message))")
        }
        for message in tokens.problems.prefix(Self.shown) {
            Output.note("refused: \(tokens.codeFrame(of: message))")
        }
        let hidden = max(0, tokens.warnings.count - Self.shown) + max(0, tokens.problems.count - Self.shown)
        if hidden > 0 { Output.note("… and \(hidden) more") }
    }

    private static let shown = 20
}

extension TokenDocument {
    /// `42 metrics, 3 traits, 575 other tokens left out, 2 refused`.
    fileprivate var counts: String {
        let others = kept.isEmpty ? nil : "\(kept.count) other tokens (\(keptTypes)) left out"
        let extensions = leftovers.isEmpty ? nil : "the $extensions of \(leftovers.count) left out"
        return [
            "\(metrics.count) metrics", traits.isEmpty ? nil : "\(traits.count) traits", others, extensions,
            problems.isEmpty ? nil : "\(problems.count) refused",
        ].compactMap { $0 }.joined(separator: ", ")
    }

    private var keptTypes: String {
        let types = Swift.Set(kept.map { $0.type ?? "without type" }).sorted()
        return types.prefix(4).joined(separator: ", ") + (types.count > 4 ? ", …" : "")
    }
}
