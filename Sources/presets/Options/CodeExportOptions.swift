import ArgumentParser
import CatalogueFormats

extension CodeOptions.Access: ExpressibleByArgument {}
extension CodeOptions.Framework: ExpressibleByArgument {}

/// How `export` generates code.
struct CodeExportOptions: ParsableArguments {
    @Option(help: "With swift: who may use it.")
    var access: CodeOptions.Access?

    @Option(help: "With swift: what it builds on; coregraphics has the numbers alone.")
    var framework: CodeOptions.Framework?

    @Option(
        help: ArgumentHelp(
            "With swift, objc and xctest: the namespace or prefix (default: Presets, PRS).", valueName: "identifier"))
    var namespace: String?

    @Flag(
        help: "Of names that become the same identifier give the younger a suffix, which no later name changes.")
    var disambiguate = false

    func validate() throws {
        if let namespace, !CodeOptions.isNamespace(namespace) {
            throw ValidationError("'\(namespace)' is no namespace: letters and digits, a letter first, and no keyword")
        }
    }

    /// Whether any of it was asked for.
    var isGiven: Bool { access != nil || framework != nil || namespace != nil || disambiguate }

    func options(defaultNamespace: String = "Presets") -> CodeOptions {
        CodeOptions(
            access: access ?? .public, framework: framework ?? .uikit, namespace: namespace ?? defaultNamespace,
            isDisambiguated: disambiguate)
    }
}
