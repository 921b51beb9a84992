/// A place in a text where a substitution stands: `%#@birds@`, or `%2$#@birds@`.
struct SubstitutionPlace {
    let name: String
    let substitution: CatalogSubstitution

    /// Goes to the next place of a known substitution, and past it; nil at the end of the text.
    init?(
        nextIn rest: inout ArraySlice<UInt8>, passed: inout [UInt8], of substitutions: [String: CatalogSubstitution]
    ) {
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            passed += rest[..<percent]
            rest = rest[percent...]
            if let (name, end) = Self.name(rest), let substitution = substitutions[name] {
                rest = rest[end...]
                self.name = name
                self.substitution = substitution
                return
            }
            // Two of them are one that is printed.
            let count = rest.dropFirst().first == UInt8(ascii: "%") ? 2 : 1
            passed += rest.prefix(count)
            rest = rest.dropFirst(count)
        }
        passed += rest
        rest = []
        return nil
    }

    /// The name of the place that a percent sign begins, and where the place ends.
    private static func name(_ text: ArraySlice<UInt8>) -> (String, Int)? {
        var rest = text.dropFirst()
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        if !digits.isEmpty {
            rest = rest.dropFirst(digits.count)
            guard rest.popFirst() == UInt8(ascii: "$") else { return nil }
        }
        guard rest.starts(with: "#@".utf8) else { return nil }
        rest = rest.dropFirst(2)
        guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        return (String(decoding: rest[..<end], as: UTF8.self), end + 1)
    }

    /// The text of a form, in which `%arg` prints the argument.
    func text(of form: CatalogForm) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(form.text.utf8)[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.starts(with: "%arg".utf8) {
                result += substitution.placeholder.utf8
                rest = rest.dropFirst(4)
            } else {
                let count = rest.dropFirst().first == UInt8(ascii: "%") ? 2 : 1
                result += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        return result + rest
    }
}
