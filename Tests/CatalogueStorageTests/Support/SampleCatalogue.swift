import CatalogueModel

@testable import CatalogueStorage

/// A catalogue in which every temporal table has a row that is closed and one that holds.
///
/// Revision 1 adds everything, revision 2 changes all of it, revision 3 nothing.
struct SampleCatalogue {
    static let (small, medium, home, size, rtl) = (FactID(4), FactID(5), FactID(6), FactID(7), FactID(8))
    static let ink = FactID(9)
    static let roboto = FactID(10)
    static let renaming = FactID(11)
    static let standard = TraitCollection.defaultCollection.id
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    var database: Database { catalogue.database }

    init() throws {
        catalogue = try TemporaryCatalogue()
        try catalogue.revise { try add(at: $0) }
        try store.write {
            try store.add(Release(name: "1.0", revision: 1, note: "first", time: 1500, author: "me"))
        }
        try catalogue.revise { try change(at: $0) }
        try store.write {
            let there = Revision(
                number: 7, uuid: TemporaryCatalogue.stableID(70), time: 1600, author: "you", request: "set")
            try store.add(merged: there, in: 2)
            try store.add("value", of: Self.medium, from: there.uuid, in: 2)
        }
        try catalogue.revise()
    }

    private func add(at revision: Int64) throws {
        try catalogue.open(4, .metric, "space.s", description: "small", at: revision)
        try catalogue.open(5, .metric, "space.m", at: revision)
        try catalogue.open(6, .preset, "tab.home", at: revision)
        try catalogue.open(9, .token, "ink", at: revision)
        try store.replaceMetric(Self.small, nil, with: .dimension("8"), at: revision)
        try store.replaceMetric(Self.medium, nil, with: mediumMetric(1), at: revision)
        try store.replaceToken(Self.ink, nil, with: token(1), at: revision)
        try store.replacePreset(Self.home, nil, with: preset(1), at: revision)
        try store.addFact(Self.size, trait(1).stableID, .trait)
        try store.openTrait(trait(1), at: revision)
        try store.addFact(Self.roboto, font(1).stableID, .font)
        try store.openFont(font(1), at: revision)
        try store.addFact(Self.renaming, TemporaryCatalogue.stableID(11), .rule)
        try store.openRule(rule(.minor), at: revision)
        try store.addFact(Self.rtl, collection(1).stableID, .collection)
        try store.openCollection(collection(1), at: revision)
        try store.writeLayouts(at: revision) { writer in
            try writer.open(key, SampleLayouts.insets, causes: [Self.small, Self.home])
        }
        try store.setLayoutCount(1)
    }

    private func change(at revision: Int64) throws {
        try store.closeEntry(Self.home, at: revision)
        try catalogue.open(
            6, .preset, "tab.house", description: "the first", deprecation: Deprecation(replacement: nil), at: revision)
        try store.replaceMetric(Self.medium, mediumMetric(1), with: mediumMetric(2), at: revision)
        try store.replaceToken(Self.ink, token(1), with: token(2), at: revision)
        try store.replacePreset(Self.home, preset(1), with: preset(2), at: revision)
        try store.closeTrait(Self.size, at: revision)
        try store.openTrait(trait(2), at: revision)
        try store.closeFont(Self.roboto, at: revision)
        try store.openFont(font(2), at: revision)
        try store.closeRule(Self.renaming, at: revision)
        try store.openRule(rule(.patch), at: revision)
        try store.closeCollection(Self.rtl, at: revision)
        try store.openCollection(collection(2), at: revision)
        try store.writeLayouts(at: revision) { writer in
            try writer.close(key)
            try writer.open(key, SampleLayouts.configuration, causes: [Self.medium])
        }
    }

    var key: LayoutKey { LayoutKey(preset: Self.home, state: .normal, collection: Self.standard) }

    func mediumMetric(_ version: Int) throws -> Metric<FactID> {
        try version == 1
            ? .dimension("{4} * 2", ["size=compact": "12"]) : .dimension("16", ["size=compact": "{4} + 2"])
    }

    func token(_ version: Int) -> KeptToken<FactID> {
        func value(_ text: String) -> KeptValue<FactID> {
            KeptValue(parts: [.json("{\"\(text)\":\""), .reference(Self.small), .json("\"}")])
        }
        return KeptToken(
            type: "color", value: value("a\(version)"),
            overrides: [TraitCondition(trait: "size", value: "compact"): value("b\(version)")])
    }

    func preset(_ version: Int) throws -> Preset<FactID> {
        var preset = Preset<FactID>(style: version == 1 ? .imageTitle(.top) : .exact(.top))
        preset.numbers = [.spacing: .reference(version == 1 ? Self.small : Self.medium)]
        preset.normal.image = .size(width: .number(Double(version)), height: .number(24))
        preset.accepted[AcceptedFinding(state: .normal, finding: .goesStale)] = Acceptance(
            reason: "fixed title \(version)", numbers: [UInt64(version), .max])
        return preset
    }

    func trait(_ version: Int) -> Trait {
        Trait(
            id: Self.size, stableID: TemporaryCatalogue.stableID(7), name: "size",
            values: version == 1 ? ["regular", "compact"] : ["regular", "compact", "tiny"], defaultValue: "regular")
    }

    func rule(_ impact: ChangeImpact) -> KeptRule {
        KeptRule(
            id: Self.renaming,
            fact: RuleFact(id: TemporaryCatalogue.stableID(11), rule: .renamed, impact: impact))
    }

    func font(_ version: Int) -> RegisteredFont {
        RegisteredFont(
            id: Self.roboto, stableID: TemporaryCatalogue.stableID(10), family: "Roboto", weight: .semibold,
            file: "fonts/Roboto.ttf",
            face: FontFace(
                id: FontID(hash: "a\(version)", faceIndex: 0), unitsPerEm: 2048, lineHeight: 2400,
                dependsOnSize: version == 2))
    }

    func collection(_ version: Int) -> TraitCollection {
        TraitCollection(
            id: Self.rtl, stableID: TemporaryCatalogue.stableID(8),
            values: version == 1 ? ["direction": "rtl"] : ["direction": "rtl", "scale": "2"])
    }
}
