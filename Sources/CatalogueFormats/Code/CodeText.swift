import CatalogueModel

/// Source text in the making: lines at the depth where they belong.
struct CodeText {
    private(set) var text = ""
    private var depth: Int

    init(depth: Int = 0) {
        self.depth = depth
    }

    /// Adds lines, indented; empty ones stay empty.
    mutating func add(_ lines: String) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
            text += "\n"
        }
    }

    mutating func add(lines: [String]) {
        for line in lines { add(line) }
    }

    /// Adds what stands between an opening and a closing line.
    mutating func block(_ opening: String, closing: String = "}", _ body: (inout CodeText) -> Void) {
        add(opening)
        depth += 1
        body(&self)
        depth -= 1
        add(closing)
    }

    /// Adds a switch; its cases stand at its own depth.
    mutating func switching(_ value: String, _ cases: (inout CodeText) -> Void) {
        add("switch \(value) {")
        cases(&self)
        add("}")
    }

    /// Adds a comment, each of its lines with the mark in front.
    mutating func comment(_ lines: [String], mark: String = "///") {
        for line in lines { add(line.isEmpty ? mark : "\(mark) \(line)") }
    }
}

extension String {
    var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}

/// The lines of a text for a line comment: nothing in them can end it, hide in it, or reorder what is shown.
func commentLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        let shown = escapedForTerminal(String(line))
        // A backslash at its end would join the next line to a comment in C; spaces behind it or three other
        // characters for it do not help.
        let end = shown.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.prefix(3).reversed()
        return end.last == UInt8(ascii: "\\") || end.elementsEqual("??/".utf8) ? shown + "." : shown
    }
}

/// The first lines of a generated file: who made it, and the digest of what stands below them.
/// - Parameter prolog: what the format wants to stand before any comment.
func fileHeader(
    for format: String, mark: String, end: String = "", prolog: String = "", body: String
) -> String {
    prolog + "\(mark) Button presets, made by 'presets export \(format)': edits are lost.\(end)\n"
        + "\(mark) Content: \(sha1Text(body.utf8))\(end)\n"
}
