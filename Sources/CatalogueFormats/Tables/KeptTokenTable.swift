import CatalogueModel

/// Kept tokens for people and for programs.
public enum KeptTokenTable {
    /// A table for a terminal.
    public static func text(_ tokens: [NamedFact<KeptToken<Name>>], maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [
            TableColumn("name", .name), TableColumn("type"), TableColumn("value"), TableColumn("for traits"),
            TableColumn("note"),
        ])
        for token in tokens {
            let overrides = token.value.overrides.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
            table.append([
                token.name.text, token.value.type ?? "", text(token.value.value), overrides.joined(separator: ", "),
                deprecationNote(token.isDeprecated, token.replacement?.text, token.description),
            ])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// An array for programs, as in the JSON of a catalogue.
    public static func json(_ tokens: [NamedFact<KeptToken<Name>>]) -> String {
        JSONWriter(.pretty).text(of: .array(tokens.map { $0.json { $0.members } }))
    }

    private static func text(_ value: KeptValue<Name>) -> String { value.text(naming: \.text) }
}

/// What a list says beside a fact: its deprecation and its description.
func deprecationNote(_ isDeprecated: Bool, _ replacement: String?, _ description: String?) -> String {
    let deprecation = isDeprecated ? "deprecated" + (replacement.map { ", use \($0)" } ?? "") : nil
    return [deprecation, description].compactMap { $0 }.joined(separator: "; ")
}
