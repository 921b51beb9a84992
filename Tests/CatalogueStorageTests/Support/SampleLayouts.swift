import ButtonLayout
import CatalogueModel

/// Layouts of every shape. No two numbers of one are equal, so that no two columns can be confused.
enum SampleLayouts {
    static let shapes: [(name: String, layout: ComputedLayout)] = [
        ("insets", insets), ("frames", frames), ("configuration", configuration), ("image only", imageOnly),
        ("title only", titleOnly), ("nothing", nothing), ("gap that nobody asked for", unaskedGap),
    ]

    /// A style that writes insets.
    static let insets = ComputedLayout(
        content: Content(image: Size(width: 1.5, height: 2.5), title: Size(width: 3.5, height: 4.5)),
        layout: Layout(
            button: Size(width: 5, height: 6),
            contentEdgeInsets: EdgeInsets(top: 7, left: 8, bottom: 9, right: 10),
            itemInsets: ItemInsets(
                title: EdgeInsets(top: 11, left: -12, bottom: 13, right: -14),
                image: EdgeInsets(top: -15, left: 16, bottom: -17, right: 18)),
            configuration: nil, image: Rect(x: 19, y: 20, width: 21, height: 22),
            title: Rect(x: 1.0 / 3, y: 24, width: 25, height: -26), fitting: Size(width: 27, height: 28)),
        judgement: Judgement(
            findings: [FindingSet(.gapMismatch), FindingSet(.imageSizeDiffers), FindingSet(.titleClipped)],
            stale: FindingSet(.offCenter), gap: Judgement.Gap(asked: 29, got: -30),
            offCenter: Judgement.OffCenter(of: .group, x: 31, y: -32)))

    /// A style that writes frames.
    static let frames = edited {
        $0.layout.itemInsets = nil
        $0.judgement.offCenter?.of = .image
    }

    static let configuration = edited {
        $0.layout.itemInsets = nil
        $0.layout.contentEdgeInsets = .zero
        $0.layout.configuration = Layout.Configuration(
            imagePlacement: .trailing, imagePadding: 33,
            contentInsets: DirectionalEdgeInsets(top: 34, leading: 35, bottom: 36, trailing: 37))
    }

    static let imageOnly = edited {
        $0.content.title = nil
        $0.layout.title = nil
        $0.judgement.gap = nil
    }

    static let titleOnly = edited {
        $0.content.image = nil
        $0.layout.image = nil
        $0.judgement.gap = nil
        $0.judgement.offCenter?.of = .title
    }

    static let nothing = edited {
        $0.content = Content(image: nil, title: nil)
        $0.layout.image = nil
        $0.layout.title = nil
        $0.judgement = Judgement(findings: [], stale: [], gap: nil, offCenter: nil)
    }

    static let unaskedGap = edited {
        $0.judgement.gap?.asked = nil
        $0.judgement.offCenter?.of = .nothing
    }

    /// The first one with another width.
    static func wide(_ width: Double) -> ComputedLayout {
        edited { $0.layout.button.width = width }
    }

    private static func edited(_ edit: (inout ComputedLayout) -> Void) -> ComputedLayout {
        var layout = insets
        edit(&layout)
        return layout
    }
}
