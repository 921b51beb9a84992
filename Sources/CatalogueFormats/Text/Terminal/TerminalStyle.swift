/// Color and weight for a terminal, or nothing at all. Never the only thing that says something.
public struct TerminalStyle: Sendable {
    private let color: Bool

    public init(color: Bool) {
        self.color = color
    }

    public func bold(_ text: String) -> String { styled(text, "1") }
    public func dim(_ text: String) -> String { styled(text, "2") }
    public func red(_ text: String) -> String { styled(text, "31") }
    public func green(_ text: String) -> String { styled(text, "32") }
    public func yellow(_ text: String) -> String { styled(text, "33") }

    private func styled(_ text: String, _ code: String) -> String {
        color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
