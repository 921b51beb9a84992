/// Which font: the content of its file and the face in it. The same on every machine.
public struct FontID: Hashable, Sendable, CustomStringConvertible {
    /// The SHA-1 of the file, 40 hexadecimal digits.
    public let hash: String
    /// 0 but in a collection (.ttc).
    public let faceIndex: Int

    public init(hash: String, faceIndex: Int) {
        self.hash = hash
        self.faceIndex = faceIndex
    }

    /// The face of a file with this content.
    public init(of bytes: [UInt8], faceIndex: Int) {
        self.init(hash: hexadecimal(sha1(bytes)), faceIndex: faceIndex)
    }

    public var description: String { "\(hash)#\(faceIndex)" }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
}
