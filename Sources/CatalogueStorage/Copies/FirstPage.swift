/// The first hundred bytes of a catalogue, which are the same in all of them but for counters.
enum FirstPage {
    /// Whether a file that begins so was a catalogue: it says so, or some of its schema is still there.
    static func isCatalogue(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= 512 else { return false }
        let id = bytes[bytes.startIndex + 68..<bytes.startIndex + 72].reduce(0) { $0 << 8 | UInt32($1) }
        return id == UInt32(bitPattern: FileHeader.applicationID)
            || ["CREATE TABLE catalogue", "CREATE TABLE migrations"].contains { contains($0, bytes) }
    }

    /// How large the file is by what it says itself, in bytes.
    static func size(_ bytes: [UInt8]) -> Int { bytes[28..<32].reduce(0) { $0 << 8 | Int($1) } * 4096 }

    /// Writes over the first hundred bytes what they must be.
    static func repair(_ bytes: inout [UInt8]) {
        bytes.replaceSubrange(0..<16, with: Array("SQLite format 3\0".utf8))
        // Pages of 4,096 bytes, a journal, no reserved room, SQLite's fixed fractions.
        bytes.replaceSubrange(16..<24, with: [0x10, 0x00, 1, 1, 0, 64, 32, 32])
        // How many pages there are follows from the size of the file, and no page is known to be free.
        bytes.replaceSubrange(28..<40, with: repeatElement(0, count: 12))
        // The schema's format, and no automatic vacuum; texts are UTF-8.
        put(4, at: 44, &bytes)
        put(0, at: 52, &bytes)
        put(1, at: 56, &bytes)
        put(0, at: 64, &bytes)
        put(UInt32(bitPattern: FileHeader.applicationID), at: 68, &bytes)
        put(0, at: 92, &bytes)
    }

    private static func put(_ value: UInt32, at offset: Int, _ bytes: inout [UInt8]) {
        for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
    }

    private static func contains(_ text: String, _ bytes: ArraySlice<UInt8>) -> Bool {
        let text = Array(text.utf8)
        guard bytes.count >= text.count else { return false }
        return (bytes.startIndex...bytes.endIndex - text.count).contains { start in
            bytes[start] == text[0] && bytes[start..<start + text.count].elementsEqual(text)
        }
    }
}
