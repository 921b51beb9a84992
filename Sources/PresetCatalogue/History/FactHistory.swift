import CatalogueModel
import CatalogueStorage

/// What changed a metric, a kept token or a preset, revision by revision. What it costs follows the fact's own changes.
struct FactHistory {
    let store: CatalogueStore
    let id: FactID
    let kind: FactKind
    /// The newest revision that is looked at.
    let last: Int64

    /// The last change of a property.
    struct Change {
        let revision: Int64
        /// The definition before; nil where it was absent.
        let old: String?
    }

    /// For each of these properties the last change; those that never were there are missing.
    func lastChanges(of properties: some Sequence<String>) throws -> [String: Change] {
        var wanted = Set(properties)
        var changes: [String: Change] = [:]
        for number in try store.revisions(changing: id, kind, upTo: last) {
            if wanted.isEmpty { break }
            let (old, new) = try sides(of: number)
            for name in wanted {
                let (before, after) = (old[name], new[name])
                // A default that nobody ever changed is there since the fact is.
                guard before?.identity != after?.identity || old.isEmpty else { continue }
                changes[name] = Change(revision: number, old: before?.text)
                wanted.remove(name)
            }
        }
        return changes
    }

    /// What a revision changed in the fact itself; nil where it did not.
    func change(in number: Int64) throws -> FactChange? {
        try FactComparison.change(from: view(at: number - 1), to: view(at: number))
    }

    /// The names of all properties the fact ever had.
    func everyProperty() throws -> Set<String> {
        var names: Set<String> = []
        for number in try store.revisions(changing: id, kind, upTo: last) {
            names.formUnion(try view(at: number)?.everything.map(\.name) ?? [])
        }
        return names
    }

    private func sides(
        of number: Int64
    ) throws -> (old: [String: FactView.Property], new: [String: FactView.Property]) {
        func properties(_ number: Int64) throws -> [String: FactView.Property] {
            let view = try view(at: number)
            return Dictionary((view?.everything ?? []).map { ($0.name, $0) }) { first, _ in first }
        }
        return (try properties(number - 1), try properties(number))
    }

    private func view(at number: Int64) throws -> FactView? {
        try Snapshot(store, at: .revision(number)).view(id) { "\($0.rawValue)" }
    }
}

extension FactView {
    /// The properties with those that every entry has: its name, description, deprecation and extensions.
    var everything: [Property] {
        var entry = [Property(name: "name", text: name, identity: name)]
        if let description { entry.append(Property(name: "description", text: description, identity: description)) }
        if let text = deprecationText {
            let identity = "\(replacementIdentity ?? "") \(deprecationReason ?? "")"
            entry.append(Property(name: "deprecated", text: text, identity: identity))
        }
        if let extensions { entry.append(Property(name: "extensions", text: extensions, identity: extensions)) }
        return entry + properties
    }
}
