/// Writes JSON as text (RFC 8259): everything raw except `"`, `\`, control characters, U+2028 and U+2029.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Style: Hashable, Sendable {
        /// Everything on one line without spaces, no newline at the end.
        case compact
        /// Two spaces for each level, `"key": value`, a newline at the end.
        case pretty
    }

    /// How the text is laid out.
    public var style: Style

    /// Makes a writer.
    public init(_ style: Style = .compact) {
        self.style = style
    }

    /// Writes a value as a text.
    public func text(of json: JSON) -> String {
        var output = JSONOutput()
        switch style {
        case .compact: output.appendCompact(json)
        case .pretty: output.appendPretty(json)
        }
        if style != .compact { output.text += "\n" }
        return output.text
    }

    /// Writes a value as UTF-8.
    public func bytes(of json: JSON) -> [UInt8] {
        Array(text(of: json).utf8)
    }
}
