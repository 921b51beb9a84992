/// A glob over dotted names: `*` matches within a segment, `**` across segments.
public struct Pattern: Hashable, Sendable, CustomStringConvertible {
    private enum Part: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        case segmentPart, anything
    }

    public let description: String
    private let parts: [Part]

    /// Every name.
    public static let all = Pattern("**")

    /// A pattern is normalised to NFC, as names are.
    public init(_ text: String) {
        description = text.precomposed
        var parts: [Part] = []
        for scalar in description.unicodeScalars {
            if scalar != "*" {
                parts.append(.scalar(scalar))
            } else if parts.last == .segmentPart {
                parts[parts.count - 1] = .anything
            } else if parts.last != .anything {
                parts.append(.segmentPart)
            }
        }
        self.parts = parts
    }

    /// The one name that the pattern can match, when it has no wildcard.
    public var literal: String? { parts.contains(.segmentPart) || parts.contains(.anything) ? nil : description }

    /// Whether the whole name matches. Takes time in proportion to both lengths, whatever the pattern.
    public func matches(_ name: String) -> Bool {
        if parts == [.anything] { return true }
        var reached = Array(repeating: false, count: parts.count + 1)
        reached[0] = true
        skipWildcards(&reached)
        for scalar in name.unicodeScalars {
            var next = Array(repeating: false, count: parts.count + 1)
            for (index, part) in parts.enumerated() where reached[index] {
                switch part {
                case .scalar(let wanted): if wanted == scalar { next[index + 1] = true }
                case .segmentPart: if scalar != "." { next[index] = true }
                case .anything: next[index] = true
                }
            }
            skipWildcards(&next)
            reached = next
        }
        return reached[parts.count]
    }

    /// Wildcards match nothing as well.
    private func skipWildcards(_ reached: inout [Bool]) {
        for (index, part) in parts.enumerated() where reached[index] {
            if part == .segmentPart || part == .anything { reached[index + 1] = true }
        }
    }
}
