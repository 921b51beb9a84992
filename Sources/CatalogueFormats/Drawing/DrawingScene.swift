import ButtonLayout
import CatalogueModel

/// What is drawn and where: the items of a layout on a grid of cells.
struct DrawingScene {
    /// The space between image and title along one axis, in points.
    struct Gap {
        var isHorizontal: Bool
        var range: ClosedRange<Double>
        var label: String
    }

    /// Cells, edges included.
    struct Cells {
        var columns: ClosedRange<Int>
        var rows: ClosedRange<Int>
    }

    let button: DrawnItem
    let image: DrawnItem?
    let title: DrawnItem?
    /// Nil where image and title touch, overlap or are out of sight.
    let gap: Gap?
    let columns: DrawingAxis
    let rows: DrawingAxis

    /// - Parameter titleWidth: how many columns the title's text would like.
    init(_ layout: ComputedLayout, titleWidth: Int, maximumWidth: Int) {
        let button = DrawnItem(button: layout.layout.button)
        let image = layout.layout.image.map { DrawnItem($0, around: button) }
        let title = layout.layout.title.map { DrawnItem($0, around: button) }
        let gap = Self.gap(image, title, got: layout.judgement.gap?.got)

        // The inside of an item is to be seen, a title of usual length and the gap's number to be read.
        let titleLeast = min(titleWidth + 1, maximumWidth / 4)
        var across = [DrawingAxis.Stretch(range: button.x, least: 2)]
        var down = [DrawingAxis.Stretch(range: button.y, least: 2)]
        for (item, width) in [(image, 3), (title, titleLeast)] {
            guard let item else { continue }
            across.append(.init(range: item.x, least: width))
            down.append(.init(range: item.y, least: 2))
            // Room for an arrow and a word beside the button.
            if item.beyond == .left { across.append(.init(range: item.x.lowerBound...button.x.lowerBound, least: 8)) }
            if item.beyond == .right { across.append(.init(range: button.x.upperBound...item.x.upperBound, least: 8)) }
        }
        if let gap, gap.isHorizontal {
            across.append(.init(range: gap.range, least: min(gap.label.count + 1, 8)))
        } else if let gap {
            down.append(.init(range: gap.range, least: 2))
        }

        let width = Self.length(across) / Double(maximumWidth - 1)
        let height = Self.length(down) / Double(ButtonDrawing.maximumHeight - 1)
        let column = max(width, height / 2, 1)
        self.button = button
        self.image = image
        self.title = title
        self.gap = gap
        columns = DrawingAxis(across, pointsPerCell: column)
        rows = DrawingAxis(down, pointsPerCell: 2 * column)
    }

    func cells(of item: DrawnItem) -> Cells {
        Cells(columns: columns[item.x], rows: rows[item.y])
    }

    private static func length(_ stretches: [DrawingAxis.Stretch]) -> Double {
        // Paths through generic types (\.range.lowerBound) are made when the program runs: a fiftieth of `show`.
        let first = stretches.map { $0.range.lowerBound }.min() ?? 0
        let last = stretches.map { $0.range.upperBound }.max() ?? 0
        return last - first
    }

    /// The judgement says how large the gap is, not along which axis: it is the one where the frames are so far apart.
    private static func gap(_ image: DrawnItem?, _ title: DrawnItem?, got: Double?) -> Gap? {
        guard let image, let title, let got, got > 0, image.isVisible, title.isVisible else { return nil }
        let axes = [(true, between(image.x, title.x)), (false, between(image.y, title.y))]
        for case (let isHorizontal, let range?) in axes where (range.length - got).magnitude < 1e-6 * max(1, got) {
            return Gap(isHorizontal: isHorizontal, range: range, label: drawnNumber(got))
        }
        return nil
    }

    private static func between(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double>? {
        if one.upperBound < other.lowerBound { return one.upperBound...other.lowerBound }
        if other.upperBound < one.lowerBound { return other.upperBound...one.lowerBound }
        return nil
    }
}
