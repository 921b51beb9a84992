import ButtonLayout
import CatalogueModel

extension Finding {
    /// What is wrong, with the numbers behind it.
    public func sentence(for layout: ComputedLayout, style: Style) -> String {
        FindingSentence(result: layout, style: style).text(of: self)
    }
}

/// Puts the numbers of a layout into the sentence of a finding.
private struct FindingSentence {
    let result: ComputedLayout
    let style: Style

    private var layout: Layout { result.layout }

    func text(of finding: Finding) -> String {
        switch finding {
        case .gapMismatch:
            "the gap is \(points(result.judgement.gap?.got)), not \(points(result.judgement.gap?.asked))"
        case .marginMismatch: "a margin differs from the spacing: \(margins)"
        case .overlap: "image and title overlap by \(size(result.overlap))"
        case .offCenter: "the \(result.judgement.offCenter?.of.name ?? "group") is off center by \(offCenter)"
        case .reversedOrder: "image and title stand in the other order than the style's name says"
        case .outsideBounds: "leaves the button: \(outside)"
        case .titleClipped where layout.title?.size == result.content.title:
            "the title does not fit into its lines"
        case .titleClipped:
            "the title gets \(size(layout.title?.size)) and needs \(size(result.content.title))"
        case .imageSqueezed, .imageStretched:
            "the image gets \(size(layout.image?.size)), its natural size is \(size(result.content.image))"
        case .labelStretched: "the label is \(size(layout.title?.size)), its title \(size(result.content.title))"
        case .notIdempotent: "applying the style a second time gives other frames"
        case .goesStale:
            "a title half as wide again breaks what holds now: "
                + result.judgement.stale.elements.map(\.name).joined(separator: ", ")
        case .notMirrored: "the frames of the other direction are no mirror image of these"
        case .belowMinimumTarget: "the button is \(size(layout.button)), a target needs 44 x 44"
        case .insetsIgnored: "title and image insets have no effect with this style"
        case .imageSizeDiffers: "the image is of another size than in another state"
        case .missingGlyphs: "the fonts lack characters of the title"
        }
    }

    private var margins: String {
        switch style.promise(for: .leftToRight).margin {
        case .none: ""
        case .titleTop: "title \(points(layout.title?.y)) from the top"
        case .titleBottom: "title \(points(layout.title.map { layout.button.height - $0.maxY })) from the bottom"
        case .titleLeftImageRight:
            "title \(points(layout.title?.x)) from the left, image "
                + "\(points(layout.image.map { layout.button.width - $0.maxX })) from the right"
        case .imageLeftTitleRight:
            "image \(points(layout.image?.x)) from the left, title "
                + "\(points(layout.title.map { layout.button.width - $0.maxX })) from the right"
        }
    }

    private var offCenter: String {
        guard let off = result.judgement.offCenter else { return "" }
        return "\(points(off.x)) across, \(points(off.y)) down"
    }

    private var outside: String {
        result.overhangs.map { "\($0.item) by \(points($0.distance)) at the \($0.side)" }.joined(separator: ", ")
    }

    private func size(_ size: Size?) -> String { "\(points(size?.width)) x \(points(size?.height))" }

    private func points(_ value: Double?) -> String { value?.readableText ?? "none" }
}

extension Double {
    /// For people: at most three decimals.
    public var readableText: String {
        let rounded = (self * 1000).rounded() / 1000
        return (rounded.isFinite ? rounded : self).shortestText
    }
}
