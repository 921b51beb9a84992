/// The big-endian numbers that font files are made of.
public struct FontBytes {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    /// Two bytes each.
    public init(_ numbers: Int...) { add(numbers) }

    public mutating func add(_ numbers: [Int]) {
        for number in numbers { add(UInt16(truncatingIfNeeded: number)) }
    }

    public mutating func add(_ numbers: Int...) { add(numbers) }

    public mutating func add(_ number: some FixedWidthInteger) {
        for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    public mutating func add(tag: String) { bytes += Array(tag.utf8) }

    public mutating func add(_ other: FontBytes) { bytes += other.bytes }

    public mutating func add(zeros count: Int) { bytes += Array(repeating: 0, count: count) }

    public mutating func pad(toMultipleOf size: Int) { add(zeros: (size - bytes.count % size) % size) }

    public var count: Int { bytes.count }
}
