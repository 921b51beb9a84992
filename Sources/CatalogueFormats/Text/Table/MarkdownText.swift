/// Writes a text as Markdown that GitHub shows as just that text, in a table cell as anywhere within a paragraph.
///
/// Newlines become `<br>`, other control characters visible escapes. Mentions, issue numbers, emoji names and links are
/// kept from becoming what they look like by an empty HTML comment: GitHub looks for them in the text after Markdown's
/// own escapes are gone, and the comment is the one thing that separates text and is not seen. (Hashes of commits that
/// the repository has become links all the same.)
public func markdownText(_ text: String) -> String {
    // CRLF is one Character, so one <br>.
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        .map { escapedLine(String($0)) }
        .joined(separator: "<br>")
}

/// Writes a text as code, in a table cell as anywhere within a paragraph.
///
/// Between backticks nothing can be escaped, so a text that backticks could not hold is put into a `<code>` element.
public func markdownCode(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let scalars = text.unicodeScalars
    let fitsBackticks =
        scalars.allSatisfy { $0 != "`" && $0 != "|" && $0 != "\\" && !$0.properties.isWhitespace }
        && escapedForTerminal(text) == text
    return fitsBackticks ? "`\(text)`" : "<code>\(markdownText(text))</code>"
}

private func escapedLine(_ line: String) -> String {
    let scalars = Array(escapedForTerminal(line).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case "\\", "`", "*", "_", "[", "]", "~", "|": result += "\\\(scalar)"
        case "$": result += "<span>$</span>"  // GitHub's own way to write a $ that begins no formula
        case "@" where next?.properties.isWhitespace == false: result += "@" + comment
        case ":" where next == "/" || scalars[(index + 1)...].contains(":"): result += ":" + comment
        case "#" where isDigit(next): result += "#" + comment
        case "-" where isDigit(next) && scalars[..<index].ends(with: "gh"): result += "-" + comment
        case "." where scalars[..<index].ends(with: "www"): result += comment + "."
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

private let comment = "<!-- -->"

private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the scalars end with a word given in lower case, in whatever case.
    fileprivate func ends(with word: String) -> Bool {
        suffix(word.unicodeScalars.count).map(\.properties.lowercaseMapping).joined() == word
    }
}
