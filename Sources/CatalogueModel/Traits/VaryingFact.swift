/// A fact with a value that may be another one for some values of some traits: a metric, a kept token.
public protocol VaryingFact {
    associatedtype Reference: Hashable
    associatedtype Value: Equatable

    var value: Value { get }
    var overrides: [TraitCondition: Value] { get set }
    /// The facts that it refers to, for any value of a trait.
    var references: Set<Reference> { get }
}

extension Metric: VaryingFact {}
extension KeptToken: VaryingFact {}
