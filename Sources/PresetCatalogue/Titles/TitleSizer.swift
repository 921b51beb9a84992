import ButtonLayout
import CatalogueModel
import CatalogueStorage
import TitleMeasuring

/// Finds the natural sizes of titles. What was shaped before is looked up in the catalogue's file; fonts are opened for
/// what was not.
final class TitleSizer {
    /// The contents of the files that a font's file may be.
    typealias Files = (_ file: String) -> any Sequence<[UInt8]>

    private let measurer: TitleMeasurer
    private let files: Files
    private var opened: [FontID: Font] = [:]

    /// - Parameters:
    ///   - remembers: whether what is shaped may be written into the file.
    ///   - other: a file in which what is not in this one is looked up.
    init(_ store: CatalogueStore, remembers: Bool, after other: CatalogueStore? = nil, files: @escaping Files) {
        measurer = TitleMeasurer(memory: ShapedLines(store: store, other: other, remembers: remembers))
        self.files = files
    }

    /// The natural size of a title, and what is to be said of it.
    struct TitleSize {
        /// Nil where there is nothing to see: a text without characters is no title.
        let size: Size?
        let findings: FindingSet
    }

    /// - Parameter scale: pixels a point, to which sizes are rounded up.
    func size(of text: String, in font: TitleFont, limits: TitleLimits, scale: Double) throws -> TitleSize {
        let typography = font.typography
        if font.fonts.isEmpty { throw TitleRefusal.noFont(family: typography.families[0], weight: typography.weight) }
        let title: MeasuredTitle
        do {
            title = try measurer.measure(
                text, in: stack(font.fonts), size: typography.size, letterSpacing: typography.letterSpacing,
                limits: limits)
        } catch let error as MeasuringError {
            throw TitleRefusal.measuring(error)
        }
        let size = title.size.roundedUp(scale: scale)
        var findings: FindingSet = []
        if title.exceedsLimits { findings.formUnion(FindingSet(.titleClipped)) }
        if !title.missing.isEmpty { findings.formUnion(FindingSet(.missingGlyphs)) }
        if title.size.width == 0 { return TitleSize(size: nil, findings: findings) }
        // A label takes no more than it may have, and truncates.
        let width = min(size.width, limits.width ?? .infinity)
        return TitleSize(size: Size(width: width, height: size.height), findings: findings)
    }

    /// The height of one line, which a button has without a title too (R7); nil when there is no font.
    func lineHeight(in font: TitleFont, scale: Double) throws -> Double? {
        if font.fonts.isEmpty { return nil }
        do {
            let height = try measurer.lineHeight(in: stack(font.fonts), size: font.typography.size)
            return TitleMeasuring.TitleSize.roundedUp(height, scale: scale)
        } catch let error as MeasuringError {
            throw TitleRefusal.measuring(error)
        }
    }

    /// The glyphs of a title; nil where they cannot be drawn.
    func outlines(of text: String, in font: TitleFont, limits: TitleLimits) throws -> TitleOutlines? {
        if font.fonts.isEmpty { return nil }
        let typography = font.typography
        return try measurer.outlines(
            of: text, in: stack(font.fonts), size: typography.size, letterSpacing: typography.letterSpacing,
            limits: limits)
    }

    private func stack(_ fonts: [RegisteredFont]) -> FontStack {
        FontStack(fonts.map(\.face)) { [self] in try fonts.map(open) }
    }

    private func open(_ registered: RegisteredFont) throws -> Font {
        let id = registered.face.id
        if let known = opened[id] { return known }
        let found = registered.search(files(registered.file))
        guard let bytes = found.bytes else {
            throw found.state == .changed
                ? TitleRefusal.otherFile(font: registered.name, file: registered.file)
                : .noFile(font: registered.name, file: registered.file)
        }
        let font = try Font(bytes, faceIndex: id.faceIndex, weight: id.weight)
        opened[id] = font
        return font
    }
}

/// The lines in a catalogue's file.
private final class ShapedLines: ShapedLineMemory {
    private let store: CatalogueStore
    private let other: CatalogueStore?
    private let remembers: Bool

    init(store: CatalogueStore, other: CatalogueStore?, remembers: Bool) {
        self.store = store
        self.other = other
        self.remembers = remembers
    }

    func shapedLine(_ key: ShapedLineKey) throws -> ShapedLine? {
        if let line = try store.shapedLine(of: key.text, in: key.fonts, size: key.size) { return line }
        let line = try other?.shapedLine(of: key.text, in: key.fonts, size: key.size)
        if let line { try remember(line, key) }
        return line
    }

    func remember(_ line: ShapedLine, _ key: ShapedLineKey) throws {
        if remembers { try store.keep(line, of: key.text, in: key.fonts, size: key.size) }
    }
}
