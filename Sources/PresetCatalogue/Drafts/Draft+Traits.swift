import CatalogueModel
import Spelling

extension Draft {
    func addTrait(_ name: String, values: [String], defaultValue: String?) throws {
        let standard = values.isEmpty ? Trait.standardValues(of: name) : nil
        let values = standard?.values ?? values
        if let known = traits.first(where: { $0.name == name }) {
            return try extend(known, by: values, defaultValue: defaultValue)
        }
        let defaultValue = defaultValue ?? standard?.defaultValue ?? values.first ?? ""
        try checkTrait(name, values, defaultValue)
        let (id, stableID) = try newFact(.trait, named: name)
        traitList.set(id, Trait(id: id, stableID: stableID, name: name, values: values, defaultValue: defaultValue))
    }

    /// Gives a trait values that it does not have.
    private func extend(_ trait: Trait, by values: [String], defaultValue: String?) throws {
        let new = values.filter { !trait.values.contains($0) }
        if new.isEmpty || defaultValue.map({ $0 != trait.defaultValue }) ?? false {
            throw CatalogueError(.traitTaken(trait.name))
        }
        if trait.isBuiltIn { throw CatalogueError(.builtInTrait(trait.name)) }
        var extended = trait
        extended.values += new
        try checkTrait(trait.name, extended.values, trait.defaultValue)
        traitList.set(trait.id, extended)
    }

    /// Checks the words of a trait.
    func checkTrait(_ name: String, _ values: [String], _ defaultValue: String) throws {
        if let invalid = ([name] + values).first(where: { !Trait.isWord($0) }) {
            throw CatalogueError(.invalidTrait(invalid))
        }
        if let refusal = values.lazy.compactMap({ Trait.refusal(of: $0, for: name) }).first {
            throw CatalogueError(.traitValue(refusal))
        }
        if let twice = values.duplicates.first { throw CatalogueError(.duplicate(twice)) }
        guard values.contains(defaultValue) else {
            throw CatalogueError(.traitNeedsDefault(name, known: values))
        }
    }

    func removeTrait(_ name: String) throws {
        let trait = try existingTrait(name)
        if trait.isBuiltIn { throw CatalogueError(.builtInTrait(name)) }
        traitList.set(trait.id, nil)
    }

    func addCollection(_ values: [String: String]) throws {
        for condition in values.map({ TraitCondition(trait: $0, value: $1) }).sorted() { try check(condition) }
        let named = traits.withoutDefaults(values)
        if named.isEmpty { throw CatalogueError(.defaultCollection) }
        let text = TraitCollection.text(of: named)
        if collections.contains(where: { $0.text == text }) { throw CatalogueError(.collectionTaken(text)) }
        let (id, stableID) = try newFact(.collection, named: text)
        collectionList.set(id, TraitCollection(id: id, stableID: stableID, values: named))
    }

    /// Combinations that are kept already stay as they are.
    func addCollections(of names: [String], limit: Int) throws {
        if let twice = names.duplicates.first { throw CatalogueError(.duplicate(twice)) }
        let traits = try names.map(existingTrait)
        var combinations = [[String: String]()]
        for trait in traits {
            let count = combinations.count.multipliedReportingOverflow(by: trait.values.count)
            guard !count.overflow, count.partialValue <= limit else {
                let total = traits.reduce(1.0) { $0 * Double($1.values.count) }
                throw CatalogueError(.tooManyCollections(names, count: total, limit: limit))
            }
            combinations = combinations.flatMap { values in
                trait.values.map { value in values.merging([trait.name: value]) { $1 } }
            }
        }
        for values in combinations {
            let named = traits.withoutDefaults(values)
            if !collections.contains(where: { $0.values == named }) { try addCollection(named) }
        }
    }

    func removeCollection(_ values: [String: String]) throws {
        let text = TraitCollection.text(of: traits.withoutDefaults(values))
        // As it is kept first: it may name what became a default since.
        let kept = collections.first { $0.values == values } ?? collections.first { $0.text == text }
        guard let collection = kept else {
            throw CatalogueError(.unknownCollection(text, known: collections.map(\.text).filter { !$0.isEmpty }))
        }
        if collection.isDefault { throw CatalogueError(.defaultCollection) }
        collectionList.set(collection.id, nil)
    }

    func existingTrait(_ name: String) throws -> Trait {
        guard let trait = traits.first(where: { $0.name == name }) else {
            throw CatalogueError(
                .unknownTrait(name, suggestions: suggestions(for: name, in: traits.map(\.name))))
        }
        return trait
    }

    /// Checks that the trait exists and has the value.
    func check(_ condition: TraitCondition) throws {
        let trait = try existingTrait(condition.trait)
        if !trait.values.contains(condition.value) {
            throw CatalogueError(.unknownTraitValue(condition, known: trait.values))
        }
    }
}
