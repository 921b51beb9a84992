/// How code is generated.
public struct CodeOptions: Hashable, Sendable {
    /// Who may use what is generated.
    public enum Access: String, CaseIterable, Sendable {
        case `public`, `internal`
    }

    /// What the generated Swift builds on.
    public enum Framework: String, CaseIterable, Sendable {
        /// Insets, and what sets them on buttons.
        case uikit
        /// Numbers alone.
        case coregraphics
    }

    public var access: Access
    public var framework: Framework
    /// The type that everything stands in, and the beginning of the names of others.
    public var namespace: String
    /// Whether of two names that become the same identifier the younger gets a suffix; they are refused otherwise.
    public var isDisambiguated: Bool

    public init(
        access: Access = .public, framework: Framework = .uikit, namespace: String = "Presets",
        isDisambiguated: Bool = false
    ) {
        self.access = access
        self.framework = framework
        self.namespace = namespace
        self.isDisambiguated = isDisambiguated
    }

    /// Whether a text can be a namespace or a prefix: an identifier of ASCII letters and digits.
    public static func isNamespace(_ text: String) -> Bool { SwiftIdentifier.isPlain(text) }
}
