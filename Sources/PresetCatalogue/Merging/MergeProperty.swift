import CatalogueModel

/// A property of a fact that is merged for itself.
struct MergeProperty<Fact> {
    /// As a diff calls it.
    let name: String
    let isEqual: (Fact, Fact) -> Bool
    /// Merges what two sides made of it; what comes of it can be set in any state.
    let merge: (_ base: Fact?, _ ours: Fact, _ theirs: Fact, MergeSide) -> Merged<(inout Fact) -> Void>

    /// A property that every fact has.
    /// - Parameters:
    ///   - empty: what it is in a fact that both sides made; nil where no value goes without saying.
    ///   - merging: for values that can be merged in parts.
    init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Fact, Value>, empty: Value?,
        merging: @escaping (ThreeWay<Value>, MergeSide) -> Merged<Value> = { $0.merged(preferring: $1) }
    ) {
        self.name = name
        isEqual = { $0[keyPath: path] == $1[keyPath: path] }
        merge = { base, ours, theirs, side in
            let (ours, theirs) = (ours[keyPath: path], theirs[keyPath: path])
            let merged =
                base.map { $0[keyPath: path] }.or(empty).map {
                    merging(ThreeWay(base: $0, ours: ours, theirs: theirs), side)
                } ?? Merged(side == .ours ? ours : theirs, isConflict: ours != theirs)
            return Merged({ $0[keyPath: path] = merged.value }, isConflict: merged.isConflict)
        }
    }

    /// A property that need not be there.
    init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Fact, Value?>,
        merging: @escaping (ThreeWay<Value?>, MergeSide) -> Merged<Value?> = { $0.merged(preferring: $1) }
    ) {
        self.init(name, path, empty: .some(nil), merging: merging)
    }

    /// The property of a part of a fact.
    init<Part>(_ property: MergeProperty<Part>, of path: WritableKeyPath<Fact, Part>) {
        name = property.name
        isEqual = { property.isEqual($0[keyPath: path], $1[keyPath: path]) }
        merge = { base, ours, theirs, side in
            let merged = property.merge(base?[keyPath: path], ours[keyPath: path], theirs[keyPath: path], side)
            return Merged({ merged.value(&$0[keyPath: path]) }, isConflict: merged.isConflict)
        }
    }
}

extension Optional {
    /// This value, else another.
    fileprivate func or(_ other: Wrapped?) -> Wrapped? { self ?? other }
}
