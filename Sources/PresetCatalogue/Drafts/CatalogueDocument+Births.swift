import CatalogueModel

extension CatalogueDocument {
    /// A metric, kept token or preset, by its place among those of its kind.
    typealias Birth = (kind: FactKind, index: Int)

    /// The facts as new ones are born: in the document's order, and where it has none metrics first.
    var births: [Birth] {
        func births(_ kind: FactKind, _ count: Int) -> [Birth] { (0..<count).map { (kind, $0) } }
        let births = births(.metric, metrics.count) + births(.token, tokens.count) + births(.preset, presets.count)
        let names = metrics.map(\.name) + tokens.map(\.name) + presets.map(\.name)
        // Mostly all are metrics, and in order.
        if order.isEmpty || order == names { return births }
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let placed = zip(births, names).enumerated().map { offset, fact in
            (birth: fact.0, place: (places[fact.1] ?? .max, offset))
        }
        return placed.sorted { $0.place < $1.place }.map(\.birth)
    }
}
