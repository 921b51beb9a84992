/// A fact that a draft has touched: as it holds in the catalogue, and as it will; nil where it does not exist.
struct Touched<Value: Equatable> {
    let old: Value?
    var new: Value?

    var isChanged: Bool { old != new }
}

/// The facts of one kind that a draft has touched, over those of the catalogue.
struct Overlay<Key: Hashable & Comparable, Value: Equatable> {
    private(set) var touched: [Key: Touched<Value>] = [:]
    /// What was read from the catalogue and left alone.
    private var read: [Key: Value?] = [:]

    /// The value as it will be.
    mutating func new(_ key: Key, _ load: (Key) throws -> Value?) rethrows -> Value? {
        if let touched = touched[key] { return touched.new }
        return try loaded(key, load)
    }

    /// The value as it holds in the catalogue.
    mutating func old(_ key: Key, _ load: (Key) throws -> Value?) rethrows -> Value? {
        if let touched = touched[key] { return touched.old }
        return try loaded(key, load)
    }

    mutating func set(_ key: Key, _ value: Value?, _ load: (Key) throws -> Value?) rethrows {
        if touched[key] == nil { touched[key] = Touched(old: try loaded(key, load), new: value) }
        touched[key]?.new = value
    }

    /// Takes in what was read all at once.
    mutating func preload(_ values: [Key: Value]) {
        for (key, value) in values where read[key] == nil { read[key] = .some(value) }
    }

    /// The touched facts that differ from what they were, sorted.
    var changed: [(key: Key, value: Touched<Value>)] {
        touched.filter { $0.value.isChanged }.map { ($0.key, $0.value) }.sorted { $0.key < $1.key }
    }

    private mutating func loaded(_ key: Key, _ load: (Key) throws -> Value?) rethrows -> Value? {
        if let known = read[key] { return known }
        let value = try load(key)
        read[key] = .some(value)
        return value
    }
}
