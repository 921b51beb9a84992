import CatalogueModel

/// That a token should no longer be used, as its file says it.
struct TokenDeprecation {
    private(set) var replacement: Name?
    /// What is said of it, where that is more than the replacement's name, for which `{}` stands there.
    private(set) var reason: String?

    /// - Parameters:
    ///   - node: the `$deprecated`; nil, false and what is neither a text nor true deprecate nothing.
    ///   - renamed: the replacement, where a dialect names it elsewhere.
    init?(_ node: JSONNode?, renamed: JSONNode?, of path: String, at place: TokenPlace, _ resolver: TokenResolver) {
        switch Self.located(node, resolver)?.value {
        case .bool(true): break
        case .string(let text):
            replacement = Self.reference(in: text).flatMap { Self.name($0, insteadOf: path, at: place, resolver) }
            let known = replacement == nil ? text : Self.withoutReference(text)
            if known != Self.plainSentence { reason = known }
        default: return nil
        }
        if replacement == nil, case .string(let text)? = renamed?.value {
            replacement = Self.name(text, insteadOf: path, at: place, resolver)
        }
    }

    /// The node itself, or what a pointer to another's `$deprecated` leads to.
    private static func located(_ node: JSONNode?, _ resolver: TokenResolver) -> JSONNode? {
        guard case .string(let pointer)? = node?["$ref"]?.value,
            let segments = TokenReference.segments(ofPointer: pointer), segments.last == "$deprecated"
        else { return node }
        let path = segments.dropLast().joined(separator: ".")
        if let group = resolver.tree.group(at: path) { return resolver.groupDeprecations[group] }
        return resolver.index(of: path).flatMap { index in
            let token = resolver.tree.tokens[index]
            return token.object["$deprecated"] ?? resolver.groupDeprecations[token.group]
        }
    }

    /// What says no more than that there is a replacement.
    private static let plainSentence = "Use {}."

    /// As it is written into a file.
    static func json(_ replacement: Name?, _ reason: String?) -> JSON {
        guard let replacement else { return reason.map(JSON.string) ?? .bool(true) }
        return .string((reason ?? plainSentence).replacingScalars("{}", with: "{\(replacement)}", maxReplacements: 1))
    }

    private static func range(in text: String) -> ClosedRange<String.Index>? {
        let scalars = text.unicodeScalars
        guard let start = scalars.firstIndex(of: "{"), let end = scalars[start...].firstIndex(of: "}") else {
            return nil
        }
        return start...end
    }

    private static func reference(in text: String) -> String? {
        range(in: text).flatMap { TokenReference(braces: String(text[$0]))?.path }
    }

    /// The text with `{}` for the name, which may be another one by the time it is written.
    private static func withoutReference(_ text: String) -> String {
        guard let range = range(in: text) else { return text }
        return text[..<range.lowerBound] + "{}" + text[text.unicodeScalars.index(after: range.upperBound)...]
    }

    /// The name of another token or preset that can be had.
    private static func name(
        _ other: String, insteadOf path: String, at place: TokenPlace, _ resolver: TokenResolver
    ) -> Name? {
        if resolver.tree.isPreset(other), other != path { return try? Name(other) }
        guard let token = resolver.index(of: other), resolver.tree.tokens[token].path != path else {
            resolver.problems.warn("'\(other)', to be used instead of '\(path)', is no token", at: place)
            return nil
        }
        switch resolver.outcomes[token] {
        case .metric, .kept: return resolver.name(token)
        case .refused, nil: return nil
        }
    }
}
