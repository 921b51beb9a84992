import CatalogueModel

extension [PathStep] {
    /// The outline as SVG has it, moved.
    func pathData(movedBy dx: Double, _ dy: Double) -> String {
        func text(_ points: PathPoint...) -> String {
            points.map { "\(pictureNumber($0.x + dx)) \(pictureNumber($0.y + dy))" }.joined(separator: " ")
        }
        return map { step in
            switch step {
            case .move(let end): "M" + text(end)
            case .line(let end): "L" + text(end)
            case .quadratic(let control, let end): "Q" + text(control, end)
            case .cubic(let first, let second, let end): "C" + text(first, second, end)
            case .close: "Z"
            }
        }.joined()
    }
}
