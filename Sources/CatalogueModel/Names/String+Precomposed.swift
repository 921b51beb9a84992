#if canImport(Darwin)
    import Foundation

    extension String {
        /// The string in Unicode's composed normal form (NFC).
        package var precomposed: String { precomposedStringWithCanonicalMapping }
    }
#else
    // Foundation's way loads ICU, at every start of the program; the standard library has the same tables.
    @_spi(_Unicode) import Swift

    extension String {
        /// The string in Unicode's composed normal form (NFC). ASCII needs no look.
        package var precomposed: String {
            if utf8.allSatisfy({ $0 < 0x80 }) { return self }
            var scalars = UnicodeScalarView()
            scalars.append(contentsOf: _nfc)
            return String(scalars)
        }
    }
#endif
