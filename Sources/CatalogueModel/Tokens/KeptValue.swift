/// The value of a kept token: its JSON as it was written, in which the references to metrics and tokens are known, so
/// that it follows when one of them is renamed.
public struct KeptValue<Reference: Hashable & Sendable>: Hashable, Sendable {
    /// A piece of the text.
    public enum Part: Hashable, Sendable {
        /// Compact JSON, in whose strings a brace that opens no reference is escaped.
        case json(String)
        /// `{a.b}` within a string.
        case reference(Reference)
        /// `#/a/b`, the beginning of a `$ref`.
        case pointer(Reference)
    }

    /// None for what has no value: a group. A token's own `$ref` begins with a pointer, and a `$value` never does.
    public let parts: [Part]

    /// - Parameter parts: JSON that stands beside other JSON becomes one part with it.
    public init(parts: [Part]) {
        self.parts = parts.reduce(into: []) { parts, part in
            if case .json(let text) = part, case .json(let before)? = parts.last {
                parts[parts.count - 1] = .json(before + text)
            } else {
                parts.append(part)
            }
        }
    }

    public var isEmpty: Bool { parts.isEmpty }

    /// Whether it is a `$ref` in place of a `$value`.
    public var isPointer: Bool { if case .pointer? = parts.first { true } else { false } }

    public var references: [Reference] {
        parts.compactMap { part in
            switch part {
            case .json: nil
            case .reference(let reference), .pointer(let reference): reference
            }
        }
    }

    /// The same value with other references; one that leads nowhere becomes text.
    public func mapReferences<Other>(_ transform: (Reference) throws -> Other?) rethrows -> KeptValue<Other> {
        let mapped = try parts.map { part -> KeptValue<Other>.Part in
            switch part {
            case .json(let text): .json(text)
            case .reference(let reference):
                try transform(reference).map { .reference($0) } ?? .json("\\u007b\(jsonEscaped("\(reference)"))}")
            case .pointer(let reference):
                try transform(reference).map { .pointer($0) } ?? .json(jsonPointer(to: "\(reference)"))
            }
        }
        // A token's own `$ref` that leads nowhere is a value that says so.
        if isPointer, case .json? = mapped.first {
            return KeptValue<Other>(parts: [.json(#"{"$ref":""#)] + mapped + [.json(#""}"#)])
        }
        return KeptValue<Other>(parts: mapped)
    }

    /// The JSON of the value, with the names of those it refers to; of a token's own `$ref`, the pointer alone.
    public func text(naming name: (Reference) -> String) -> String {
        parts.map { part in
            switch part {
            case .json(let text): text
            case .reference(let reference): "{\(jsonEscaped(name(reference)))}"
            case .pointer(let reference): jsonPointer(to: name(reference))
            }
        }.joined()
    }
}

/// A name within a JSON string. Names have no control characters.
private func jsonEscaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return name }
    return name.unicodeScalars.reduce(into: "") { text, scalar in
        if scalar == "\"" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
    }
}

/// `#/a/b` for `a.b`.
private func jsonPointer(to name: String) -> String {
    jsonPointer(to: name.unicodeScalars.split(separator: ".").map { String($0) })
}
