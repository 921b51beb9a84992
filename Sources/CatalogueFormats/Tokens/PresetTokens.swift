import CatalogueModel

/// The computed numbers of a preset as tokens: `tab.home.normal.title.x`.
enum PresetTokens {
    /// - Parameter base: layouts whose numbers are left out where they are the same.
    static func add(_ layouts: [NamedLayout], butFor base: [NamedLayout] = [], to root: inout TokenNode) {
        let known = Dictionary(base.map { ($0.state, $0.result) }, uniquingKeysWith: { first, _ in first })
        for layout in layouts {
            guard let name = layout.name.flatMap({ try? Name($0) }) else { continue }
            let numbers = Dictionary(
                uniqueKeysWithValues: known[layout.state]?.numbers.map { ($0.name, $0.value) } ?? [])
            for (number, value) in layout.result.numbers where numbers[number] != value {
                let path = name.segments + [layout.state.name] + number.split(separator: ".").map(String.init)
                root.add(
                    [
                        JSON.Member(name: "$type", value: "dimension"),
                        JSON.Member(name: "$value", value: ["value": .points(value), "unit": "px"]),
                    ], at: path[...])
            }
        }
    }
}
