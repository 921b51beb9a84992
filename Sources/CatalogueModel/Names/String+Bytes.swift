extension String {
    /// Whether the bytes of this text come before those of another, as SQLite sorts: the same everywhere.
    public func precedes(_ other: String) -> Bool {
        // Names that are sorted begin alike for long: eight bytes are compared at a time.
        let result = utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { Self.precedes(UnsafeRawBufferPointer(one), .init($0)) }
        }
        return (result ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    private static func precedes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
        let common = Swift.min(one.count, other.count)
        var offset = 0
        while offset + 8 <= common {
            let left = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let right = other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if left != right { return left.bigEndian < right.bigEndian }
            offset += 8
        }
        while offset < common {
            if one[offset] != other[offset] { return one[offset] < other[offset] }
            offset += 1
        }
        return one.count < other.count
    }
}
