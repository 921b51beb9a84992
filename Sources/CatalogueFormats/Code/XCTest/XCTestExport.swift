import ButtonLayout
import CatalogueModel

/// Presets as an XCTest that lays real buttons out and compares them with what the engine foretells.
///
/// It stands alone: image and title are made in the sizes that the catalogue has, so that neither fonts nor assets are
/// needed. What cannot be set up on a device is left out: the focused state, and a state that has no image or title
/// where the normal state has one.
public struct XCTestExport {
    private let catalogue: ExportedCatalogue
    private let options: CodeOptions
    private let names: IdentifierMap

    /// - Throws: `IdentifierError` where names become the same test.
    public init(_ catalogue: ExportedCatalogue, _ options: CodeOptions) throws(IdentifierError) {
        self.catalogue = catalogue
        self.options = options
        let known = catalogue.knownNames.map { IdentifierMap.Claim(name: $0.name.text, fact: $0.id) }
        let own = catalogue.names(of: []).map { IdentifierMap.Claim(name: $0.name.text, fact: $0.id) }
        names = try IdentifierMap(own, among: known, isDisambiguated: options.isDisambiguated) { name in
            "test" + camelCase(name.split(separator: ".").flatMap { words(of: String($0)) }, startsUpper: true)
        }
    }

    public var text: String {
        var code = CodeText()
        code.add("import UIKit\nimport XCTest\n")
        code.comment([
            "Lays real buttons out as the presets say, and compares them with what is foretold, to one pixel.",
            "",
            "A failure names the rule of the model that does not hold here: please report it, with the device and the",
            "version of iOS.",
        ])
        code.block("final class \(options.namespace)LayoutTests: XCTestCase {") { code in
            for (index, preset) in catalogue.presets.enumerated() {
                if index > 0 { code.add("") }
                add(preset, to: &code)
            }
        }
        let body = code.text + "\n" + XCTestSupport(options, writesFrames: writesFrames).text + "\n"
        return fileHeader(for: "xctest", mark: "//", body: body) + "\n" + body
    }

    private var writesFrames: Bool {
        catalogue.presets.contains { $0.value.style.mechanism == .frames }
    }

    private func add(_ preset: NamedFact<ExportedPreset>, to code: inout CodeText) {
        let definition = preset.value.definition
        let isConfigured = definition.style.mechanism == .configuration
        code.comment(commentLines("`\(preset.name)`: \(definition.style.name)"))
        code.block("@MainActor func \(names[preset.name.text])() throws {") { code in
            code.block("try check(", closing: ")") { code in
                code.add(SwiftIdentifier.literal(preset.name.text) + ",")
                code.add(
                    "type: .\(definition.buttonType.name), horizontal: .\(definition.horizontal.name), "
                        + "vertical: .\(definition.vertical.name),")
                if isConfigured { code.add("buttonSize: .\(definition.configurationSize.name),") }
                code.block("[", closing: "]") { code in
                    for expected in expected(preset.value) {
                        code.block("\(options.namespace)Expected(", closing: "),") { $0.add(expected) }
                    }
                }
            }
        }
    }

    /// The arguments of each thing to expect, the same of several collections once.
    private func expected(_ preset: ExportedPreset) -> [String] {
        var found: [(arguments: String, traits: [String])] = []
        for layout in preset.layouts where !layout.state.contains(.focused) {
            let normal = preset.layouts.first { $0.state == .normal && $0.collection == layout.collection } ?? layout
            guard layout.canBeShown(over: normal) else { continue }
            let arguments = ExpectedLayout(layout, normal: normal.result.content, options).arguments
            let traits = TraitCollection.text(of: catalogue.collections[layout.collection])
            if let index = found.firstIndex(where: { $0.arguments == arguments }) {
                found[index].traits.append(traits)
            } else {
                found.append((arguments, [traits]))
            }
        }
        return found.map { item in
            "traits: \(SwiftIdentifier.literal(item.traits.joined(separator: "; "))),\n" + item.arguments
        }
    }
}

extension ExportedLayout {
    /// Whether a button can be brought to show this: what a state has not it takes from the normal state.
    fileprivate func canBeShown(over normal: ExportedLayout) -> Bool {
        let (own, other) = (result.content, normal.result.content)
        return (own.image != nil || other.image == nil) && (own.title != nil || other.title == nil)
    }
}
