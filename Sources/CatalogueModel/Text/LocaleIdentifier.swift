/// What names a language and how and where it is written (BCP 47): `de`, `pt-BR`, `zh-Hant-TW`, `es-419`.
///
/// Only the shape is looked at, so `xx-Abcd` is one. `_` is taken for `-`, and the case is made the usual one: `PT_br` is
/// `pt-BR`. Languages have two or three letters, since none was ever registered with more (`Base` and `English` are
/// none); what is private from its start (`x-…`) or grandfathered (`i-klingon`) is refused.
public struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The whole of it, with `-` and the usual case.
    public let text: String
    /// Two or three small letters.
    public let language: String
    /// Four letters, the first a capital; nil where the language alone says how it is written.
    public let script: String?
    /// Two capitals or three digits.
    public let region: String?

    public var description: String { text }

    /// Makes an identifier, or nil of what is no language tag.
    public init?(_ text: String) {
        guard var subtags = LanguageSubtags(text), let language = subtags.take({ $0.hasLetters(2...3) }) else {
            return nil
        }
        self.language = language
        // A language within a language, as older tags have it: zh-yue.
        for _ in 0..<3 { subtags.take { $0.hasLetters(3...3) } }
        script = subtags.take({ $0.hasLetters(4...4) }, as: { $0.prefix(1).uppercased() + $0.dropFirst() })
        region = subtags.take({ $0.hasLetters(2...2) || $0.hasDigits(3) }, as: { $0.uppercased() })
        subtags.takeVariants()
        guard subtags.takeExtensions() else { return nil }
        self.text = subtags.taken.joined(separator: "-")
    }

    /// The usual spelling of an identifier; what is none stays as it is.
    public static func normalized(_ text: String) -> String { LocaleIdentifier(text)?.text ?? text }

    /// The identifier, and what stands in for it where there is nothing for it, from the nearest:
    /// `zh-Hant-TW`, `zh-Hant`, `zh` (RFC 4647, lookup).
    public var fallbackChain: [LocaleIdentifier] {
        var subtags = text.split(separator: "-")
        var chain: [LocaleIdentifier] = []
        while !subtags.isEmpty {
            // What ends in the letter that announces an extension is none.
            if let identifier = LocaleIdentifier(subtags.joined(separator: "-")) { chain.append(identifier) }
            subtags.removeLast()
        }
        return chain
    }
}
