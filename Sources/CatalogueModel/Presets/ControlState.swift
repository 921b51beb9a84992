/// The state of a button (`UIControl.State`): normal, or a combination of the four others.
public struct ControlState: OptionSet, Hashable, Comparable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue & 15
    }

    public static let normal: ControlState = []
    public static let highlighted = ControlState(rawValue: 1)
    public static let disabled = ControlState(rawValue: 2)
    public static let selected = ControlState(rawValue: 4)
    public static let focused = ControlState(rawValue: 8)

    private static let words: [(ControlState, String)] = [
        (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"), (.highlighted, "highlighted"),
    ]

    /// `normal`, `selected`, `selected+highlighted`.
    public var name: String {
        if self == .normal { return "normal" }
        return Self.words.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }

    /// Reads a name, its parts in any order; nil for unknown words.
    public init?(name: String) {
        self = .normal
        if name == "normal" { return }
        for part in name.split(separator: "+", omittingEmptySubsequences: false) {
            guard let word = Self.words.first(where: { $0.1 == part }) else { return nil }
            formUnion(word.0)
        }
    }

    public static func < (one: ControlState, other: ControlState) -> Bool { one.rawValue < other.rawValue }
}
