import CatalogueModel

/// What the numbers of a preset come to. They are a handful, and looked for one by one, which hashing their names would
/// take longer for than all the rest of reading a preset (measured).
struct ReckonedNumbers {
    private var numbers: [(name: PresetNumber, value: Double)] = []

    /// Adds a number that is not there yet.
    mutating func append(_ name: PresetNumber, _ value: Double) { numbers.append((name, value)) }

    /// Nil for a number that the preset does not give.
    subscript(name: PresetNumber) -> Double? { numbers.first { $0.name == name }?.value }
}
