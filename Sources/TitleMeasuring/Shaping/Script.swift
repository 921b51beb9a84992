import CHarfBuzz

/// The scripts of characters, as HarfBuzz knows them.
struct Script {
    /// Of digits, spaces and most marks, and of what has no script at all: they go with their neighbors.
    static let neutral: Set<Tag> = [Tag("Zyyy"), Tag("Zinh"), Tag("Zzzz")]
    /// Written without spaces between words: breaking them takes a dictionary or rules of their own.
    static let withoutSpaces: Set<Tag> = [
        Tag("Hani"), Tag("Hira"), Tag("Kana"), Tag("Thai"), Tag("Laoo"), Tag("Khmr"), Tag("Mymr"),
    ]

    private let call: charfbuzz_functions
    private let functions: OpaquePointer

    init(_ library: HarfBuzz) {
        call = library.call
        functions = call.unicode_funcs_get_default()
    }

    /// The script of the first scalar that has one; nil for a neutral character.
    func script(of scalars: ArraySlice<UInt32>) -> Tag? {
        scalars.lazy.map { Tag(call.unicode_script(functions, $0)) }.first { !Self.neutral.contains($0) }
    }

    /// The script of every character of a line. A neutral one has that of the one before it, at the start that of the
    /// first one after it.
    func scripts(of line: LineText) -> [Tag] {
        let own = line.characters.indices.map { script(of: line.scalars[line.range($0)]) }
        var current = own.lazy.compactMap { $0 }.first ?? Tag("Zyyy")
        return own.map { script in
            current = script ?? current
            return current
        }
    }
}
