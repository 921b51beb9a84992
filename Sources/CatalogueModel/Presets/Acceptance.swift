import ButtonLayout

/// Which finding of a preset is accepted: in one state, wherever it occurs.
public struct AcceptedFinding: Hashable, Comparable, Sendable {
    public var state: ControlState
    public var finding: Finding

    public init(state: ControlState, finding: Finding) {
        self.state = state
        self.finding = finding
    }

    public static func < (one: AcceptedFinding, other: AcceptedFinding) -> Bool {
        (one.state, one.finding.rawValue) < (other.state, other.finding.rawValue)
    }
}

/// That a finding is known and wanted, for layouts with the numbers that they had then.
public struct Acceptance: Hashable, Sendable {
    public var reason: String
    /// Digests of the layouts, each once, sorted.
    public let numbers: [UInt64]

    public init(reason: String, numbers: some Sequence<UInt64>) {
        self.reason = reason.precomposed
        self.numbers = Set(numbers).sorted()
    }

    /// Reads digests as `numbersText` writes them; nil when they are none.
    public init?(reason: String, numbersText: String) {
        var numbers: [UInt64] = []
        for word in numbersText.split(separator: " ") {
            guard word.utf8.count == 16, let number = UInt64(word, radix: 16) else { return nil }
            numbers.append(number)
        }
        if numbers.isEmpty { return nil }
        self.init(reason: reason, numbers: numbers)
    }

    /// Seven digits that are others for other numbers.
    public var mark: String {
        let mixed = numbers.reduce(0) { ($0 ^ $1) &* 0x100_0000_01B3 }
        return String(Self.hexadecimal(mixed).prefix(7))
    }

    /// The digests in hexadecimal, separated by spaces.
    public var numbersText: String {
        numbers.map(Self.hexadecimal).joined(separator: " ")
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
