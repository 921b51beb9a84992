extension Double {
    /// The shortest decimal text that reads back as this number: `8`, `0.1`, `1e+308`; −0 is `0`.
    ///
    /// For a finite number the text is also a valid JSON number. The others are `nan`, `inf` and `-inf`, which no
    /// format may take for a number.
    public var shortestText: String {
        if self == 0 { return "0" }
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
