import CatalogueModel

/// The facts of one kind that a draft has touched, over those of the catalogue.
struct Overlay<Value: Equatable> {
    private let lastStored: FactID
    private let load: (FactID) throws -> Value?
    private var stored: [FactID: Touched<Value>] = [:]
    /// The facts that the catalogue does not know yet. Their numbers follow each other, and an import makes thousands.
    private var new: [Value?] = []
    /// What was read from the catalogue and left alone.
    private var read: [FactID: Value?] = [:]
    /// What `changed` came to; nil since something was set.
    private var sorted: [(key: FactID, value: Touched<Value>)]?

    /// - Parameters:
    ///   - lastStored: the last fact that the catalogue knows.
    ///   - load: what holds in the catalogue; asked once a fact.
    init(after lastStored: FactID, load: @escaping (FactID) throws -> Value?) {
        self.lastStored = lastStored
        self.load = load
    }

    /// The value as it will be.
    mutating func new(_ id: FactID) throws -> Value? {
        if let place = id.place(after: lastStored) { return place < new.count ? new[place] : nil }
        if let touched = stored[id] { return touched.new }
        return try loaded(id)
    }

    /// The value as it holds in the catalogue.
    mutating func old(_ id: FactID) throws -> Value? {
        if id > lastStored { return nil }
        if let touched = stored[id] { return touched.old }
        return try loaded(id)
    }

    mutating func set(_ id: FactID, _ value: Value?) throws {
        if let place = id.place(after: lastStored) { return add(value, place) }
        sorted = nil
        stored[id] = Touched(old: try old(id), new: value)
    }

    /// Sets a fact that the catalogue does not know.
    mutating func add(_ id: FactID, _ value: Value) {
        if let place = id.place(after: lastStored) { add(value, place) }
    }

    private mutating func add(_ value: Value?, _ place: Int) {
        sorted = nil
        while new.count <= place { new.append(nil) }
        new[place] = value
    }

    /// Takes in what was read all at once.
    mutating func preload(_ values: [FactID: Value]) {
        for (id, value) in values where read[id] == nil { read[id] = .some(value) }
    }

    /// Whether the draft has touched a fact, or made it: while the draft is written, the catalogue has that already.
    func isTouched(_ id: FactID) -> Bool { id > lastStored || stored[id] != nil }

    /// A fact as it was and as it will be, if the draft has touched it.
    func touched(_ id: FactID) -> Touched<Value>? {
        guard let place = id.place(after: lastStored) else { return stored[id] }
        return place < new.count ? new[place].map { Touched(old: nil, new: $0) } : nil
    }

    /// The touched facts, sorted.
    var touched: [(key: FactID, value: Touched<Value>)] {
        var touched = stored.sorted { $0.key < $1.key }
        touched.reserveCapacity(touched.count + new.count)
        for (place, value) in new.enumerated() {
            guard let value else { continue }
            touched.append((FactID(place: place, after: lastStored), Touched(old: nil, new: value)))
        }
        return touched
    }

    /// Whether a touched fact differs from what it was.
    var hasChanges: Bool { stored.values.contains(where: \.isChanged) || new.contains { $0 != nil } }

    /// The touched facts that differ from what they were, sorted.
    mutating func changed() -> [(key: FactID, value: Touched<Value>)] {
        if let sorted { return sorted }
        var changed = touched
        changed.removeAll { !$0.value.isChanged }
        sorted = changed
        return changed
    }

    private mutating func loaded(_ id: FactID) throws -> Value? {
        if let known = read[id] { return known }
        let value = try load(id)
        read[id] = .some(value)
        return value
    }
}
