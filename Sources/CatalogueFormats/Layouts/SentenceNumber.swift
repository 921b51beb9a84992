import ButtonLayout
import CatalogueModel

/// The numbers of a layout that sentences speak of. They are called as at the playground's door (`DoorOutput`), but for
/// the natural sizes, which go in there.
enum SentenceNumber: String, CaseIterable, Sendable {
    case buttonWidth, buttonHeight, imageWidth, imageHeight, titleWidth, titleHeight
    case naturalImageWidth, naturalImageHeight, naturalTitleWidth, naturalTitleHeight
    case gapAsked, gapGot, offCenterX, offCenterY, overlapWidth, overlapHeight
    case imageOverhangTop, imageOverhangLeft, imageOverhangBottom, imageOverhangRight
    case titleOverhangTop, titleOverhangLeft, titleOverhangBottom, titleOverhangRight
    case imageMarginLeft, imageMarginRight, titleMarginTop, titleMarginLeft, titleMarginBottom, titleMarginRight

    /// In points; nil where the layout has none.
    func value(in result: ComputedLayout) -> Double? {
        let (layout, judgement) = (result.layout, result.judgement)
        return switch self {
        case .buttonWidth: layout.button.width
        case .buttonHeight: layout.button.height
        case .imageWidth: layout.image?.width
        case .imageHeight: layout.image?.height
        case .titleWidth: layout.title?.width
        case .titleHeight: layout.title?.height
        case .naturalImageWidth: result.content.image?.width
        case .naturalImageHeight: result.content.image?.height
        case .naturalTitleWidth: result.content.title?.width
        case .naturalTitleHeight: result.content.title?.height
        case .gapAsked: judgement.gap?.asked
        case .gapGot: judgement.gap?.got
        case .offCenterX: judgement.offCenter?.x
        case .offCenterY: judgement.offCenter?.y
        case .overlapWidth: layout.overlap?.width
        case .overlapHeight: layout.overlap?.height
        case .imageOverhangTop: beyond(layout.image, \.top, in: layout)
        case .imageOverhangLeft: beyond(layout.image, \.left, in: layout)
        case .imageOverhangBottom: beyond(layout.image, \.bottom, in: layout)
        case .imageOverhangRight: beyond(layout.image, \.right, in: layout)
        case .titleOverhangTop: beyond(layout.title, \.top, in: layout)
        case .titleOverhangLeft: beyond(layout.title, \.left, in: layout)
        case .titleOverhangBottom: beyond(layout.title, \.bottom, in: layout)
        case .titleOverhangRight: beyond(layout.title, \.right, in: layout)
        case .imageMarginLeft: layout.image.map { layout.margins(of: $0).left }
        case .imageMarginRight: layout.image.map { layout.margins(of: $0).right }
        case .titleMarginTop: layout.title.map { layout.margins(of: $0).top }
        case .titleMarginLeft: layout.title.map { layout.margins(of: $0).left }
        case .titleMarginBottom: layout.title.map { layout.margins(of: $0).bottom }
        case .titleMarginRight: layout.title.map { layout.margins(of: $0).right }
        }
    }

    private func beyond(_ frame: Rect?, _ side: KeyPath<EdgeInsets, Double>, in layout: Layout) -> Double? {
        guard let frame else { return nil }
        let distance = layout.overhangs(of: frame)[keyPath: side]
        return distance > 0 ? distance : nil
    }
}
