import CHarfBuzz

/// HarfBuzz, opened when a font is first read: who gives titles as sizes needs none, and start-up does not pay for it.
final class HarfBuzz: @unchecked Sendable {  // Functions of a library that stays open, never written again.
    let call: charfbuzz_functions
    /// Nil before version 4: what is measured is not drawn then.
    let drawing: charfbuzz_drawing?

    /// HarfBuzz of this process, or why there is none.
    static func shared() throws(MeasuringError) -> HarfBuzz { try opened.get() }

    private static let opened = Result { () throws(MeasuringError) in try HarfBuzz(anyOf: names) }

    /// What the library is called, with the places that the loader does not look at by itself.
    private static let names: [String] = {
        #if canImport(Darwin)
            ["", "/opt/homebrew/lib/", "/usr/local/lib/", "/opt/local/lib/"].map { $0 + "libharfbuzz.0.dylib" }
        #else
            ["libharfbuzz.so.0"]
        #endif
    }()

    /// Opens the first library that is there and has every function.
    init(anyOf names: [String]) throws(MeasuringError) {
        // No function is null, so Swift has no empty table to begin with.
        let functions = UnsafeMutablePointer<charfbuzz_functions>.allocate(capacity: 1)
        defer { functions.deallocate() }
        var lacking: String?
        for name in names {
            var function: UnsafePointer<CChar>?
            if charfbuzz_open(name, functions, &function) {
                call = functions.move()
                drawing = Self.drawing(of: name)
                return
            }
            if let function { lacking = String(cString: function) }
        }
        throw lacking.map { .harfBuzzTooOld(lacking: $0) } ?? .harfBuzzMissing(tried: names)
    }

    private static func drawing(of name: String) -> charfbuzz_drawing? {
        let functions = UnsafeMutablePointer<charfbuzz_drawing>.allocate(capacity: 1)
        defer { functions.deallocate() }
        return charfbuzz_find_drawing(name, functions) ? functions.move() : nil
    }

    /// The version of the library, as in `6.0.0`.
    var version: String { String(cString: call.version_string()) }
}
