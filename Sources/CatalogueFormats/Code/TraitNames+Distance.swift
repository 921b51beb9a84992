import CatalogueModel

extension TraitNames.Item {
    /// Whether a `UITraitCollection` knows the trait.
    var isOfUIKit: Bool {
        [Trait.directionName, Trait.scaleName, Trait.contentSizeName].contains(trait.name)
    }

    /// Whether one of its values can be nearer to another than a third: they stand in an order.
    var isOrdered: Bool { [Trait.scaleName, Trait.contentSizeName].contains(trait.name) }
}

extension TraitNames {
    /// The traits from that which weighs most when collections are compared: a mirrored layout is the last thing to be
    /// wrong, the team's own traits count as when they override, a pixel least of all.
    var weighed: [Item] {
        let order = [Trait.scaleName, Trait.contentSizeName, Trait.localeName]
        func weight(_ item: Item) -> Int {
            if item.trait.name == Trait.directionName { return .max }
            return order.firstIndex(of: item.trait.name) ?? order.count
        }
        return items.enumerated().sorted { (weight($0.element), $0.offset) > (weight($1.element), $1.offset) }
            .map(\.element)
    }
}

extension ContentSize {
    /// The place of the nearest of some sizes, the smaller of two.
    func nearest(in values: [String]) -> Int {
        let own = Self.allCases.firstIndex(of: self) ?? 0
        let places = values.map { value in Self.allCases.firstIndex { $0.rawValue == value } ?? .max }
        return places.indices.min {
            (abs(places[$0] - own), places[$0]) < (abs(places[$1] - own), places[$1])
        } ?? 0
    }
}
