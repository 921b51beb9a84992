import ButtonLayout
import CatalogueModel

/// Presets and metrics as Swift: a namespace of constants, nested as the names are, and what applies them to buttons.
///
/// Dropped are metrics that are no numbers, kept tokens, attributed titles, and the flags of buttons.
public struct SwiftExport {
    let catalogue: ExportedCatalogue
    let options: CodeOptions
    let traits: TraitNames
    private let names: ScopedNames
    private let metrics: [NamedFact<ExportedMetric>]
    private let exportedNames: Set<Name>

    /// - Throws: `IdentifierError` where names become the same in Swift.
    public init(_ catalogue: ExportedCatalogue, _ options: CodeOptions) throws(IdentifierError) {
        self.catalogue = catalogue
        self.options = options
        metrics = catalogue.metrics.filter { $0.value.numbers != nil }
        exportedNames = Set(metrics.map(\.name) + catalogue.presets.map(\.name))
        traits = try TraitNames(
            catalogue, isDisambiguated: options.isDisambiguated, member: SwiftIdentifier.member,
            type: SwiftIdentifier.type)
        names = try ScopedNames(
            catalogue.names(of: metrics), among: catalogue.knownNames, isDisambiguated: options.isDisambiguated
        ) { segment, isGroup in
            if !isGroup { return SwiftIdentifier.member(segment) }
            let type = SwiftIdentifier.type(segment)
            return SwiftSupport.typeNames(options).contains(type) ? type + "_" : type
        }
    }

    /// Everything in one file.
    public var text: String {
        let groups = groups.map { "\n" + extensionText(of: $0) }.joined()
        return file(SwiftSupport(self).text + groups)
    }

    /// A file for each outermost group, and one for the types they share.
    public var files: [ExportedFile] {
        let shared = groups.filter { $0.name.isEmpty }.map { "\n" + extensionText(of: $0) }.joined()
        let own = groups.filter { !$0.name.isEmpty }.map { group in
            ExportedFile(
                path: "\(options.namespace)+\(group.name).swift", text: file(extensionText(of: group)))
        }
        return [ExportedFile(path: "\(options.namespace).swift", text: file(SwiftSupport(self).text + shared))] + own
    }

    private func file(_ body: String) -> String {
        let code = "import \(options.framework == .uikit ? "UIKit" : "CoreGraphics")\n\n" + body
        return fileHeader(for: "swift", mark: "//", body: code) + "\n" + code
    }

    /// What stands in one outermost group; outside of all groups for an empty name.
    private struct Group {
        var name: String
        var members: [Member]
    }

    private struct Member {
        var name: Name
        var code: (SwiftMember) -> String
    }

    private var groups: [Group] {
        let members =
            (metrics.map { metric in Member(name: metric.name) { $0.code(of: metric) } }
            + catalogue.presets.map { preset in Member(name: preset.name) { $0.code(of: preset) } })
            .sorted { $0.name < $1.name }
        var groups: [Group] = []
        for member in members {
            let name = names.scope(of: member.name).first ?? ""
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].members.append(member)
            } else {
                groups.append(Group(name: name, members: [member]))
            }
        }
        return groups.sorted { $0.name.isEmpty && !$1.name.isEmpty }
    }

    /// The namespaces of a group, one within the other.
    private func extensionText(of group: Group) -> String {
        var code = CodeText()
        if let first = group.members.first, let segment = first.name.segments.first, !group.name.isEmpty {
            code.add("// MARK: - \(escapedForTerminal(segment))\n")
        }
        code.block("extension \(options.namespace) {") { add(group.members, depth: 0, to: &$0) }
        return code.text
    }

    private func add(_ members: [Member], depth: Int, to code: inout CodeText) {
        var rest = members[...]
        var isFirst = true
        while let member = rest.first {
            if !isFirst { code.add("") }
            isFirst = false
            let scope = names.scope(of: member.name)
            guard scope.count > depth else {
                code.add(member.code(SwiftMember(export: self, identifier: names[member.name])))
                rest = rest.dropFirst()
                continue
            }
            let inner = rest.prefix { names.scope(of: $0.name).prefix(depth + 1) == scope.prefix(depth + 1) }
            rest = rest.dropFirst(inner.count)
            let group = member.name.segments.prefix(depth + 1).joined(separator: ".")
            code.add("/// `\(escapedForTerminal(group))`")
            code.block("\(options.access.rawValue) enum \(scope[depth]) {") {
                add(Array(inner), depth: depth + 1, to: &$0)
            }
        }
    }

    /// Where a preset or metric is, from the namespace on; nil for what is not exported.
    func path(of name: Name) -> String? {
        guard exportedNames.contains(name) else { return nil }
        return ([options.namespace] + names.scope(of: name) + [names[name]]).joined(separator: ".")
    }
}

extension ExportedCatalogue {
    /// The names of the presets and of some metrics, with the facts they belong to.
    func names(of metrics: [NamedFact<ExportedMetric>]) -> [KnownName] {
        metrics.map { ($0.name, $0.id) }.named + presets.map { ($0.name, $0.id) }.named
    }
}

extension [(Name, StableID?)] {
    fileprivate var named: [KnownName] {
        compactMap { name, id in id.map { KnownName(name: name, id: $0) } }
    }
}
