import CatalogueModel

extension [PathStep] {
    /// The outline as SVG has it, moved. What follows the start of a contour is told from there on, to a hundredth of a
    /// point, so that a glyph is the same text wherever it stands.
    func pathData(movedBy dx: Double, _ dy: Double) -> String {
        var data = ""
        var (start, last) = (PathPoint(0, 0), PathPoint(0, 0))
        func relative(_ letter: String, _ points: PathPoint...) {
            let rounded = points.map { PathPoint(hundredth($0.x - start.x), hundredth($0.y - start.y)) }
            data += letter
            data += rounded.map { "\(pictureNumber($0.x - last.x)) \(pictureNumber($0.y - last.y))" }
                .joined(separator: " ")
            last = rounded[rounded.count - 1]
        }
        for step in self {
            switch step {
            case .move(let point):
                data += "M\(pictureNumber(point.x + dx)) \(pictureNumber(point.y + dy))"
                (start, last) = (point, PathPoint(0, 0))
            case .line(let end): relative("l", end)
            case .quadratic(let control, let end): relative("q", control, end)
            case .cubic(let first, let second, let end): relative("c", first, second, end)
            case .close:
                data += "z"
                last = PathPoint(0, 0)
            }
        }
        return data
    }
}

private func hundredth(_ value: Double) -> Double { (value * 100).rounded() / 100 }
