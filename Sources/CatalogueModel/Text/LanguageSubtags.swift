/// The parts of a language tag, which are taken from its start.
struct LanguageSubtags {
    /// What was taken, as it is to be written.
    private(set) var taken: [String] = []
    private var rest: ArraySlice<String>

    /// Nil where a part is not one to eight letters and digits.
    init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isWhole = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
        }
        guard isWhole else { return nil }
        rest = parts.map { $0.lowercased() }[...]
    }

    /// Takes the next part if it has a shape.
    @discardableResult
    mutating func take(_ hasShape: (String) -> Bool, as written: (String) -> String = { $0 }) -> String? {
        guard let next = rest.first, hasShape(next) else { return nil }
        rest.removeFirst()
        taken.append(written(next))
        return taken.last
    }

    /// Takes what tells dialects and spellings apart: `valencia`, `1996`.
    mutating func takeVariants() {
        while take({ $0.utf8.count > 4 || $0.utf8.count == 4 && $0.utf8.first.map(isDigit) == true }) != nil {}
    }

    /// Takes what a single letter announces: `u-nu-latn`, and `x` with what is private.
    /// - Returns: Whether that was all there was.
    mutating func takeExtensions() -> Bool {
        while let singleton = take({ $0.utf8.count == 1 }) {
            let shortest = singleton == "x" ? 1 : 2
            guard take({ $0.utf8.count >= shortest }) != nil else { return false }
            while take({ $0.utf8.count >= shortest }) != nil {}
        }
        return rest.isEmpty
    }
}

extension String {
    func hasLetters(_ count: ClosedRange<Int>) -> Bool { count.contains(utf8.count) && utf8.allSatisfy(isLetter) }

    func hasDigits(_ count: Int) -> Bool { utf8.count == count && utf8.allSatisfy(isDigit) }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
