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

    public var description: String { "\(hash)#\(faceIndex)" }
}
