import CatalogueModel
import Testing

@Suite("Names of the keys of String Catalogs")
struct KeyNameTests {
    @Test(
        "what a name can hold stays, the rest is written in hexadecimal",
        arguments: [
            ("Buy now", "Buy now"), ("tab.home", "tab.home"), ("größe", "größe"), ("50 %", "50 %"), ("%@", "%@"),
            ("%d%%", "%d%%"), (".", "%2E"), ("..", "%2E%2E"), (".a.", "%2Ea%2E"), ("a..b", "a%2E.b"),
            ("Loading...", "Loading%2E%2E%2E"), ("$x", "%24x"), ("a.$root", "a.%24root"), ("a$", "a$"),
            ("{n}", "%7Bn%7D"), ("a\nb", "a%0Ab"), ("\0", "%00"), ("a\u{2028}", "a%E2%80%A8"), ("%41", "%2541"),
            ("%e9", "%25e9"), ("%4", "%4"), ("%4{", "%4%7B"), ("", "%"), ("%", "%25"),
        ])
    func names(key: String, name: String) throws {
        #expect(try Name(key: key, table: "T").text == "T.\(name)")
    }

    @Test("a name never says what another key says: all keys of few characters")
    func injective() throws {
        let characters: [Unicode.Scalar] = [".", "%", "4", "2", "E", "$", "{", "\n", "a", "\u{301}", "\u{C9}"]
        var keys = [String.UnicodeScalarView()]
        var known: [[UInt8]: [UInt8]] = [:]
        for _ in 0...4 {
            for key in keys.map(String.init) {
                let name = Array(try Name(key: key, table: "T").text.utf8)
                let spelling = Array(key.precomposed.utf8)
                let other = known.updateValue(spelling, forKey: name) ?? spelling
                #expect(other == spelling, "\(key.debugDescription) and \(String(decoding: other, as: UTF8.self))")
            }
            keys = keys.flatMap { key in characters.map { key + [$0] } }
        }
        #expect(known.count > 10_000)
    }

    /// The longest name has 1,000 bytes.
    @Test("a key can be too long for a name, and the more so one that is written in hexadecimal")
    func length() throws {
        #expect(try Name(key: String(repeating: "a", count: 998), table: "T").text.utf8.count == 1000)
        for key in [String(repeating: "a", count: 999), String(repeating: "{", count: 333)] {
            #expect(#expect(throws: NameError.self) { try Name(key: key, table: "T") }?.problem == .tooLong)
        }
    }

    @Test("a table must be a name itself", arguments: ["", "a.", "$x", "{"])
    func tables(table: String) {
        #expect(throws: NameError.self) { try Name(key: "a", table: table) }
    }
}
