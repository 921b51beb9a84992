import ButtonLayout

/// A frame as it is drawn: what can be seen of it, in points.
struct DrawnItem: Equatable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    /// The sides that are out of sight.
    private(set) var open: LineEnds = []
    /// In which direction the whole frame is out of sight; it is drawn as a point then.
    private(set) var beyond: LineEnds?
    /// Whether a size is negative.
    let isInverted: Bool

    /// Whether there is something to show inside.
    var isVisible: Bool { beyond == nil && !isInverted }

    /// The button itself, always all in sight.
    init(button: Size) {
        x = span(0, button.width)
        y = span(0, button.height)
        isInverted = button.width < 0 || button.height < 0
    }

    /// A frame all in sight.
    init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
        self.x = x
        self.y = y
        isInverted = false
    }

    init(_ frame: Rect, around button: DrawnItem) {
        isInverted = frame.width < 0 || frame.height < 0
        let (x, y) = (span(frame.x, frame.maxX), span(frame.y, frame.maxY))
        // A finger's width around the smallest buttons.
        let reach = max(button.x.length, button.y.length, 44)
        let (sightX, sightY) = (button.x.widened(by: reach), button.y.widened(by: reach))
        if x.overlaps(sightX), y.overlaps(sightY) {
            self.x = x.clamped(to: sightX)
            self.y = y.clamped(to: sightY)
            if x.lowerBound < sightX.lowerBound { open.insert(.left) }
            if x.upperBound > sightX.upperBound { open.insert(.right) }
            if y.lowerBound < sightY.lowerBound { open.insert(.up) }
            if y.upperBound > sightY.upperBound { open.insert(.down) }
        } else {
            self.x = x.point(in: x.overlaps(sightX) ? button.x : button.x.widened(by: reach / 8))
            self.y = y.point(in: y.overlaps(sightY) ? button.y : button.y.widened(by: reach / 8))
            if x.upperBound < sightX.lowerBound {
                beyond = .left
            } else if x.lowerBound > sightX.upperBound {
                beyond = .right
            } else {
                beyond = y.upperBound < sightY.lowerBound ? .up : .down
            }
        }
    }
}

/// The range between two coordinates in whichever order. What is no number is 0: a drawing has no place for it.
private func span(_ one: Double, _ other: Double) -> ClosedRange<Double> {
    func bounded(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
    let (one, other) = (bounded(one), bounded(other))
    return min(one, other)...max(one, other)
}

extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }

    fileprivate func widened(by distance: Double) -> Self { (lowerBound - distance)...(upperBound + distance) }

    /// The middle, or what of the other range is nearest to it.
    fileprivate func point(in other: Self) -> Self {
        let middle = Swift.min(Swift.max((lowerBound + upperBound) / 2, other.lowerBound), other.upperBound)
        return middle...middle
    }
}
