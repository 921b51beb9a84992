/// What a layout is worth: its findings and the numbers behind them.
public struct Judgement: Hashable, Sendable {
    /// The distance of image and title along the style's axis.
    public struct Gap: Hashable, Sendable {
        /// Nil where the style promises no gap.
        public var asked: Double?
        /// Between the facing edges; negative when the items overlap.
        public var got: Double

        public init(asked: Double?, got: Double) {
            self.asked = asked
            self.got = got
        }
    }

    /// How far the thing that the style promises to center is from the center: of the button, for `exact` and
    /// `configuration` of the bounds inset by the content insets.
    public struct OffCenter: Hashable, Sendable {
        public var of: Promise.Center
        public var x: Double
        public var y: Double

        public init(of: Promise.Center, x: Double, y: Double) {
            self.of = of
            self.x = x
            self.y = y
        }
    }

    public var findings: FindingSet
    /// The promises that a title half as wide again breaks: what is behind `goesStale`.
    public var stale: FindingSet
    /// Nil with one item.
    public var gap: Gap?
    /// Nil when the style promises no centering, or the item it centers is absent.
    public var offCenter: OffCenter?

    public init(findings: FindingSet, stale: FindingSet, gap: Gap?, offCenter: OffCenter?) {
        self.findings = findings
        self.stale = stale
        self.gap = gap
        self.offCenter = offCenter
    }
}
