/// Keeps what was used lately: at least `limit` values, at most twice as many.
struct BoundedCache<Key: Hashable, Value> {
    let limit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(limit: Int) { self.limit = max(1, limit) }

    var count: Int { young.count + old.count }

    /// The value of a key, made when it is not there.
    mutating func value<Failure: Error>(
        _ key: Key, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let value = young[key] { return value }
        let value = if !old.isEmpty, let value = old.removeValue(forKey: key) { value } else { try make() }
        if young.count >= limit {
            swap(&old, &young)
            young.removeAll(keepingCapacity: true)
        }
        young[key] = value
        return value
    }
}
