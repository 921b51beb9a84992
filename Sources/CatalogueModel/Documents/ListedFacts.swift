// Traits, collections and fonts as people exchange them, and as a catalogue has them.

extension TraitFact {
    public init(_ trait: Trait) {
        self.init(id: trait.stableID, name: trait.name, values: trait.values, defaultValue: trait.defaultValue)
    }
}

extension Trait {
    public init(id: FactID, stableID: StableID, _ fact: TraitFact) {
        self.init(
            id: id, stableID: stableID, name: fact.name, values: fact.values, defaultValue: fact.defaultValue)
    }
}

extension CollectionFact {
    public init(_ collection: TraitCollection) {
        self.init(id: collection.stableID, values: collection.values)
    }
}

extension FontFact {
    public init(_ font: RegisteredFont) {
        self.init(id: font.stableID, family: font.family, weight: font.weight, file: font.file, face: font.face)
    }
}

extension RegisteredFont {
    public init(id: FactID, stableID: StableID, _ fact: FontFact) {
        self.init(
            id: id, stableID: stableID, family: fact.family, weight: fact.weight, file: fact.file, face: fact.face)
    }
}
