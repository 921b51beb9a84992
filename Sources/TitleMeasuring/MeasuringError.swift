/// Why a font could not be read or a title not be measured.
public enum MeasuringError: Error, Hashable, Sendable {
    /// The library is under none of these names.
    case harfBuzzMissing(tried: [String])
    /// A library was found, but it lacks a function that has been there since version 2.2.
    case harfBuzzTooOld(lacking: String)
    /// The bytes are not a font that could be measured with.
    case notAFont(Flaw)
    /// The file has fewer faces.
    case noSuchFace(index: Int, count: Int)
    /// There is no font to measure with.
    case noFonts
    /// The size is no number of points between 0 (excluded) and `TitleMeasurer.largestSize`.
    case badSize(Double)
    /// Not a number of lines above zero, or not a width of at least zero.
    case badLimits(TitleLimits)
    /// The title has more scalars than `TitleMeasurer.longestText`.
    case tooLong(count: Int)
    /// The title would have to be broken, and holds a script that is written without spaces (ISO 15924, `Hani`).
    case unbreakable(script: String)
    /// HarfBuzz got no memory.
    case outOfMemory
}

extension MeasuringError {
    /// What keeps bytes from being a font.
    public enum Flaw: Hashable, Sendable {
        /// No font file at all.
        case notAFontFile
        /// A table that is needed is missing or too short.
        case table(String)
        case noGlyphs
        /// OpenType allows 16 to 16384.
        case unitsPerEm(Int)
    }
}

extension MeasuringError: CustomStringConvertible {
    /// What happened and what to do next, for people.
    public var description: String {
        switch self {
        case .harfBuzzMissing(let tried):
            """
            Titles are measured with HarfBuzz, which is not installed (tried \(tried.joined(separator: ", "))). \
            Install it: apt-get install libharfbuzz0b, or brew install harfbuzz.
            """
        case .harfBuzzTooOld(let function):
            "The HarfBuzz installed is too old: it has no \(function). Install version 2.2 or newer."
        case .notAFont(let flaw): "This is not a font that can be measured with: \(flaw.text)."
        case .noSuchFace(let index, let count):
            "There is no face \(index) in this font file; it has \(count), counted from 0."
        case .noFonts: "There is no font to measure with."
        case .badSize(let size):
            "\(size) is no size of a font; it must be above 0 and at most \(Int(TitleMeasurer.largestSize)) points."
        case .badLimits(let limits):
            "\(limits) cannot limit a title; there must be at least one line, and the width must be a number from 0 on."
        case .tooLong(let count):
            "A title of \(count) characters is not measured; the longest has \(TitleMeasurer.longestText)."
        case .unbreakable(let script):
            """
            The title is wider than its room and has text in the script \(script), which is written without spaces: \
            finding where it breaks is not supported. Break the lines in the title itself, or give its size.
            """
        case .outOfMemory: "There is not enough memory to measure this title."
        }
    }
}

extension MeasuringError.Flaw {
    fileprivate var text: String {
        switch self {
        case .notAFontFile: "it is no TrueType or OpenType file"
        case .table(let name): "its table “\(name)” is missing or damaged"
        case .noGlyphs: "it has no glyphs"
        case .unitsPerEm(let count): "it has \(count) units per em, where 16 to 16384 are allowed"
        }
    }
}
