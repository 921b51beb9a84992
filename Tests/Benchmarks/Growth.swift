import Foundation

/// How a time grows with the number of things.
struct Growth {
    private var points: [(count: Int, seconds: Double)] = []

    mutating func add(_ count: Int, _ measurement: Measurement) { points.append((count, measurement.median)) }

    /// The exponent of the power law that fits best (least squares of the logarithms): 1 is in proportion.
    private var exponent: Double {
        let logs = points.map { (x: log(Double($0.count)), y: log($0.seconds)) }
        let middle = (
            x: logs.reduce(0) { $0 + $1.x } / Double(logs.count), y: logs.reduce(0) { $0 + $1.y } / Double(logs.count)
        )
        let rise = logs.reduce(0) { $0 + ($1.x - middle.x) * ($1.y - middle.y) }
        return rise / logs.reduce(0) { $0 + ($1.x - middle.x) * ($1.x - middle.x) }
    }

    var text: String {
        let times = points.map { "\($0.count.countText): \($0.seconds.secondsText)" }.joined(separator: ", ")
        return "n^\(exponent.rounded(toDigits: 2).shortText) (\(times))"
    }
}
