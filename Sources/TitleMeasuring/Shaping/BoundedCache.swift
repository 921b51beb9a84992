/// Keeps what was used lately: at least `limit` values, at most twice as many; of keys of one hash the last.
struct BoundedCache<Key: Hashable, Value> {
    let limit: Int
    /// By the hash of the key: it is reckoned once for each look at both.
    private var young: [Int: Entry] = [:]
    private var old: [Int: Entry] = [:]

    private struct Entry {
        let key: Key
        let value: Value
    }

    init(limit: Int) { self.limit = max(1, limit) }

    var count: Int { young.count + old.count }

    /// The value of a key, made when it is not there.
    mutating func value<Failure: Error>(
        _ key: Key, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let hash = key.hashValue
        if let entry = young[hash], entry.key == key { return entry.value }
        let value =
            if !old.isEmpty, let entry = old.removeValue(forKey: hash), entry.key == key {
                entry.value
            } else {
                try make()
            }
        if young.count >= limit {
            swap(&old, &young)
            young.removeAll(keepingCapacity: true)
        }
        young[hash] = Entry(key: key, value: value)
        return value
    }
}
