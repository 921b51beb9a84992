import CatalogueModel
import TitleMeasuring

/// Why a title has no size.
public enum TitleRefusal: Error, Hashable, Sendable {
    /// No font is registered for the family.
    case noFont(family: String, weight: FontWeight)
    /// The file is at none of its places.
    case noFile(font: String, file: String)
    /// The files there have other contents.
    case otherFile(font: String, file: String)
    case measuring(MeasuringError)
}

extension TitleRefusal: CustomStringConvertible {
    /// What is missing, and what to do.
    public var description: String {
        switch self {
        case .noFont(let family, _) where family == "system":
            "there is no font for UIKit's own; 'presets font add SF-Pro-Text-Regular.otf --family system' takes one,"
                + " or name a family in the typography"
        case .noFont(let family, let weight):
            "there is no font of the family '\(family)' (\(weight)); 'presets font add FILE' takes one"
        case .noFile(let font, let file):
            "the font '\(font)' is needed, and its file '\(file)' is not there; put it there,"
                + " or name the folder that it is in in PRESETS_FONTS"
        case .otherFile(let font, let file):
            "the font '\(font)' is needed, and '\(file)' is another version of it; 'presets font add FILE' takes that one"
        case .measuring(let error): error.description
        }
    }
}
