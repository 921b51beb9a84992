import CatalogueModel

extension CatalogueDiff {
    /// How many moved layouts are drawn.
    static let pictureLimit = 200

    /// What moved, as an SVG file: each layout before and after, the worst first.
    /// - Parameter pictured: what a picture of a moved layout shows beside its frames; nil where that is not known.
    public func svg(
        rules: ChangeRules = .standard, pictured: (LayoutChange) -> PicturedLayout? = { _ in nil }
    ) -> String {
        let layouts = self.layouts.worstFirst(rules)
        let overlays = Self.overlays(of: layouts, pictured)
        let drawn = overlays.keys.sorted().compactMap { place in
            overlays[place].map { overlay in
                var overlay = overlay
                let causes = layouts[place].causes.map(DiffSentences.cause).joined(separator: ", ")
                overlay.heading = .init(
                    name: DiffSentences.place(layouts[place]), about: causes.isEmpty ? "" : "because of \(causes)")
                return overlay
            }
        }
        var remarks = [DiffSentences.summary(self)]
        if layouts.isEmpty { remarks.append("No layout moved.") }
        if let left = Self.remark(drawn.count, of: layouts) { remarks.append(left) }
        return OverlaySheet(title: "\(old) → \(new)", remarks: remarks, overlays: drawn).svg
    }

    /// The first layouts before and after, by their place.
    static func overlays(
        of layouts: [LayoutChange], _ pictured: (LayoutChange) -> PicturedLayout?
    ) -> [Int: ButtonOverlay] {
        var overlays: [Int: ButtonOverlay] = [:]
        for (index, change) in layouts.enumerated() {
            if overlays.count == pictureLimit { break }
            guard let sides = change.sides else { continue }
            var new =
                pictured(change)
                ?? PicturedLayout(
                    layout: NamedLayout(
                        name: change.name, style: .system, state: change.state,
                        traits: TraitCollection.values(from: change.traits) ?? [:], result: sides.new))
            new.layout.result = sides.new
            overlays[index] = ButtonOverlay(from: sides.old, to: new, id: "layout-\(index + 1)")
        }
        return overlays
    }

    /// What is said where not all that could be drawn are.
    static func remark(_ count: Int, of layouts: [LayoutChange]) -> String? {
        let all = layouts.count { $0.sides != nil }
        return count < all ? "The first \(count) of \(all) layouts are drawn." : nil
    }
}
