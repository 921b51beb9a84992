import CHarfBuzz

/// The scripts of characters, as HarfBuzz knows them.
final class Script {
    /// Of what many scripts share.
    static let common = Tag("Zyyy")
    /// Of digits, spaces and most marks, and of what has no script at all: they go with their neighbors.
    static let neutral: Set<Tag> = [common, Tag("Zinh"), Tag("Zzzz")]
    /// Written without spaces between words: breaking them takes a dictionary or rules of their own.
    static let withoutSpaces: Set<Tag> = [
        Tag("Hani"), Tag("Hira"), Tag("Kana"), Tag("Thai"), Tag("Laoo"), Tag("Khmr"), Tag("Mymr"),
    ]

    private let call: charfbuzz_functions
    private let functions: OpaquePointer
    /// Those of ASCII, which most characters are.
    private let ascii: [Tag?]

    init(_ library: HarfBuzz) {
        let (call, functions) = (library.call, library.call.unicode_funcs_get_default())
        ascii = (0..<128).map { Self.script(of: $0, call, functions) }
        (self.call, self.functions) = (call, functions)
    }

    /// The first script of a line; nil where all of it is neutral.
    func first(in line: LineText) -> Tag? {
        for character in 0..<line.count {
            if let script = script(of: character, line) { return script }
        }
        return nil
    }

    /// The script of the first scalar of a character that has one; nil for a neutral character.
    func script(of character: Int, _ line: LineText) -> Tag? {
        for index in line.range(character) {
            if let script = script(of: line.scalars[index]) { return script }
        }
        return nil
    }

    /// Nil for a neutral scalar.
    func script(of scalar: UInt32) -> Tag? {
        scalar < 128 ? ascii[Int(scalar)] : Self.script(of: scalar, call, functions)
    }

    private static func script(of scalar: UInt32, _ call: charfbuzz_functions, _ functions: OpaquePointer) -> Tag? {
        let script = Tag(call.unicode_script(functions, scalar))
        return neutral.contains(script) ? nil : script
    }
}
