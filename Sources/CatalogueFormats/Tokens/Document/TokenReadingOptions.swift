/// How design tokens are read where their format leaves a choice.
public struct TokenReadingOptions: Hashable, Sendable {
    /// The pixels of 1 rem.
    public var rem: Double
    /// Whether pt and dp are pixels; otherwise they are refused.
    public var lenientUnits: Bool
    /// Whether numbers lose the noise of 32-bit floating point: 1.7799999713897705 becomes 1.78.
    public var roundFloat32: Bool

    /// Makes options.
    public init(rem: Double = 16, lenientUnits: Bool = false, roundFloat32: Bool = false) {
        self.rem = rem
        self.lenientUnits = lenientUnits
        self.roundFloat32 = roundFloat32
    }
}
