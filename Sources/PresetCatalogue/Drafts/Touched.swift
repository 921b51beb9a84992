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
    /// What `changed` came to; nil since something was set.
    private var sorted: [(key: Key, value: Touched<Value>)]?

    /// The value as it will be.
    /// - Parameter isStored: whether the catalogue can have one.
    mutating func new(_ key: Key, isStored: Bool, _ load: (Key) throws -> Value?) rethrows -> Value? {
        if let touched = touched[key] { return touched.new }
        return isStored ? try loaded(key, load) : nil
    }

    /// The value as it holds in the catalogue.
    mutating func old(_ key: Key, isStored: Bool, _ load: (Key) throws -> Value?) rethrows -> Value? {
        if let touched = touched[key] { return touched.old }
        return isStored ? try loaded(key, load) : nil
    }

    mutating func set(
        _ key: Key, _ value: Value?, isStored: Bool, _ load: (Key) throws -> Value?
    ) rethrows {
        sorted = nil
        let old = try touched[key].map(\.old) ?? (isStored ? loaded(key, load) : nil)
        touched[key] = Touched(old: old, new: value)
    }

    /// Takes in what was read all at once.
    mutating func preload(_ values: [Key: Value]) {
        for (key, value) in values where read[key] == nil { read[key] = .some(value) }
    }

    /// Whether a touched fact differs from what it was.
    var hasChanges: Bool { touched.values.contains(where: \.isChanged) }

    /// The touched facts that differ from what they were, sorted.
    mutating func changed() -> [(key: Key, value: Touched<Value>)] {
        if let sorted { return sorted }
        let keys = touched.compactMap { $0.value.isChanged ? $0.key : nil }.sorted()
        let changed = keys.compactMap { key in touched[key].map { (key: key, value: $0) } }
        sorted = changed
        return changed
    }

    private mutating func loaded(_ key: Key, _ load: (Key) throws -> Value?) rethrows -> Value? {
        if let known = read[key] { return known }
        let value = try load(key)
        read[key] = .some(value)
        return value
    }
}
