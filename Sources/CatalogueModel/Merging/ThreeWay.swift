/// Three states of something: where two sides began, and what each made of it.
public struct ThreeWay<Value> {
    public var base: Value
    public var ours: Value
    public var theirs: Value

    public init(base: Value, ours: Value, theirs: Value) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }

    /// The three states of a part of it.
    public func map<Part>(_ transform: (Value) throws -> Part) rethrows -> ThreeWay<Part> {
        ThreeWay<Part>(base: try transform(base), ours: try transform(ours), theirs: try transform(theirs))
    }

    public var all: [Value] { [base, ours, theirs] }

    public subscript(_ side: MergeSide) -> Value { side == .ours ? ours : theirs }
}

extension ThreeWay where Value: Equatable {
    /// What one side alone changed, or both in the same way, is taken; of what both changed differently the preferred
    /// side's stands, and it is a conflict.
    public func merged(preferring side: MergeSide) -> Merged<Value> {
        if theirs == base || theirs == ours { return Merged(ours) }
        return ours == base ? Merged(theirs) : Merged(self[side], isConflict: true)
    }
}

/// What came of three states.
public struct Merged<Value> {
    public var value: Value
    /// Whether both sides changed it, and differently.
    public var isConflict: Bool

    public init(_ value: Value, isConflict: Bool = false) {
        self.value = value
        self.isConflict = isConflict
    }
}
