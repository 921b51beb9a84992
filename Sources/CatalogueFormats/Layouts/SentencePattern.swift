import ButtonLayout
import CatalogueModel

/// A sentence with places for the numbers and words of a layout. The command line fills them, and the playground's page
/// fills the same ones from what its engine says.
struct SentencePattern: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case number(SentenceNumber)
        case word(Word)
        /// Those of which every number is there, with commas between.
        case list([SentencePattern])
    }

    enum Word: String, Sendable {
        /// What the style promises to center.
        case centered
        /// The promises that a longer title breaks.
        case stale
    }

    var parts: [Part]

    static func + (one: SentencePattern, other: SentencePattern) -> SentencePattern {
        SentencePattern(parts: one.parts + other.parts)
    }

    /// The sentence about a layout.
    func text(for result: ComputedLayout) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .number(let number): number.value(in: result)?.readableText ?? "none"
            case .word(.centered): result.judgement.offCenter?.of.name ?? "group"
            case .word(.stale): result.judgement.stale.elements.map(\.name).joined(separator: ", ")
            case .list(let patterns):
                patterns.filter { $0.isWhole(in: result) }.map { $0.text(for: result) }.joined(separator: ", ")
            }
        }.joined()
    }

    private func isWhole(in result: ComputedLayout) -> Bool {
        parts.allSatisfy { if case .number(let number) = $0 { number.value(in: result) != nil } else { true } }
    }

    /// For a script: texts as strings, everything else as an object.
    var json: JSON {
        .array(
            parts.map { part in
                switch part {
                case .text(let text): .string(text)
                case .number(let number): ["number": .string(number.rawValue)]
                case .word(let word): ["word": .string(word.rawValue)]
                case .list(let patterns): ["list": .array(patterns.map(\.json))]
                }
            })
    }
}

extension SentencePattern: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ text: String) {
            if !text.isEmpty { parts.append(.text(text)) }
        }

        mutating func appendInterpolation(_ number: SentenceNumber) { parts.append(.number(number)) }

        mutating func appendInterpolation(word: Word) { parts.append(.word(word)) }

        mutating func appendInterpolation(listed patterns: [SentencePattern]) { parts.append(.list(patterns)) }
    }

    init(stringLiteral text: String) { parts = [.text(text)] }

    init(stringInterpolation interpolation: StringInterpolation) { parts = interpolation.parts }
}
