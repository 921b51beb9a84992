import ButtonLayout
import CatalogueModel

/// Presets and metrics as Objective-C: a header with constants and functions, and the file that has their values and
/// what sets them on buttons.
///
/// Dropped are metrics that are no numbers, kept tokens, and what titles and images are called.
public struct ObjectiveCExport {
    let catalogue: ExportedCatalogue
    let names: ObjectiveCNames
    let metrics: [NamedFact<ExportedMetric>]

    /// - Throws: `IdentifierError` where names become the same in Objective-C.
    public init(_ catalogue: ExportedCatalogue, _ options: CodeOptions) throws(IdentifierError) {
        self.catalogue = catalogue
        metrics = catalogue.metrics.filter { $0.value.numbers != nil }
        names = try ObjectiveCNames(catalogue, catalogue.names(of: metrics), options)
    }

    var prefix: String { names.prefix }

    /// Whether some preset's style writes frames.
    var writesFrames: Bool { catalogue.presets.contains { $0.value.style.mechanism == .frames } }

    /// The header, and what it promises.
    public var files: [ExportedFile] {
        [
            ExportedFile(path: "\(prefix)Presets.h", text: file(header)),
            ExportedFile(path: "\(prefix)Presets.m", text: file(implementation)),
        ]
    }

    private func file(_ body: String) -> String {
        fileHeader(for: "objc", mark: "//", body: body) + "\n" + body
    }

    private var header: String {
        let traits = ObjectiveCTraits(self)
        let support = ObjectiveCSupport(self)
        var parts = ["#import <UIKit/UIKit.h>", "NS_ASSUME_NONNULL_BEGIN", traits.declarations, support.types]
        parts += sections {
            $0.declaration(of: $1)
        } preset: {
            $0.declaration(of: $1)
        }
        parts.append(ObjectiveCApplication(self).declarations)
        parts.append("NS_ASSUME_NONNULL_END")
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// First what is C alone, so that numbers can be had where no button is.
    private var implementation: String {
        let traits = ObjectiveCTraits(self)
        var parts = ["#import \"\(prefix)Presets.h\"", traits.definitions, ObjectiveCSupport(self).lookup]
        parts += sections {
            $0.definition(of: $1)
        } preset: {
            $0.definition(of: $1)
        }
        if writesFrames { parts.append(ObjectiveCFrames(prefix: prefix).placing) }
        parts.append(ObjectiveCApplication(self).definitions)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func sections(
        metric: (ObjectiveCMember, NamedFact<ExportedMetric>) -> String,
        preset: (ObjectiveCMember, NamedFact<ExportedPreset>) -> String
    ) -> [String] {
        func section(_ title: String, _ members: [String]) -> [String] {
            members.isEmpty ? [] : ["#pragma mark - \(title)"] + members
        }
        return section("Metrics", metrics.map { metric(ObjectiveCMember(names, $0.name), $0) })
            + section("Presets", catalogue.presets.map { preset(ObjectiveCMember(names, $0.name), $0) })
    }
}
