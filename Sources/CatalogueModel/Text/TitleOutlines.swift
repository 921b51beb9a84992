/// A title as the outlines of its glyphs, in points, x to the right and y down.
public struct TitleOutlines: Hashable, Sendable {
    public var lines: [Line]
    /// Of the whole title, not rounded.
    public var width: Double
    public var height: Double

    /// One line of a title. Its path begins at the left end of its baseline.
    public struct Line: Hashable, Sendable {
        public var path: [PathStep]
        /// The sum of the advances.
        public var width: Double
        /// How far the baseline is below the top of the title.
        public var baseline: Double

        public init(path: [PathStep], width: Double, baseline: Double) {
            self.path = path
            self.width = width
            self.baseline = baseline
        }
    }

    public init(lines: [Line], width: Double, height: Double) {
        self.lines = lines
        self.width = width
        self.height = height
    }
}

/// A step of an outline.
public enum PathStep: Hashable, Sendable {
    case move(PathPoint)
    case line(PathPoint)
    case quadratic(PathPoint, to: PathPoint)
    case cubic(PathPoint, PathPoint, to: PathPoint)
    case close

    /// Where the step goes and what bends it.
    public var points: [PathPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

/// A point of an outline.
public struct PathPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
