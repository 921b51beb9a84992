/// Titles of String Catalogs are string metrics, in the group of their table.
extension Name {
    /// The table that `String(localized:)` looks in.
    public static let standardTable = "Localizable"

    /// The last part of the name of a key that other keys go on from, as `a` is with `a.b`.
    public static let root = "$root"

    /// The metric that the text of a key is: `Localizable.tab.home`.
    ///
    /// Dots make groups as in other names; what a name cannot hold stands there as a percent sign and its bytes in
    /// hexadecimal. Two keys have never the same name.
    public init(key: String, table: String) throws(NameError) {
        var text = table + "."
        var (isAtStart, isBehindHidden) = (true, false)
        let scalars = Array(key.precomposed.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isLast = index == scalars.count - 1
            let mustHide =
                switch scalar {
                case ".": isAtStart || isLast || scalars[index + 1] == "."
                case "$": isAtStart
                // Alone it stands for the empty key.
                case "%":
                    scalars.count == 1
                        || scalars.dropFirst(index + 1).prefix(2).filter(\.properties.isASCIIHexDigit).count == 2
                // A mark would become one character with the last digit before it.
                case _ where isBehindHidden && scalar.properties.canonicalCombiningClass != .notReordered: true
                default: (try? Name(String(scalar))) == nil
                }
            isAtStart = scalar == "." && !mustHide
            isBehindHidden = mustHide
            if mustHide {
                for byte in UTF8.encode(scalar).map(Array.init) ?? [] {
                    text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        try self.init(key.isEmpty ? text + "%" : text)
    }
}
