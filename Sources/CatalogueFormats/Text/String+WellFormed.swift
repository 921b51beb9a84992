extension String {
    /// The text of these UTF-8 bytes, or nil where they are not well-formed UTF-8.
    ///
    /// `String(validating:as:)` would be this, but asks for macOS 15.
    init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Decoding repairs what is ill-formed with U+FFFD, so the text is that of the bytes only if it still equals them.
        let isSame = withUTF8 { $0.count == bytes.count && zip($0, bytes).allSatisfy(==) }
        guard isSame else { return nil }
    }
}

/// The place of the first byte sequence that is not well-formed UTF-8, or nil where all of it is.
func firstIllFormedOffset(in bytes: some Collection<UInt8>) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
        switch parser.parseScalar(from: &iterator) {
        case .valid(let scalar): offset += scalar.count
        case .emptyInput: return nil
        case .error: return offset
        }
    }
}
