/// Writes an object piece by piece: each member as it comes, and the elements of some one a line, each compact, so that a
/// text diff shows one changed fact as one changed line. Nothing of it need be in memory at once.
struct JSONLines {
    private var output = JSONOutput()
    private var hasMembers = false
    private var hasElements = false

    /// Takes what is written so far.
    mutating func take() -> String {
        defer { output.text.removeAll(keepingCapacity: true) }
        return output.text
    }

    mutating func append(_ name: String, _ value: JSON) {
        begin(name)
        output.appendPretty(value, indent: "  ")
    }

    mutating func append(list name: String, _ elements: [JSON]) {
        beginList(name)
        for element in elements { append(element: element) }
        endList()
    }

    /// Begins a member whose elements follow.
    mutating func beginList(_ name: String) {
        begin(name)
        output.text += "["
        hasElements = false
    }

    mutating func append(element: JSON) {
        output.text += hasElements ? ",\n    " : "\n    "
        output.appendCompact(element)
        hasElements = true
    }

    mutating func endList() {
        output.text += hasElements ? "\n  ]" : "]"
    }

    mutating func end() {
        output.text += hasMembers ? "\n}\n" : "{}\n"
    }

    private mutating func begin(_ name: String) {
        output.text += hasMembers ? ",\n  " : "{\n  "
        output.appendName(name)
        hasMembers = true
    }
}
