import ButtonLayout
import CatalogueFormats
import CatalogueModel

/// A button as the engine lays it out.
func laidOut(
    _ style: Style, _ width: Double, _ height: Double, spacing: Double,
    image: Size? = Size(width: 24, height: 24), title: Size? = Size(width: 60, height: 20)
) throws -> ComputedLayout {
    let button = try Button(
        style: style, spacing: spacing, width: .fixed(width), height: .fixed(height),
        content: Content(image: image, title: title))
    let layout = button.layout()
    return ComputedLayout(content: button.content, layout: layout, judgement: button.judge(layout))
}

/// Frames that no engine needs to have made.
func placed(
    _ button: Size, image: Rect? = nil, title: Rect? = nil, gap: Judgement.Gap? = nil
) -> ComputedLayout {
    ComputedLayout(
        content: Content(image: image?.size, title: title?.size),
        layout: Layout(
            button: button, contentEdgeInsets: .zero, itemInsets: nil, configuration: nil, image: image, title: title,
            fitting: button),
        judgement: Judgement(findings: [], stale: [], gap: gap, offCenter: nil))
}

func drawn(
    _ layout: ComputedLayout, _ title: String? = nil, ascii: Bool = false, width: Int = 60
) -> String {
    ButtonDrawing(layout: layout, titleText: title, ascii: ascii).lines(maximumWidth: width).joined(separator: "\n")
}
