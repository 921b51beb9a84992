/// How a revision is named: `now`, `r41`, or by a release.
public enum RevisionName: Hashable, Sendable, CustomStringConvertible {
    case now
    case number(Int64)
    case release(String)

    public init(_ text: String) {
        let digits = text.hasPrefix("r") ? text.dropFirst() : text[...]
        if text == "now" {
            self = .now
        } else if let number = Int64(digits), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            self = .number(number)
        } else {
            self = .release(Release.normalised(text))
        }
    }

    /// The parts of `FILE@REVISION`, split at the last `@`; nil without one.
    public static func split(_ argument: String) -> (file: String, revision: RevisionName)? {
        // By scalars: a combining mark behind it would hide the sign.
        guard let at = argument.unicodeScalars.lastIndex(of: "@") else { return nil }
        let revision = argument.unicodeScalars[argument.unicodeScalars.index(after: at)...]
        return (String(argument.unicodeScalars[..<at]), RevisionName(String(revision)))
    }

    public var description: String {
        switch self {
        case .now: "now"
        case .number(let number): "r\(number)"
        case .release(let name): name
        }
    }
}
