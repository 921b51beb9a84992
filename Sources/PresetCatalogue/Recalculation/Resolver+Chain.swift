import CatalogueModel

extension Resolver {
    /// A metric on the way to a value, as it is defined in this collection.
    struct ChainStep {
        let id: FactID
        /// The value of a trait for which the definition is; nil where it holds for all others.
        let condition: TraitCondition?
        let definition: MetricValue<FactID>
    }

    /// Every metric on the way, each once, from the value down.
    func chain(from references: [FactID]) throws -> [ChainStep] {
        var seen: Set<FactID> = []
        var steps: [ChainStep] = []
        var pending = references[...]
        while let id = pending.popFirst() {
            guard seen.insert(id).inserted, let step = try step(of: id) else { continue }
            steps.append(step)
            pending += step.definition.references
        }
        return steps
    }
}
