import ButtonLayout
import CatalogueModel

/// Reckons the values of metrics in one trait collection, each once.
final class Resolver {
    /// The traits that every layout depends on.
    let direction: LayoutDirection
    let scale: Double
    private let traits: [Trait]
    private let values: [String: String]
    private let metric: (FactID) throws -> Metric<FactID>?
    private let name: (FactID) -> String
    private var resolved: [FactID: Value] = [:]

    /// What a metric comes to.
    enum Value: Hashable {
        case quantity(Quantity)
        case text(String, MetricType)
    }

    /// - Parameters:
    ///   - traits: in their order; of two that override a metric the later wins.
    ///   - metric: finds a metric by its fact.
    ///   - name: how a fact is called in messages.
    init(
        _ traits: [Trait], in collection: TraitCollection, metric: @escaping (FactID) throws -> Metric<FactID>?,
        name: @escaping (FactID) -> String
    ) {
        self.traits = traits
        values = collection.resolved(traits)
        direction = values[Trait.directionName].flatMap(LayoutDirection.init(name:)) ?? .leftToRight
        scale = values[Trait.scaleName].flatMap(Double.init) ?? 3
        self.metric = metric
        self.name = name
    }

    /// What a preset sees of a trait collection: it lays out the same wherever it sees the same.
    struct Sight: Hashable {
        fileprivate let direction: LayoutDirection
        fileprivate let scale: Double
        fileprivate let values: [Value]
    }

    /// - Parameter user: who refers to the metrics, for messages.
    func sight(of metrics: [FactID], for user: @autoclosure () -> String) throws -> Sight {
        Sight(
            direction: direction, scale: scale,
            values: try metrics.map { metric in
                if let known = resolved[metric] { return known }
                return try value(of: metric, chain: [user()])
            })
    }

    /// A length in points.
    /// - Parameter user: who needs it, for the chain in messages.
    func points(_ expression: Expression<FactID>, for user: @autoclosure () -> String) throws -> Double {
        if case .number(let value) = expression { return value }
        return try quantity(of: expression, wanted: .dimension, chain: [user()]).value
    }

    func text(_ text: TextValue<FactID>, for user: @autoclosure () -> String) throws -> String {
        switch text {
        case .literal(let text): return text
        case .reference(let id):
            switch try value(of: id, chain: [user()]) {
            case .text(let text, _): return text
            case .quantity(let quantity):
                let type: MetricType = quantity.unit == .number ? .number : .dimension
                throw CatalogueError(.notText(chain: [user(), name(id)], type))
            }
        }
    }

    /// The value of a metric. References are followed without recursion, so that a chain may be of any length.
    /// - Parameter chain: the names of those who need it, from the outermost; made for messages only.
    func value(of id: FactID, chain: @autoclosure () -> [String] = []) throws -> Value {
        if let known = resolved[id] { return known }
        var path = [id]
        var pending = [try unresolved(id, chain())]
        while let current = path.last {
            guard let next = pending[pending.count - 1].popLast() else {
                resolved[current] = try reckon(current, chain: chain() + path.map(name))
                path.removeLast()
                pending.removeLast()
                continue
            }
            if resolved[next] != nil { continue }
            if let start = path.firstIndex(of: next) {
                throw CatalogueError(.cycle((path[start...] + [next]).map(name)))
            }
            path.append(next)
            pending.append(try unresolved(next, chain() + path.map(name)))
        }
        return resolved[id] ?? .text("", .string)
    }

    /// The value of a metric that holds in this collection, as it is defined; nil when there is no such metric.
    func definition(of id: FactID) throws -> MetricValue<FactID>? {
        try metric(id) == nil ? nil : definition(id, []).1
    }

    /// The metrics that a metric refers to here and that have no value yet.
    private func unresolved(_ id: FactID, _ chain: @autoclosure () -> [String]) throws -> [FactID] {
        try definition(id, chain()).1.references.filter { resolved[$0] == nil }
    }

    /// The type and the value that holds in this collection.
    private func definition(
        _ id: FactID, _ chain: @autoclosure () -> [String]
    ) throws -> (MetricType, MetricValue<FactID>) {
        guard let metric = try metric(id) else {
            throw CatalogueError(.evaluation(chain: chain(), "the metric '\(name(id))' does not exist"))
        }
        guard !metric.overrides.isEmpty else { return (metric.type, metric.value) }
        for trait in traits.reversed() {
            let condition = TraitCondition(trait: trait.name, value: values[trait.name] ?? trait.defaultValue)
            if let value = metric.overrides[condition] { return (metric.type, value) }
        }
        return (metric.type, metric.value)
    }

    private func reckon(_ id: FactID, chain: @autoclosure () -> [String]) throws -> Value {
        let (type, value) = try definition(id, chain())
        switch value {
        case .number(let expression):
            let wanted = type.unit ?? .dimension
            return .quantity(Quantity(try quantity(of: expression, wanted: wanted, chain: chain()).value, wanted))
        case .text(.literal(let text)): return .text(text, type)
        case .text(.reference(let other)):
            guard case .text(let text, _) = resolved[other] else {
                throw CatalogueError(.notText(chain: chain() + [name(other)], .dimension))
            }
            return .text(text, type)
        }
    }

    private func quantity(
        of expression: Expression<FactID>, wanted: Quantity.Unit, chain: @autoclosure () -> [String]
    ) throws -> Quantity {
        var known: [FactID: Quantity] = [:]
        for reference in expression.references {
            switch try value(of: reference, chain: chain()) {
            case .quantity(let quantity): known[reference] = quantity
            case .text(_, let type): throw CatalogueError(.notNumber(chain: chain() + [name(reference)], type))
            }
        }
        let quantity: Quantity
        do throws(EvaluationError<FactID>) {
            quantity = try expression.evaluate { known[$0] ?? Quantity(0, nil) }
        } catch {
            throw CatalogueError(.evaluation(chain: chain(), error.sentence(naming: name)))
        }
        if let unit = quantity.unit, !quantity.fits(wanted) {
            throw CatalogueError(.wrongUnit(chain: chain(), wanted: wanted, got: unit))
        }
        return quantity
    }
}
