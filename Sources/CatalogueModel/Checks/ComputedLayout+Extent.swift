import ButtonLayout

extension ComputedLayout {
    /// A side of the button over which an item hangs, and how far.
    public struct Overhang: Hashable, Sendable {
        public var item: String
        public var side: String
        /// In points, above 0.
        public var distance: Double
    }

    /// Where image and title leave the button.
    public var overhangs: [Overhang] {
        let items = [("image", layout.image), ("title", layout.title)]
        return items.flatMap { name, frame -> [Overhang] in
            guard let beyond = frame.map(layout.overhangs) else { return [] }
            let sides = [
                ("left", beyond.left), ("top", beyond.top), ("right", beyond.right), ("bottom", beyond.bottom),
            ]
            return sides.filter { $0.1 > 0 }.map { Overhang(item: name, side: $0, distance: $1) }
        }
    }

    /// How far a finding goes, in its own measure: of two layouts that have it, the one with more is worse. 0 for what
    /// is so or is not.
    public func extent(of finding: Finding) -> Double {
        switch finding {
        case .gapMismatch: judgement.gap.map { ($0.got - ($0.asked ?? $0.got)).magnitude } ?? 0
        case .overlap: layout.overlap.map { $0.width * $0.height } ?? 0
        case .offCenter: judgement.offCenter.map { max($0.x.magnitude, $0.y.magnitude) } ?? 0
        case .outsideBounds: overhangs.map(\.distance).max() ?? 0
        case .titleClipped: excess(of: content.title, over: layout.title?.size)
        case .labelStretched: excess(of: layout.title?.size, over: content.title)
        case .imageSqueezed: excess(of: content.image, over: layout.image?.size)
        case .imageStretched: excess(of: layout.image?.size, over: content.image)
        case .goesStale: Double(judgement.stale.elements.count)
        case .belowMinimumTarget: -min(layout.button.width, layout.button.height)
        case .marginMismatch, .reversedOrder, .notIdempotent, .notMirrored, .insetsIgnored, .imageSizeDiffers,
            .missingGlyphs:
            0
        }
    }

    private func excess(of size: Size?, over other: Size?) -> Double {
        guard let size, let other else { return 0 }
        return max(size.width - other.width, size.height - other.height)
    }
}
