import CatalogueModel

/// One step from a version of the format to the next.
package struct Migration: Equatable, Sendable {
    /// Its number, from 1; the version of the format that it leads to.
    package let number: Int
    /// What it does, from the name of its file.
    package let name: String
    /// The bytes of its file.
    private let bytes: [UInt8]
    /// The SHA-1 of the bytes of its file, in hexadecimal.
    package let checksum: String

    /// Its script.
    package var sql: String { String(decoding: bytes, as: UTF8.self) }

    /// A migration from its file; nil if that is not named `NNNN-what-it-does.sql`.
    /// - Parameter checksum: where it is known.
    package init?(file: String, checksum: String? = nil, bytes: [UInt8]) {
        guard file.hasSuffix(".sql"), let dash = file.firstIndex(of: "-") else { return nil }
        let digits = file[..<dash]
        let name = file[file.index(after: dash)...].dropLast(4)
        guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(digits), number > 0, !name.isEmpty
        else { return nil }
        self.number = number
        self.name = String(name)
        self.bytes = bytes
        self.checksum = checksum ?? sha1Text(bytes)
    }
}
