import CatalogueModel

@testable import CatalogueStorage

/// One at a time.
extension CatalogueStore {
    func addFact(_ id: FactID, _ stableID: StableID, _ kind: FactKind) throws {
        try addFacts([(id, stableID, kind)])
    }

    func openEntry(_ entry: Entry, at revision: Int64) throws {
        try openEntries([entry], at: revision)
    }

    func replaceMetric(
        _ id: FactID, _ old: Metric<FactID>?, with new: Metric<FactID>?, at revision: Int64
    ) throws {
        try replaceMetrics([FactChangeRow(id, from: old, to: new)], at: revision)
    }

    func replaceToken(
        _ id: FactID, _ old: KeptToken<FactID>?, with new: KeptToken<FactID>?, at revision: Int64
    ) throws {
        try replaceTokens([FactChangeRow(id, from: old, to: new)], at: revision)
    }

    func replacePreset(
        _ id: FactID, _ old: Preset<FactID>?, with new: Preset<FactID>?, at revision: Int64
    ) throws {
        try replacePresets([FactChangeRow(id, from: old, to: new)], at: revision)
    }
}
