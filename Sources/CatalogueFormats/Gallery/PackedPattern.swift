/// What texts of one shape share.
struct PackedPattern {
    /// Strings, and between them the places of a text's own values.
    let json: JSON
    /// Which of a text's values are its own, in the order of their places.
    let columns: [Int]

    /// - Parameters:
    ///   - skeleton: as in ``TextPieces``.
    ///   - rows: for each text its values, as places in `values`.
    init(skeleton: [UInt8], rows: [[Int]], values: [String]) {
        var parts: [JSON] = []
        var columns: [Int] = []
        var fixed = ""
        var placesByColumn: [[Int]: Int] = [:]
        for (index, part) in skeleton.split(separator: TextPieces.gap, omittingEmptySubsequences: false).enumerated() {
            if index > 0 {
                let column = rows.map { $0[index - 1] }
                if let first = column.first, column.allSatisfy({ $0 == first }) {
                    fixed += values[first]
                } else {
                    let place = placesByColumn[column] ?? columns.count
                    if place == columns.count {
                        columns.append(index - 1)
                        placesByColumn[column] = place
                    }
                    if !fixed.isEmpty { parts.append(.string(fixed)) }
                    fixed = ""
                    parts.append(JSON(place))
                }
            }
            fixed += String(decoding: part, as: UTF8.self)
        }
        if !fixed.isEmpty { parts.append(.string(fixed)) }
        json = .array(parts)
        self.columns = columns
    }
}
