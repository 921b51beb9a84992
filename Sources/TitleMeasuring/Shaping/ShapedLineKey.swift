import CatalogueModel

/// What a line looks like depends on no more. Scalars and not a string: strings that look alike are equal, and may be
/// shaped differently.
public struct ShapedLineKey: Hashable, Sendable {
    /// What is compared first.
    private let hash: Int
    public let fonts: [FontID]
    let scalars: [UInt32]
    /// In points; nil when no font depends on it.
    public let size: Double?

    init(_ line: LineText, in stack: FontStack, size: Double) {
        fonts = stack.ids
        scalars = line.scalars
        self.size = stack.dependsOnSize ? size : nil
        var hasher = Hasher()
        scalars.withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(stack.hash)
        hasher.combine(self.size)
        hash = hasher.finalize()
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    public var text: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
        return String(text)
    }
}

/// Where shaped lines are kept from one run to the next.
public protocol ShapedLineMemory: AnyObject {
    func shapedLine(_ key: ShapedLineKey) throws -> ShapedLine?
    func remember(_ line: ShapedLine, _ key: ShapedLineKey) throws
}
