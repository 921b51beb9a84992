/// One axis of a drawing: which cell an edge falls on.
///
/// Edges less than a point apart are one. The cells are those nearest to the true places (in the sense of least
/// squares) that keep the others apart.
struct DrawingAxis {
    /// A stretch between two edges and how many cells apart they are at least.
    struct Stretch {
        var range: ClosedRange<Double>
        var least: Int
    }

    /// The distinct edges, ascending.
    private let edges: [Double]
    private let cells: [Int]

    /// How many cells the axis has.
    var count: Int { (cells.last ?? 0) + 1 }

    /// - Parameter pointsPerCell: at least 1.
    init(_ stretches: [Stretch], pointsPerCell: Double) {
        var edges: [Double] = []
        for edge in stretches.flatMap({ [$0.range.lowerBound, $0.range.upperBound] }).sorted() {
            if let last = edges.last, edge - last < 1 - 1e-6 { continue }
            edges.append(edge)
        }
        self.edges = edges

        var least = [Int](repeating: 1, count: max(edges.count - 1, 0))
        for stretch in stretches {
            let start = Self.index(of: stretch.range.lowerBound, in: edges)
            if Self.index(of: stretch.range.upperBound, in: edges) == start + 1 {
                least[start] = max(least[start], stretch.least)
            }
        }
        cells = Self.cells(for: edges, least: least, pointsPerCell: pointsPerCell)
    }

    /// The cell of an edge that was among the stretches.
    subscript(edge: Double) -> Int { cells[Self.index(of: edge, in: edges)] }

    subscript(range: ClosedRange<Double>) -> ClosedRange<Int> { self[range.lowerBound]...self[range.upperBound] }

    private static func index(of edge: Double, in edges: [Double]) -> Int {
        edges.lastIndex { $0 <= edge } ?? 0
    }

    private static func cells(for edges: [Double], least: [Int], pointsPerCell: Double) -> [Int] {
        guard let first = edges.first, let last = edges.last, first < last else { return edges.map { _ in 0 } }
        let offsets = least.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        let needed = offsets.last ?? 0
        let steps = max(Int(((last - first) / pointsPerCell).rounded()), needed)
        // Without the distances that are needed at least, what remains has only to ascend.
        let wishes = zip(edges, offsets).map { ($0 - first) / (last - first) * Double(steps) - Double($1) }
        return zip(ascending(wishes), offsets).map { wish, offset in
            Int((min(max(wish, 0), Double(steps - needed)) + 0.5).rounded(.down)) + offset
        }
    }

    /// The ascending numbers nearest to the given ones: neighbours in the wrong order meet at their mean.
    private static func ascending(_ values: [Double]) -> [Double] {
        var pools: [(sum: Double, count: Int)] = []
        for value in values {
            var pool = (sum: value, count: 1)
            while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
                pool = (last.sum + pool.sum, last.count + pool.count)
                pools.removeLast()
            }
            pools.append(pool)
        }
        return pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    }
}
