/// The big-endian numbers that font files are made of.
struct FontBytes {
    private(set) var bytes: [UInt8] = []

    init() {}

    /// Two bytes each.
    init(_ numbers: Int...) { add(numbers) }

    mutating func add(_ numbers: [Int]) {
        for number in numbers { add(UInt16(truncatingIfNeeded: number)) }
    }

    mutating func add(_ numbers: Int...) { add(numbers) }

    mutating func add(_ number: some FixedWidthInteger) {
        for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    mutating func add(tag: String) { bytes += Array(tag.utf8) }

    mutating func add(_ other: FontBytes) { bytes += other.bytes }

    mutating func add(zeros count: Int) { bytes += Array(repeating: 0, count: count) }

    mutating func pad(toMultipleOf size: Int) { add(zeros: (size - bytes.count % size) % size) }

    var count: Int { bytes.count }
}
