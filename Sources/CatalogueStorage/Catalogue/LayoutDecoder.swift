import ButtonLayout
import CatalogueModel

/// Reads a layout from a row, column by column in the order in which it was encoded.
struct LayoutDecoder {
    private var column: Int32

    /// - Parameter column: where the digest stands.
    static func decode(_ row: borrowing Row, from column: Int32) -> ComputedLayout {
        var decoder = LayoutDecoder(column: column + 1)
        return decoder.decode(row)
    }

    private mutating func decode(_ row: borrowing Row) -> ComputedLayout {
        let findings = FindingSet(rawValue: UInt32(truncatingIfNeeded: integer(row)))
        let stale = FindingSet(rawValue: UInt32(truncatingIfNeeded: integer(row)))
        let content = Content(image: size(row), title: size(row))
        let button = size(row) ?? .zero
        let contentInsets = edges(row) ?? .zero
        let titleInsets = edges(row)
        let imageInsets = edges(row)
        let configuration = configuration(row)
        let image = rect(row)
        let title = rect(row)
        let fitting = size(row) ?? .zero
        let asked = number(row)
        let gap = number(row).map { Judgement.Gap(asked: asked, got: $0) }
        return ComputedLayout(
            content: content,
            layout: Layout(
                button: button, contentEdgeInsets: contentInsets,
                itemInsets: titleInsets.flatMap { title in
                    imageInsets.map { ItemInsets(title: title, image: $0) }
                },
                configuration: configuration, image: image, title: title, fitting: fitting),
            judgement: Judgement(findings: findings, stale: stale, gap: gap, offCenter: offCenter(row)))
    }

    private mutating func integer(_ row: borrowing Row) -> Int64 {
        defer { column += 1 }
        return row.int64(column)
    }

    private mutating func number(_ row: borrowing Row) -> Double? {
        defer { column += 1 }
        return row.optionalDouble(column)
    }

    private mutating func text(_ row: borrowing Row) -> String? {
        defer { column += 1 }
        return row.optionalText(column)
    }

    private mutating func size(_ row: borrowing Row) -> Size? {
        let (width, height) = (number(row), number(row))
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    private mutating func rect(_ row: borrowing Row) -> Rect? {
        let (x, y, size) = (number(row), number(row), size(row))
        guard let x, let y, let size else { return nil }
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    private mutating func edges(_ row: borrowing Row) -> EdgeInsets? {
        let (top, left, bottom, right) = (number(row), number(row), number(row), number(row))
        guard let top, let left, let bottom, let right else { return nil }
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private mutating func configuration(_ row: borrowing Row) -> Layout.Configuration? {
        let placement = text(row).flatMap(ImagePlacement.init(name:))
        let (padding, insets) = (number(row), edges(row))
        guard let placement, let padding, let insets else { return nil }
        return Layout.Configuration(
            imagePlacement: placement, imagePadding: padding,
            contentInsets: DirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }

    private mutating func offCenter(_ row: borrowing Row) -> Judgement.OffCenter? {
        let name = text(row)
        let (x, y) = (number(row), number(row))
        guard let name, let x, let y, let of = Promise.Center.allCases.first(where: { $0.name == name }) else {
            return nil
        }
        return Judgement.OffCenter(of: of, x: x, y: y)
    }
}
