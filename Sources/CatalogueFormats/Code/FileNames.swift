/// What file systems make of names.
public enum FileNames {
    /// Equal are those of the names or paths that some file system takes for one: it may know no capitals, compose accents
    /// or skip characters that show nothing. (Strings are equal here whose accents are, composed or not.)
    public static func key(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        shown.append(contentsOf: text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
        // Capitals first: they are what 'ß' and 'ss', 'ς' and 'σ' have in common.
        return String(shown).uppercased().lowercased()
    }

    /// Whether Windows takes a name for a device. It looks at what stands before the first dot.
    public static func isDevice(_ name: String) -> Bool {
        let stem = name.unicodeScalars.prefix { $0 != "." }
        let word = key(String(String.UnicodeScalarView(stem.reversed().drop { $0 == " " }.reversed())))
        if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(word) { return true }
        let ports: [Character] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"]
        return word.count == 4 && ["com", "lpt"].contains(word.prefix(3)) && word.last.map(ports.contains) == true
    }
}
