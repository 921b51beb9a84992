extension Double {
    /// The shortest decimal text that reads back as this number: `8`, `0.1`, `1e+308`; −0 is `0`.
    ///
    /// For a finite number the text is also a valid JSON number. The others are `nan`, `inf` and `-inf`, which no
    /// format may take for a number.
    public var shortestText: String {
        // Most lengths are whole, and digits of an integer are there in a fifth of the time (measured).
        if magnitude < 1e6 {
            let whole = Int32(self)
            if Double(whole) == self { return whole.description }
        }
        let text = description
        return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.utf8.dropLast(2)) ?? text : text
    }
}
