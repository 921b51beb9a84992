/// A title and rows of two columns.
struct HelpSection {
    struct Row {
        let label: String
        let text: String
        var discussion = ""
    }

    let title: String
    var rows: [Row]

    private static let labelWidth = 26

    func text(columns: Int) -> String {
        ([title + ":"] + rows.map { Self.text(of: $0, columns: columns) }).joined(separator: "\n")
    }

    private static func text(of row: Row, columns: Int) -> String {
        let label = "  " + row.label
        let margin = String(repeating: " ", count: labelWidth)
        var lines = row.text.isEmpty ? [] : row.text.wrapped(columns - labelWidth).map { margin + $0 }
        let length = label.count
        if length < labelWidth, let first = lines.first {
            lines[0] = label + first.dropFirst(length)
        } else {
            lines.insert(label, at: 0)
        }
        if !row.discussion.isEmpty { lines += row.discussion.wrapped(columns - 6).map { "      " + $0 } }
        return lines.joined(separator: "\n")
    }
}

extension HelpSection.Row {
    init(_ definition: ArgumentDefinition) {
        var notes: [String] = []
        if !definition.allowedValues.isEmpty {
            notes.append("values: " + definition.allowedValues.joined(separator: ", "))
        }
        if !definition.shownDefault.isEmpty { notes.append("default: " + definition.shownDefault) }
        let note = notes.isEmpty ? "" : "(" + notes.joined(separator: "; ") + ")"
        self.init(
            label: definition.label,
            text: [definition.help.abstract, note].filter { !$0.isEmpty }.joined(separator: " "),
            discussion: definition.help.discussion ?? "")
    }
}

extension ArgumentDefinition {
    /// `-s, --style <style>` or `--color/--no-color`.
    fileprivate var label: String {
        if isPositional { return synopsis }
        let sorted = names.filter { !$0.isLong } + names.filter(\.isLong)
        let all = sorted.map(\.typed).joined(separator: ", ")
        guard isFlag else { return "\(all) <\(valueName)>" }
        return ([all] + invertedNames.map(\.typed)).joined(separator: "/")
    }

    /// Of a flag that can be taken back, the form that stands for the default.
    fileprivate var shownDefault: String {
        guard isFlag else { return defaultDescription }
        switch defaultDescription {
        case "true": return synopsis
        case "false": return invertedNames.first?.typed ?? ""
        default: return ""
        }
    }
}
