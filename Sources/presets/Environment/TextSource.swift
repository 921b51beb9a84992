/// A text that is made piece by piece, so that it may be longer than memory holds.
struct TextSource {
    /// Makes the text from its beginning: hands over each piece, and passes on what taking it throws.
    let write: ((String) throws -> Void) throws -> Void

    /// A text that is there already.
    init(_ text: String) { write = { try $0(text) } }

    init(_ write: @escaping ((String) throws -> Void) throws -> Void) { self.write = write }
}

extension String {
    /// Hands over what is gathered, and begins anew, if it is long enough to be worth it.
    mutating func passOn(to write: (String) throws -> Void) throws {
        guard utf8.count > 1 << 16 else { return }
        try write(self)
        removeAll(keepingCapacity: true)
    }
}
