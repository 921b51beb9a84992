/// The text that a ``JSONWriter`` has written so far.
struct JSONOutput {
    var text = ""

    mutating func appendCompact(_ json: JSON) {
        switch json {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += number.text
        case .string(let string): appendString(string)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                appendCompact(element)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                appendString(member.name)
                text += ":"
                appendCompact(member.value)
            }
            text += "}"
        }
    }

    mutating func appendPretty(_ json: JSON, indent: String = "") {
        switch json {
        case .array(let elements) where !elements.isEmpty:
            appendBlock(elements, "[", "]", indent: indent) { $0.appendPretty($1, indent: indent + "  ") }
        case .object(let members) where !members.isEmpty:
            appendBlock(members, "{", "}", indent: indent) {
                $0.appendName($1.name)
                $0.appendPretty($1.value, indent: indent + "  ")
            }
        default: appendCompact(json)
        }
    }

    private mutating func appendBlock<Item>(
        _ items: [Item],
        _ opening: String,
        _ closing: String,
        indent: String,
        item append: (inout JSONOutput, Item) -> Void
    ) {
        text += opening
        for (index, item) in items.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            text += indent + "  "
            append(&self, item)
        }
        text += "\n" + indent + closing
    }

    mutating func appendName(_ name: String) {
        appendString(name)
        text += ": "
    }

    private mutating func appendString(_ string: String) {
        text += "\""
        // The first bytes of what a terminal obeys: DEL, C1 (C2), the marks and overrides of direction (D8, E2), and
        // U+2028 and U+2029 (E2), which end a line in older JavaScript as well.
        let isPlain = string.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2
        }
        if isPlain {
            text += string
        } else {
            for scalar in string.unicodeScalars { appendEscaped(scalar) }
        }
        text += "\""
    }

    private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where isUnsafeOnTerminal(scalar):
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
}
