/// Which font: the content of its file, the face in it, and how that is set. The same on every machine.
public struct FontID: Hashable, Sendable, CustomStringConvertible {
    /// The SHA-1 of the file, 40 hexadecimal digits.
    public let hash: String
    /// 0 but in a collection (.ttc).
    public let faceIndex: Int
    /// Where a font has an axis of weights, the weight that it is set to; nil for one that has none, or stays as it is.
    public let weight: FontWeight?

    public init(hash: String, faceIndex: Int, weight: FontWeight? = nil) {
        self.hash = hash
        self.faceIndex = faceIndex
        self.weight = weight
    }

    /// The face of a file with this content.
    public init(of bytes: [UInt8], faceIndex: Int, weight: FontWeight? = nil) {
        self.init(hash: sha1Text(bytes), faceIndex: faceIndex, weight: weight)
    }

    public var description: String { "\(hash)#\(faceIndex)" + (weight.map { "@\($0.value)" } ?? "") }
}
