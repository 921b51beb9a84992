/// A value of a property list.
indirect enum PropertyListValue {
    case real(Double)
    case string(String)
    case yes
    case array([PropertyListValue])
    /// Its keys are sorted when it is written.
    case dictionary([String: PropertyListValue])

    /// Adds the value as XML.
    func write(to code: inout CodeText) {
        switch self {
        case .real(let number): code.add("<real>\(number.shortestText)</real>")
        case .string(let text): code.add("<string>\(xmlText(text))</string>")
        case .yes: code.add("<true/>")
        case .array(let values) where values.isEmpty: code.add("<array/>")
        case .array(let values):
            code.block("<array>", closing: "</array>") { code in
                for value in values { value.write(to: &code) }
            }
        case .dictionary(let members) where members.isEmpty: code.add("<dict/>")
        case .dictionary(let members):
            code.block("<dict>", closing: "</dict>") { code in
                for (key, value) in members.sorted(by: { $0.key.precedes($1.key) }) {
                    code.add("<key>\(xmlText(key))</key>")
                    value.write(to: &code)
                }
            }
        }
    }

    /// Puts a value where a dotted name says: `button.width` is the width in the dictionary of the button.
    mutating func set(_ value: PropertyListValue, at path: some Collection<Substring>) {
        guard let first = path.first, case .dictionary(var members) = self else {
            self = value
            return
        }
        let key = String(first)
        // Nobody else holds the members while they change.
        self = .yes
        members[key, default: .dictionary([:])].set(value, at: path.dropFirst())
        self = .dictionary(members)
    }
}
