import CatalogueModel

/// Reads design tokens: the Design Tokens format 2025.10 and its resolver documents, its older drafts, Style Dictionary,
/// Tokens Studio and Spectrum.
///
/// References stay references. What does not name a trait holds in all trait collections; a modifier's contexts, a
/// group of themes and Spectrum's sets become a trait and its values.
public struct TokenReader: Sendable {
    /// How values are read.
    public var options: TokenReadingOptions

    /// Makes a reader.
    public init(options: TokenReadingOptions = TokenReadingOptions()) {
        self.options = options
    }

    /// Reads one file, or several that belong together, the later over the earlier.
    /// - Parameters:
    ///   - files: The files. Only the first can be a resolver document, or sets of Tokens Studio.
    ///   - load: Gets a file that the first refers to, by its path relative to that one's folder, or throws why it
    ///     cannot. Whether a path may be read is for it to decide.
    /// - Returns: All that can be taken, and every problem of the rest.
    public func read(_ files: [TokenFile], load: @escaping (String) throws -> [UInt8]) -> TokenDocument {
        let problems = TokenProblems()
        let sources = TokenSources(problems, load: load)
        let roots = files.compactMap(sources.parse)
        var document = TokenDocument()
        if let first = roots.first, roots.count == files.count {
            var layers = layers(roots, first.node, files[0].name, sources)
            fill(&document, &layers, first.node, files[0].name, problems)
        }
        document.files = sources.files
        document.problems = TokenProblems.sorted(problems.problems)
        document.warnings = TokenProblems.sorted(problems.warnings)
        return document
    }

    private func layers(
        _ roots: [(file: Int, node: JSONNode)], _ first: JSONNode, _ name: String, _ sources: TokenSources
    ) -> TokenLayers {
        if ResolverDocumentReader.fits(first) {
            var reader = ResolverDocumentReader(first, sources)
            return reader.layers()
        }
        if StudioReader.fits(first, fileName: name) {
            return StudioReader(root: first, fileName: name, sources: sources).layers()
        }
        return TokenLayers(layers: roots.map { TokenLayer(file: $0.file, node: $0.node) })
    }

    private func fill(
        _ document: inout TokenDocument, _ layers: inout TokenLayers, _ first: JSONNode, _ name: String,
        _ problems: TokenProblems
    ) {
        guard let keys = TokenKeys.used(in: layers.layers.map(\.node)) else {
            let isResolver = ResolverDocumentReader.fits(first)
            if isResolver || !problems.problems.isEmpty || TokenDialect.isEmpty(first) {
                document.dialect = isResolver ? .resolver : .dtcg
            } else {
                problems.refuse(
                    "there are no design tokens in it: none has a \"$value\" or a \"value\"",
                    at: TokenPlace(file: 0, offset: first.offset))
            }
            document.facts.traits = layers.traits
            return
        }
        let dialect = TokenDialect(of: layers, keys, first, fileName: name)
        document.dialect = dialect
        if dialect == .spectrum {
            layers.traits = [
                TraitFact(id: nil, name: "platform", values: ["desktop", "mobile"], defaultValue: "desktop")
            ]
        }
        var assembly = TokenAssembly(layers, keys, dialect, options, problems)
        assembly.fill(&document)
        if dialect.isStandard {
            for layer in layers.layers where layer.conditions.isEmpty {
                WrittenTraits.read(layer, into: &document.facts, problems)
            }
        }
    }
}
