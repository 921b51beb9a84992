/// A character of Swift is what people see as one: a quote with the accent after it, a bracket with the Arabic number sign
/// before it, CR with LF. A browser, a compiler, a shell see the quote, the bracket, the line's end: what escapes for them
/// or reads as they do looks at scalars.
extension String {
    /// The text with every occurrence of another one replaced, also within characters.
    package func replacingScalars(_ old: String, with new: String, maxReplacements: Int = .max) -> String {
        var rest = unicodeScalars[...]
        let wanted = old.unicodeScalars
        guard let first = wanted.first else { return self }
        var result = String.UnicodeScalarView()
        var count = 0
        while count < maxReplacements, let start = rest.firstIndex(of: first) {
            result.append(contentsOf: rest[..<start])
            if rest[start...].starts(with: wanted) {
                result.append(contentsOf: new.unicodeScalars)
                rest = rest[start...].dropFirst(wanted.count)
                count += 1
            } else {
                result.append(first)
                rest = rest[start...].dropFirst()
            }
        }
        guard count > 0 else { return self }
        result.append(contentsOf: rest)
        return String(result)
    }
}
