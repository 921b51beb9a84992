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

    var digest: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: message.count, by: 64) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
            message.withUnsafeBufferPointer { addBlock($0[start..<start + 64], to: &digest, words) }
        }
    }
    var result: [UInt8] = []
    result.reserveCapacity(20)
    for word in digest { append(word, to: &result) }
    return result
}

/// Takes 64 more bytes into the digest (RFC 3174, 6.1).
/// - Parameter words: room for 80 of them.
private func addBlock(
    _ block: Slice<UnsafeBufferPointer<UInt8>>, to digest: inout [UInt32], _ words: UnsafeMutableBufferPointer<UInt32>
) {
    words.initialize(repeating: 0)
    for (position, byte) in block.enumerated() {
        words[position / 4] = words[position / 4] << 8 | UInt32(byte)
    }
    for t in 16..<80 {
        words[t] = rotatedLeft(words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16], by: 1)
    }
    var (a, b, c, d, e) = (digest[0], digest[1], digest[2], digest[3], digest[4])
    for t in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
            switch t {
            case ..<20: (b & c | ~b & d, 0x5A82_7999)
            case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
            case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: (b ^ c ^ d, 0xCA62_C1D6)
            }
        let next = rotatedLeft(a, by: 5) &+ mixed &+ e &+ words[t] &+ constant
        (a, b, c, d, e) = (next, a, rotatedLeft(b, by: 30), c, d)
    }
    for (position, value) in [a, b, c, d, e].enumerated() {
        digest[position] &+= value
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
