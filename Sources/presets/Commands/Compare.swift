import ArgumentParser
import ButtonLayout
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay the same button out in every style; needs no catalogue.",
        discussion: """
            EXAMPLES:
              presets compare --button 200x100 --image 24x24 --title-size 60x20 --spacing 10
              presets compare --button 80x60 --image 24x24 --title-size 60x20 --spacing 10 --style 'exact/*' --direction rtl
              presets compare --button fitxfit --image 24x24 --title-size 60x20 --spacing 8 --format json
            """)

    @Option(
        help: ArgumentHelp("The button's size; either part may be 'fit'.", valueName: "WxH"), transform: Read.extent)
    var button: SizeExpressions

    @Option(help: ArgumentHelp("The image's natural size.", valueName: "WxH"), transform: Read.itemSize)
    var image: ItemSize<Name>?

    @Flag(help: "No image.")
    var noImage = false

    @Option(help: ArgumentHelp("The title's natural size.", valueName: "WxH"), transform: Read.itemSize)
    var titleSize: ItemSize<Name>?

    @Flag(help: "No title.")
    var noTitle = false

    @Option(
        parsing: .unconditional, help: "The distance asked for (default: each style's own).", transform: Read.expression
    )
    var spacing: Expression<Name>?

    @Option(help: ArgumentHelp("Styles; '*' stands for any.", valueName: "pattern"))
    var style: Pattern = .all

    @Option(help: "center, left, right, leading, trailing or fill.", transform: Read.word)
    var horizontal: HorizontalAlignment = .center

    @Option(help: "center, top, bottom or fill.", transform: Read.word)
    var vertical: VerticalAlignment = .center

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Top, left or leading, bottom, right or trailing.", valueName: "T,L,B,R"),
        transform: Read.insets)
    var contentInsets: Setting<[Expression<Name>]>?

    @Option(help: "ltr or rtl.", transform: Read.word)
    var direction: LayoutDirection = .leftToRight

    @Option(help: "Pixels a point (default: 3).")
    var scale: Double?

    @Option(help: "How the result is printed.")
    var format: LayoutFormat = .table

    @OptionGroup var color: ColorOptions

    func validate() throws {
        if noImage == (image != nil) { throw ValidationError("give --image WxH, or --no-image") }
        if noTitle == (titleSize != nil) { throw ValidationError("give --title-size WxH, or --no-title") }
    }

    mutating func run() throws {
        let styles = Style.allCases.filter { style.matches($0.name) }
        if styles.isEmpty {
            throw ValidationError("no style matches '\(style)'; 'presets styles' shows them")
        }
        let items = Content(image: try size(image), title: try size(titleSize))
        var layouts: [NamedLayout] = []
        var isExactLeftOut = false
        for style in styles {
            do {
                layouts.append(try layout(items, style))
            } catch ButtonError.exactCannotFill where styles.count > ImagePlacement.allCases.count {
                isExactLeftOut = true
            } catch let error as ButtonError {
                throw ValidationError(error.description)
            }
        }
        if isExactLeftOut { Output.note("exact is left out: \(ButtonError.exactCannotFill)") }
        Output.write(LayoutPrinting.text(layouts, as: format, color))
    }

    private func layout(_ items: Content, _ style: Style) throws -> NamedLayout {
        let insets = try contentInsets?.value.map { try $0.map(number) }
        let scale = scale ?? 3
        let button = try Button(
            style: style, spacing: spacing.map(number), width: extent(button.width), height: extent(button.height),
            content: items,
            contentInsets: insets.map {
                DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
            },
            horizontal: horizontal, vertical: vertical, direction: direction, scale: scale)
        return NamedLayout(
            name: nil, style: style, state: .normal,
            traits: [Trait.directionName: direction.name, Trait.scaleName: scale.shortestText],
            result: button.computedLayout())
    }

    private func extent(_ expression: Expression<Name>?) throws -> Button.Extent {
        try expression.map { .fixed(try number($0)) } ?? .fit(minimum: 0)
    }

    private func size(_ item: ItemSize<Name>?) throws -> Size? {
        guard case .size(let width, let height)? = item else { return nil }
        return Size(width: try number(width), height: try number(height))
    }

    /// Expressions of numbers are fine; there are no metrics here.
    private func number(_ expression: Expression<Name>) throws -> Double {
        if let metric = expression.references.first {
            throw ValidationError("{\(metric)}: compare has no catalogue, so it knows no metrics; give numbers")
        }
        do throws(EvaluationError<Name>) {
            return try expression.evaluate { _ in Quantity(0, nil) }.value
        } catch {
            throw ValidationError("\(expression.text) has no value")
        }
    }
}
