import CatalogueModel
import TitleMeasuring

/// A font that is taken measures every text as a finite size, and draws it within its limits; what is damaged is refused.
enum FontsPromise {
    private static let text = "Ab fi\u{301} 你\u{627}\u{644}\u{200D}\u{1F600}\n-"

    static func check(_ bytes: [UInt8]) throws {
        for face in 0..<2 {
            let font: Font
            do throws(MeasuringError) {
                font = try Font(bytes, faceIndex: face, weight: face == 0 ? nil : FontWeight(650))
            } catch {
                try BrokenPromise.unless(!error.description.isEmpty, "refused without a reason")
                continue
            }
            try check(font)
        }
    }

    private static func check(_ font: Font) throws {
        try BrokenPromise.unless(font.glyphCount > 0, "a font without glyphs")
        try BrokenPromise.unless((16...16384).contains(font.face.unitsPerEm), "\(font.face.unitsPerEm) units per em")
        if let weight = font.weight { try BrokenPromise.unless((1...1000).contains(weight), "weight \(weight)") }
        for text in [font.family, font.style] {
            try BrokenPromise.unless(text?.isEmpty != true && text?.utf8.count ?? 0 < 800, "'\(text ?? "")'")
        }
        let measurer = TitleMeasurer(cacheLimit: 8)
        for size in [1.0, 17, TitleMeasurer.largestSize] {
            let measured = try measurer.measure(text, in: FontStack([font]), size: size, letterSpacing: 0.5)
            try BrokenPromise.unless(
                measured.size.width.isFinite && measured.size.width >= 0 && measured.size.height.isFinite
                    && measured.size.height >= 0,
                "\(measured.size) at \(size)")
            try BrokenPromise.unless(measured.lineCount == 2, "\(measured.lineCount) lines")
            guard let outlines = try measurer.outlines(of: text, in: FontStack([font]), size: size) else { continue }
            try BrokenPromise.unless(
                outlines.width.isFinite && outlines.height.isFinite && outlines.lines.count == 2, "\(outlines)")
        }
    }
}
