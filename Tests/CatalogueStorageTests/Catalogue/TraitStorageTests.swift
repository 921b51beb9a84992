import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Traits and collections in the file")
struct TraitStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }

    init() throws { catalogue = try TemporaryCatalogue() }

    private func trait(_ id: Int64, _ name: String, _ values: [String]) -> CatalogueModel.Trait {
        CatalogueModel.Trait(
            id: FactID(id), stableID: TemporaryCatalogue.stableID(id), name: name, values: values,
            defaultValue: values[0])
    }

    private func collection(_ id: Int64, _ values: [String: String]) -> TraitCollection {
        TraitCollection(id: FactID(id), stableID: TemporaryCatalogue.stableID(id), values: values)
    }

    @Test("traits come back whole at every revision, in the order they were added")
    func traits() throws {
        let size = trait(5, "size", ["regular", "compact"])
        var larger = size
        larger.values = ["\u{301}x", "größe", "regular"]
        larger.defaultValue = "regular"
        let locale = trait(4, "a-locale", ["de"])
        try catalogue.revise { revision in
            for trait in [size, locale] {
                try store.addFact(trait.id, trait.stableID, .trait)
                try store.openTrait(trait, at: revision)
            }
        }
        try catalogue.revise {
            try store.closeTrait(size.id, at: $0)
            try store.openTrait(larger, at: $0)
        }
        try catalogue.revise { try store.closeTrait(locale.id, at: $0) }
        #expect(try store.traits(at: .revision(0)) == CatalogueModel.Trait.builtIn)
        #expect(try store.traits(at: .revision(1)) == CatalogueModel.Trait.builtIn + [locale, size])
        #expect(try store.traits(at: .revision(2)) == CatalogueModel.Trait.builtIn + [locale, larger])
        #expect(try store.traits(at: .now) == CatalogueModel.Trait.builtIn + [larger])
        #expect(try store.changedFacts(.trait, from: 0, to: 1) == [size.id, locale.id])
        #expect(try store.changedFacts(.trait, from: 1, to: 2) == [size.id])
        #expect(try store.changedFacts(.trait, from: 2, to: 3) == [locale.id])
    }

    @Test("collections too")
    func collections() throws {
        let all = [
            collection(4, ["direction": "rtl", "scale": "2"]), collection(5, ["scale": "1"]),
            collection(6, ["a": "\u{301}x", "größe": "ü"]),
        ]
        try catalogue.revise { revision in
            for collection in all {
                try store.addFact(collection.id, collection.stableID, .collection)
                try store.openCollection(collection, at: revision)
            }
        }
        try catalogue.revise { try store.closeCollection(FactID(5), at: $0) }
        #expect(try store.collections(at: .revision(0)) == [.defaultCollection])
        #expect(try store.collections(at: .revision(1)) == [.defaultCollection] + all)
        #expect(try store.collections(at: .now) == [.defaultCollection, all[0], all[2]])
        #expect(try store.changedFacts(.collection, from: 1, to: 2) == [FactID(5)])
    }

    @Test("the same combination, or the same trait, is kept once at a time")
    func once() throws {
        try catalogue.revise {
            try store.addFact(FactID(4), TemporaryCatalogue.stableID(4), .collection)
            try store.openCollection(collection(4, ["scale": "1", "direction": "rtl"]), at: $0)
        }
        for values in [[:], ["direction": "rtl", "scale": "1"]] as [[String: String]] {
            let error = #expect(throws: StorageError.self) {
                try catalogue.revise {
                    try store.addFact(FactID(5), TemporaryCatalogue.stableID(5), .collection)
                    try store.openCollection(collection(5, values), at: $0)
                }
            }
            #expect(error?.kind == .constraint)
        }
        let error = #expect(throws: StorageError.self) {
            try catalogue.revise {
                try store.addFact(FactID(5), TemporaryCatalogue.stableID(5), .trait)
                try store.openTrait(trait(5, "scale", ["1"]), at: $0)
            }
        }
        #expect(error?.kind == .constraint)
    }

    @Test("what no version of this program writes is no collection")
    func unreadable() throws {
        try catalogue.revise {
            try store.addFact(FactID(4), TemporaryCatalogue.stableID(4), .collection)
            try catalogue.database.run("INSERT INTO trait_collection (fact, traits, since) VALUES (4, 'x', ?)", $0)
        }
        #expect(throws: (any Error).self) { try store.collections(at: .now) }
        #expect(try store.collections(at: .revision(0)) == [.defaultCollection])
    }
}
