import CatalogueModel
import Testing

@Suite("SHA-1")
struct SHA1Tests {
    /// The four test vectors of RFC 3174, 7.3, and the empty message.
    static let vectors: [(message: [UInt8], digest: String)] = [
        (Array("abc".utf8), "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
            Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        ),
        (Array(repeating: UInt8(ascii: "a"), count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
        (
            Array(String(repeating: "01234567", count: 80).utf8),
            "dea356a2cddd90c7a7ecedc5ebb563934f460452"
        ),
        ([], "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ]

    @Test("has the digests of RFC 3174", arguments: vectors.indices)
    func vector(index: Int) {
        #expect(hexadecimal(sha1(Self.vectors[index].message)) == Self.vectors[index].digest)
    }

    /// The padding changes its shape at 55, 56 and 64 bytes; the digests come from another implementation.
    @Test(
        "is right at the edges of a block",
        arguments: [
            (55, "c1c8bbdc22796e28c0e15163d20899b65621d65a"), (56, "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
            (63, "03f09f5b158a7a8cdad920bddc29b81c18a551f5"), (64, "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
            (65, "11655326c708d70319be2610e8a57d9a5b959d3b"),
        ])
    func edge(count: Int, digest: String) {
        #expect(hexadecimal(sha1(repeatElement(UInt8(ascii: "a"), count: count))) == digest)
    }

    @Test("makes version 5 UUIDs")
    func uuid() {
        let namespaceOfDNS: [UInt8] = [
            0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8,
        ]
        let uuid = uuidVersion5(namespace: namespaceOfDNS, name: "www.example.com".utf8)
        #expect(hexadecimal(uuid) == "2ed6657de927568b95e12665a8aea6a2")
    }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
