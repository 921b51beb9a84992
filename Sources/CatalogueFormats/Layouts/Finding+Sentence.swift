import ButtonLayout
import CatalogueModel

extension Finding {
    /// What is wrong, with the numbers behind it.
    public func sentence(for layout: ComputedLayout, style: Style) -> String {
        let hasItsSize = layout.layout.title?.size == layout.content.title
        return sentence(in: style, titleHasItsSize: hasItsSize).text(for: layout)
    }

    /// The sentence with places for the numbers of a layout.
    /// - Parameter titleHasItsSize: whether the title's frame is of its natural size.
    func sentence(in style: Style, titleHasItsSize: Bool) -> SentencePattern {
        switch self {
        case .gapMismatch: "the gap is \(.gapGot), not \(.gapAsked)"
        case .marginMismatch: Self.margins(in: style)
        case .overlap: "image and title overlap by \(.overlapWidth) x \(.overlapHeight)"
        case .offCenter: "the \(word: .centered) is off center by \(.offCenterX) across, \(.offCenterY) down"
        case .reversedOrder: "image and title stand in the other order than the style's name says"
        case .outsideBounds: "leaves the button: \(listed: Self.overhangs)"
        case .titleClipped where titleHasItsSize: "the title does not fit into its lines"
        case .titleClipped:
            "the title gets \(.titleWidth) x \(.titleHeight) and needs \(.naturalTitleWidth) x \(.naturalTitleHeight)"
        case .imageSqueezed, .imageStretched:
            """
            the image gets \(.imageWidth) x \(.imageHeight), its natural size is \
            \(.naturalImageWidth) x \(.naturalImageHeight)
            """
        case .labelStretched:
            """
            the label is \(.titleWidth) x \(.titleHeight), its title \
            \(.naturalTitleWidth) x \(.naturalTitleHeight)
            """
        case .notIdempotent: "applying the style a second time gives other frames"
        case .goesStale: "a title half as wide again breaks what holds now: \(word: .stale)"
        case .notMirrored: "the frames of the other direction are no mirror image of these"
        case .belowMinimumTarget: "the button is \(.buttonWidth) x \(.buttonHeight), a target needs 44 x 44"
        case .insetsIgnored: "title and image insets have no effect with this style"
        case .imageSizeDiffers: "the image is of another size than in another state"
        case .missingGlyphs: "the fonts lack characters of the title"
        }
    }

    private static func margins(in style: Style) -> SentencePattern {
        let start: SentencePattern = "a margin differs from the spacing: "
        return switch style.promise(for: .leftToRight).margin {
        case .none: start
        case .titleTop: start + "title \(.titleMarginTop) from the top"
        case .titleBottom: start + "title \(.titleMarginBottom) from the bottom"
        case .titleLeftImageRight:
            start + "title \(.titleMarginLeft) from the left, image \(.imageMarginRight) from the right"
        case .imageLeftTitleRight:
            start + "image \(.imageMarginLeft) from the left, title \(.titleMarginRight) from the right"
        }
    }

    private static let overhangs: [SentencePattern] = [
        "image by \(.imageOverhangLeft) at the left", "image by \(.imageOverhangTop) at the top",
        "image by \(.imageOverhangRight) at the right", "image by \(.imageOverhangBottom) at the bottom",
        "title by \(.titleOverhangLeft) at the left", "title by \(.titleOverhangTop) at the top",
        "title by \(.titleOverhangRight) at the right", "title by \(.titleOverhangBottom) at the bottom",
    ]
}

extension Double {
    /// For people: at most three decimals.
    public var readableText: String {
        let rounded = (self * 1000).rounded() / 1000
        return (rounded.isFinite ? rounded : self).shortestText
    }
}
