import CatalogueModel
import CatalogueStorage

/// A file of a catalogue, read by the ids that facts have in all of its files.
final class SharedFile {
    let store: CatalogueStore
    /// Every fact there ever was.
    let facts: [StableID: FactID]
    private let stableIDs: [FactID: StableID]

    init(_ store: CatalogueStore) throws {
        self.store = store
        facts = try store.facts()
        stableIDs = Dictionary(facts.map { ($1, $0) }) { first, _ in first }
    }

    func stableID(_ id: FactID) throws -> StableID {
        guard let stableID = try stableIDs[id] ?? store.stableID(of: id) else {
            throw StorageError(.damaged, path: store.path, message: "there is no fact \(id.rawValue)")
        }
        return stableID
    }

    /// A fact as people see it; nil where it does not exist now.
    func view(_ id: StableID, _ kind: FactKind) throws -> FactView? {
        guard let fact = facts[id] else { return nil }
        let snapshot = Snapshot(store, at: .now)
        switch kind {
        case .metric, .token, .preset:
            return try snapshot.view(fact) { [stableIDs] in stableIDs[$0]?.description ?? "\($0.rawValue)" }
        case .trait: return try snapshot.trait(fact).map(FactView.init)
        case .font: return try snapshot.font(fact).map(FactView.init)
        case .rule: return try store.rules(at: .now).first { $0.id == fact }.map(FactView.init)
        case .collection: return try store.collections(at: .now).first { $0.id == fact }.map(FactView.init)
        }
    }
}

extension FactView {
    /// A property as people write it; nil where it is not set.
    func text(of property: String) -> String? {
        switch property {
        case "name": return name
        case "description": return description
        case "extensions": return extensions
        case "deprecated": return deprecationText.map { text in deprecationReason.map { "\(text): \($0)" } ?? text }
        default:
            // One that consists of several: `title-size` of its width and height.
            let names = property.split(separator: ", ").map(String.init)
            let texts = properties.filter { part in
                names.contains { part.name == $0 || part.name.hasPrefix($0 + ".") }
            }.map(\.text)
            return texts.isEmpty ? nil : texts.joined(separator: names.count > 1 ? " " : " × ")
        }
    }
}
