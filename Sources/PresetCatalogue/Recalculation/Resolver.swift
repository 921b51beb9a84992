import ButtonLayout
import CatalogueModel

/// Reckons the values of metrics in one trait collection, each once.
final class Resolver {
    /// The traits that every layout depends on.
    let direction: LayoutDirection
    let scale: Double
    let contentSize: ContentSize
    /// The conditions that hold, of which the first counts that a metric has a value for.
    private let conditions: [TraitCondition]
    private let fonts: [RegisteredFont]
    private let metric: (FactID) throws -> Metric<FactID>?
    let name: (FactID) -> String
    private var resolved: [FactID: Value] = [:]

    /// - Parameters:
    ///   - traits: in their order; of two that override a metric the later wins.
    ///   - fonts: that stand for the families of typographies.
    ///   - metric: finds a metric by its fact.
    ///   - name: how a fact is called in messages.
    init(
        _ traits: [Trait], in collection: TraitCollection, fonts: [RegisteredFont],
        metric: @escaping (FactID) throws -> Metric<FactID>?,
        name: @escaping (FactID) -> String
    ) {
        let values = collection.resolved(traits)
        conditions = traits.reversed().flatMap { trait in
            trait.fallbacks(of: values[trait.name] ?? trait.defaultValue).map {
                TraitCondition(trait: trait.name, value: $0)
            }
        }
        contentSize = values[Trait.contentSizeName].flatMap(ContentSize.init) ?? .standard
        self.fonts = fonts
        direction = values[Trait.directionName].flatMap(LayoutDirection.init(name:)) ?? .leftToRight
        scale = values[Trait.scaleName].flatMap(Double.init) ?? 3
        self.metric = metric
        self.name = name
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

    /// A length in points, or a number.
    /// - Parameter user: who needs it, for the chain in messages.
    func number(
        _ expression: Expression<FactID>, _ unit: Quantity.Unit = .dimension, for user: @autoclosure () -> String
    ) throws -> Double {
        if case .number(let value) = expression { return value }
        return try quantity(of: expression, wanted: unit, chain: [user()]).value
    }

    func text(_ text: TextValue<FactID>, for user: @autoclosure () -> String) throws -> String {
        switch text {
        case .literal(let text): return text
        case .reference(let id):
            let value = try value(of: id, chain: [user()])
            guard case .text(let text, _) = value else {
                throw CatalogueError(.notText(chain: [user(), name(id)], value.type))
            }
            return text
        }
    }

    /// What titles are measured with.
    func font(_ id: FactID, for user: @autoclosure () -> String) throws -> TitleFont {
        let value = try value(of: id, chain: [user()])
        guard case .font(let font) = value else {
            throw CatalogueError(.notTypography(chain: [user(), name(id)], value.type))
        }
        return font
    }

    /// The value of a metric. References are followed without recursion, so that a chain may be of any length.
    /// - Parameter chain: the names of those who need it, from the outermost; made for messages only.
    func value(of id: FactID, chain: @autoclosure () -> [String] = []) throws -> Value {
        if let known = resolved[id] { return known }
        let needed = try unresolved(id, chain())
        if needed.isEmpty { return try resolve(id, chain: chain() + [name(id)]) }
        var path = [id]
        var pending = [needed]
        while let current = path.last {
            guard let next = pending[pending.count - 1].popLast() else {
                _ = try resolve(current, chain: chain() + path.map(name))
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

    /// A metric as it is defined in this collection; nil when there is no such metric.
    func step(of id: FactID) throws -> ChainStep? {
        guard let metric = try metric(id) else { return nil }
        let condition = condition(for: metric)
        return ChainStep(
            id: id, condition: condition, definition: condition.flatMap { metric.overrides[$0] } ?? metric.value)
    }

    /// The first condition that holds here and that a metric or a kept token has a value for.
    func condition(for fact: some VaryingFact) -> TraitCondition? {
        fact.overrides.isEmpty ? nil : conditions.first { fact.overrides[$0] != nil }
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
        return (metric.type, condition(for: metric).flatMap { metric.overrides[$0] } ?? metric.value)
    }

    /// Reckons a metric whose references have a value.
    private func resolve(_ id: FactID, chain: @autoclosure () -> [String]) throws -> Value {
        let value = try reckon(id, chain: chain())
        resolved[id] = value
        return value
    }

    private func reckon(_ id: FactID, chain: @autoclosure () -> [String]) throws -> Value {
        let (type, value) = try definition(id, chain())
        switch value {
        case .number(let expression):
            let wanted = type.unit ?? .dimension
            return .quantity(Quantity(try quantity(of: expression, wanted: wanted, chain: chain()).value, wanted))
        case .text(.literal(let text)): return .text(text, type)
        case .text(.reference(let other)):
            let value = resolved[other] ?? .text("", type)
            switch value {
            case .text(let text, _) where type != .typography: return .text(text, type)
            case .font where type == .typography: return value
            default:
                let chain = chain() + [name(other)]
                throw CatalogueError(
                    type == .typography ? .notTypography(chain: chain, value.type) : .notText(chain: chain, value.type))
            }
        case .typography(let typography): return .font(TitleFont(try reckon(typography, chain: chain()), fonts))
        }
    }

    func quantity(
        of expression: Expression<FactID>, wanted: Quantity.Unit, chain: @autoclosure () -> [String]
    ) throws -> Quantity {
        for reference in expression.references {
            let value = try value(of: reference, chain: chain())
            guard case .quantity = value else {
                throw CatalogueError(.notNumber(chain: chain() + [name(reference)], value.type))
            }
        }
        let quantity: Quantity
        do throws(EvaluationError<FactID>) {
            quantity = try expression.evaluate {
                if case .quantity(let quantity)? = resolved[$0] { quantity } else { Quantity(0, nil) }
            }
        } catch {
            throw CatalogueError(.evaluation(chain: chain(), error.sentence(naming: name)))
        }
        if let unit = quantity.unit, !quantity.fits(wanted) {
            throw CatalogueError(.wrongUnit(chain: chain(), wanted: wanted, got: unit))
        }
        return quantity
    }
}
