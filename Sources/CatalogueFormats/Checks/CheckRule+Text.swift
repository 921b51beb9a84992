import ButtonLayout
import CatalogueModel

extension CheckRule {
    /// When the rule speaks, in one sentence.
    public var meaning: String {
        switch self {
        case .finding(let finding): finding.meaning
        case .lint(.deprecatedInUse): "Something deprecated is still referred to by what is not."
        case .lint(.offGrid): "A length is no multiple of the team's grid."
        case .lint(.equalLayouts): "Several presets lay out the same in every state and trait collection."
        case .lint(.missingTranslation): "A localized title of a preset has no text in a language of the trait locale."
        case .lint(.unusedMetric): "No preset depends on the metric, directly or not."
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch self {
        case .finding(let finding): finding.remedy
        case .lint(.deprecatedInUse): "Refer to the replacement instead; then the old one can be removed."
        case .lint(.offGrid): "Take a multiple of the grid, or a metric whose value is one."
        case .lint(.equalLayouts): "Keep one of them, or take the others' numbers from the same metrics."
        case .lint(.missingTranslation):
            "Translate it and import the String Catalog again; until then the source language's text is laid out."
        case .lint(.unusedMetric): "Use it, or remove it with 'presets metric remove'."
        }
    }

    /// How bad it is where the style does not say otherwise.
    public var defaultSeverity: Severity {
        switch self {
        case .finding(let finding): finding.severity(in: .exact(.leading))
        case .lint(let lint): lint.severity
        }
    }
}

extension Finding {
    fileprivate var meaning: String {
        switch self {
        case .gapMismatch: "The style promises the gap, and the gap got differs from the gap asked."
        case .marginMismatch: "A distance from the button's edge that the style promises differs from the spacing."
        case .overlap: "Image and title overlap."
        case .offCenter: "What the style promises to center is off center."
        case .reversedOrder: "Image and title stand in the other order than the style promises."
        case .outsideBounds: "The image or the label leaves the button."
        case .titleClipped: "The label is smaller than the title's natural size: the title is truncated."
        case .imageSqueezed: "The image's frame is smaller than its natural size."
        case .imageStretched: "The image's frame is larger than its natural size."
        case .labelStretched: "The label is larger than the title's natural size."
        case .notIdempotent: "Applying the style a second time gives other frames."
        case .goesStale: "A title half as wide again breaks a promise that holds now."
        case .notMirrored: "The frames in right-to-left are no mirror image of those in left-to-right."
        case .belowMinimumTarget: "The button is smaller than 44 x 44 points."
        case .insetsIgnored: "Insets are given that the style ignores."
        case .imageSizeDiffers: "Two states of the preset have images of different sizes."
        case .missingGlyphs: "The title has characters for which none of its fonts has a glyph."
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .gapMismatch, .marginMismatch, .offCenter, .reversedOrder, .notIdempotent:
            "Take an exact style, which solves for the insets; 'presets compare' shows all styles on the same numbers."
        case .overlap, .outsideBounds, .titleClipped, .imageSqueezed:
            "Make the button larger, the spacing or the insets smaller, or let the button fit its content."
        case .imageStretched: "Align to something else than fill, or give the image in the size that is shown."
        case .labelStretched: "Harmless, unless the label has a background or its text is not centered."
        case .goesStale: "Apply the style again whenever the title changes, or take exact/leading on a fixed button."
        case .notMirrored: "Take a style that speaks of leading and trailing, such as exact/leading."
        case .belowMinimumTarget: "Give the button a minimum size of 44x44."
        case .insetsIgnored: "Remove the title's and the image's insets, or take another style."
        case .imageSizeDiffers: "Give the images of all states the same size, or the button jumps."
        case .missingGlyphs:
            "Name a font that has them behind the others in the typography's family, as in 'Roboto, Noto'."
        }
    }
}
