import CatalogueModel

extension CatalogueTable {
    /// The facts that an empty catalogue has when it takes the table in.
    /// - Throws: Where it would refuse to.
    var facts: CatalogueDocument {
        get throws {
            var document = CatalogueDocument(catalogue: nil)
            document.metrics = try metrics.map { fact in
                let type = fact.change.type ?? .dimension
                let overrides = try fact.change.overrides.compactMapValues { try $0.value?.value(of: type) }
                guard let value = try fact.change.value?.value(of: type) else {
                    throw BrokenPromise(description: "a new metric has a value")
                }
                return fact.named(Metric(type: type, value: value, overrides: overrides))
            }
            document.presets = presets.map { fact in
                fact.named(fact.change.reduce(Preset(style: .system)) { $1.change.applied(to: $0) })
            }
            return document
        }
    }
}

extension TableFact {
    fileprivate func named<Value>(_ value: Value) -> NamedFact<Value> {
        NamedFact(
            id: id, name: name, description: description?.value, isDeprecated: isDeprecated ?? false,
            replacement: replacement?.value, value: value)
    }
}

extension WrittenValue {
    fileprivate func value(of type: MetricType) throws -> MetricValue<Name> {
        try MetricValue(parsing: type.unit == nil ? text : number, as: type)
    }
}
