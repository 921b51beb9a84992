/// What a browser makes of a style sheet, as far as the export goes.
public struct CSSPage {
    public struct Rule {
        public var attributes: [String: String] = [:]
        public var language: String?
        public var declarations: [(name: String, value: String)] = []

        public var specificity: Int { attributes.count + (language == nil ? 0 : 1) }
    }

    /// How a browser finds the language of an element in `:lang()`.
    public enum LanguageMatching: CaseIterable, Sendable { case prefix, extended }

    struct Failure: Error { let rest: String }

    public private(set) var rules: [Rule] = []

    public init(_ text: String) throws {
        var reader = CSSReader(text)
        while !reader.isAtEnd { rules.append(try reader.rule()) }
    }

    /// The custom properties of a root element; `initial` is none.
    public func properties(
        _ attributes: [String: String], language: String?, _ matching: LanguageMatching
    ) -> [String: String] {
        let applying = rules.filter { rule in
            let isLanguage = rule.language.map { range in
                language.map { Self.isMatch(range, $0, matching) } ?? false
            }
            return rule.attributes.allSatisfy { attributes[$0.key] == $0.value } && isLanguage ?? true
        }
        var properties: [String: (specificity: Int, value: String)] = [:]
        for rule in applying {
            for (name, value) in rule.declarations where rule.specificity >= properties[name]?.specificity ?? 0 {
                properties[name] = (rule.specificity, value)
            }
        }
        return properties.mapValues(\.value).filter { $0.value != "initial" }
    }

    /// RFC 4647, basic and extended filtering.
    private static func isMatch(_ range: String, _ language: String, _ matching: LanguageMatching) -> Bool {
        let range = range.lowercased().split(separator: "-")
        let tags = language.lowercased().split(separator: "-")
        if matching == .prefix { return tags.starts(with: range) }
        guard range[0] == tags[0] else { return false }
        var place = 1
        for subtag in range.dropFirst() {
            while place < tags.count, tags[place] != subtag {
                if tags[place].count == 1 { return false }
                place += 1
            }
            if place == tags.count { return false }
            place += 1
        }
        return true
    }
}
