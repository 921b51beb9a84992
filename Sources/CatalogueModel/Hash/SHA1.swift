/// The SHA-1 digest of some bytes in 40 hexadecimal digits.
public func sha1Text(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: sha1(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

/// The SHA-1 digest of some bytes (RFC 3174): 20 bytes.
///
/// It names things (checksums of migrations, version 5 UUIDs); it protects nothing from an attacker.
public func sha1(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var message: [UInt8] = []
    message.reserveCapacity(bytes.underestimatedCount + 72)
    message.append(contentsOf: bytes)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    append(bitCount, to: &message)

    var digest = Digest()
    message.withUnsafeBytes { message in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
            for start in stride(from: 0, to: message.count, by: 64) {
                digest.add(UnsafeRawBufferPointer(rebasing: message[start..<start + 64]), words)
            }
        }
    }
    var result: [UInt8] = []
    result.reserveCapacity(20)
    for word in [digest.a, digest.b, digest.c, digest.d, digest.e] { append(word, to: &result) }
    return result
}

private struct Digest {
    var a: UInt32 = 0x6745_2301
    var b: UInt32 = 0xEFCD_AB89
    var c: UInt32 = 0x98BA_DCFE
    var d: UInt32 = 0x1032_5476
    var e: UInt32 = 0xC3D2_E1F0

    /// Takes 64 more bytes in (RFC 3174, 6.1).
    /// - Parameter words: room for 80 of them.
    mutating func add(_ block: UnsafeRawBufferPointer, _ words: UnsafeMutableBufferPointer<UInt32>) {
        for t in 0..<16 {
            words[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self))
        }
        for t in 16..<80 {
            words[t] = rotatedLeft(words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16], by: 1)
        }
        let before = self
        for t in 0..<20 { turn(b & c | ~b & d, 0x5A82_7999, words[t]) }
        for t in 20..<40 { turn(b ^ c ^ d, 0x6ED9_EBA1, words[t]) }
        for t in 40..<60 { turn(b & c | b & d | c & d, 0x8F1B_BCDC, words[t]) }
        for t in 60..<80 { turn(b ^ c ^ d, 0xCA62_C1D6, words[t]) }
        a &+= before.a
        b &+= before.b
        c &+= before.c
        d &+= before.d
        e &+= before.e
    }

    private mutating func turn(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
        let next = rotatedLeft(a, by: 5) &+ mixed &+ e &+ word &+ constant
        (a, b, c, d, e) = (next, a, rotatedLeft(b, by: 30), c, d)
    }
}

private func rotatedLeft(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
}

/// Appends the bytes of a number, the highest first.
private func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    var shift = Number.bitWidth
    while shift > 0 {
        shift -= 8
        bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
}
