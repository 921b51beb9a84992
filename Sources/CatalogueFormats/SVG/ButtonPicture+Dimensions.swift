import ButtonLayout
import CatalogueModel

extension ButtonPicture {
    /// Insets, promised margins and the gap in numbers.
    func dimensions(_ pen: inout PicturePen) {
        insets(&pen)
        margins(&pen)
        gap(&pen)
    }

    private func insets(_ pen: inout PicturePen) {
        guard let content = contentRect else { return }
        let (button, insets) = (items.button, contentInsets)
        for (inset, from, to) in [
            (insets.left, button.x.lowerBound, content.x.lowerBound),
            (insets.right, content.x.upperBound, button.x.upperBound),
        ] where inset != 0 && from != to {
            let free = free(span(from, to), .horizontal, along: shared(button.y, content.y), pen.scene)
            let place = free ?? pen.scene.y.upperBound + pen.scene.points(24)
            for x in [from, to] where free == nil {
                pen.line(x, min(button.y.upperBound, content.y.upperBound), x, place, "bp-inset", .fine)
            }
            pen.dimension(span(from, to), .horizontal, across: place, shownNumber(inset), "bp-inset", .thin)
        }
        for (inset, from, to) in [
            (insets.top, button.y.lowerBound, content.y.lowerBound),
            (insets.bottom, content.y.upperBound, button.y.upperBound),
        ] where inset != 0 && from != to {
            let free = free(span(from, to), .vertical, along: shared(button.x, content.x), pen.scene)
            let place = free ?? pen.scene.x.upperBound + pen.scene.points(16)
            for y in [from, to] where free == nil {
                pen.line(min(button.x.upperBound, content.x.upperBound), y, place, y, "bp-inset", .fine)
            }
            pen.dimension(span(from, to), .vertical, across: place, shownNumber(inset), "bp-inset", .thin)
        }
    }

    /// Where a dimension line stands in nobody's way: in the middle, or else as near to it as there is room; nil when
    /// it would cross image or title everywhere.
    private func free(
        _ range: ClosedRange<Double>, _ axis: PicturePen.Axis, along other: ClosedRange<Double>, _ scene: PictureScene
    ) -> Double? {
        let (before, after) = axis == .horizontal ? (18.0, 5.0) : (5.0, 34.0)
        let places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92].map { other.lowerBound + other.length * $0 }
        let obstacles = [items.image, items.title].compactMap { $0 }
        return places.first { place in
            let room = (place - scene.points(before))...(place + scene.points(after))
            return !obstacles.contains { item in
                axis == .horizontal
                    ? overlap(item.x, range) && overlap(item.y, room) : overlap(item.y, range) && overlap(item.x, room)
            }
        }
    }

    private func overlap(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Bool {
        one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
    }

    /// The distances from the button's edge that the style promises.
    private func margins(_ pen: inout PicturePen) {
        let button = items.button
        func across(_ item: DrawnItem?, fromLeft: Bool) {
            guard let item, item.isVisible, item.open.isEmpty else { return }
            let range =
                fromLeft
                ? span(button.x.lowerBound, item.x.lowerBound) : span(item.x.upperBound, button.x.upperBound)
            let number = fromLeft ? item.x.lowerBound : button.x.upperBound - item.x.upperBound
            pen.dimension(range, .horizontal, across: middle(item.y, item.y), shownNumber(number), "bp-gap", .dashed)
        }
        func down(_ item: DrawnItem?, fromTop: Bool) {
            guard let item, item.isVisible, item.open.isEmpty else { return }
            let range =
                fromTop ? span(button.y.lowerBound, item.y.lowerBound) : span(item.y.upperBound, button.y.upperBound)
            let number = fromTop ? item.y.lowerBound : button.y.upperBound - item.y.upperBound
            pen.dimension(range, .vertical, across: middle(item.x, item.x), shownNumber(number), "bp-gap", .dashed)
        }
        switch layout.style.promise(for: direction).margin {
        case .none: break
        case .titleTop: down(items.title, fromTop: true)
        case .titleBottom: down(items.title, fromTop: false)
        case .titleLeftImageRight:
            across(items.title, fromLeft: true)
            across(items.image, fromLeft: false)
        case .imageLeftTitleRight:
            across(items.image, fromLeft: true)
            across(items.title, fromLeft: false)
        }
    }

    private func gap(_ pen: inout PicturePen) {
        guard let gap = result.judgement.gap, gap.got > 0, let image = items.image, let title = items.title,
            image.isVisible, title.isVisible, image.open.isEmpty, title.open.isEmpty
        else { return }
        let label = shownNumber(gap.got)
        let aside = pen.scene.points(12)
        switch layout.style.promise(for: direction).axis {
        case .horizontal:
            let range = between(image.x, title.x)
            let place = middle(image.y, title.y)
            pen.dimension(
                range, .horizontal, across: place, aside: max(image.y.upperBound, title.y.upperBound) + aside, label,
                "bp-gap", .bold)
        case .vertical:
            let range = between(image.y, title.y)
            pen.dimension(
                range, .vertical, across: middle(image.x, title.x),
                aside: max(image.x.upperBound, title.x.upperBound) + aside, label, "bp-gap", .bold)
        }
    }

    /// The middle of what two ranges share; where they share nothing, of what lies between them.
    private func middle(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Double {
        let shared = shared(one, other)
        return (shared.lowerBound + shared.upperBound) / 2
    }

    /// What two ranges share, or what lies between them.
    private func shared(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
        span(max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
    }

    /// What lies between two ranges, whichever comes first.
    private func between(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
        span(min(one.upperBound, other.upperBound), max(one.lowerBound, other.lowerBound))
    }

    private func span(_ one: Double, _ other: Double) -> ClosedRange<Double> { min(one, other)...max(one, other) }
}
