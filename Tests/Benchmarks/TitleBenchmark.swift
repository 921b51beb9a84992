import CHarfBuzz
import CatalogueModel
import Foundation
import TitleMeasuring

/// Row 9: titles measured, against bare HarfBuzz calls in the same font.
struct TitleBenchmark {
    private static let count = 100_000

    /// Fonts that Debian's packages and macOS have.
    private static let fonts = [
        "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/Library/Fonts/Arial Unicode.ttf",
    ]

    func run(_ table: inout ResultTable) throws {
        guard let path = Self.fonts.first(where: FileManager.default.fileExists),
            let bytes = FileManager.default.contents(atPath: path)
        else { return table.add(9, "titles", "left out: there is no font (fonts-roboto-unhinted)") }
        let words = ["Save", "Cancel", "Continue", "Sign in", "Add to cart", "Delete account", "Share", "Try again"]
        let titles = (0..<Self.count).map { "\(words[$0 % words.count]) \($0)" }
        let font = try Font(Array(bytes))
        let stack = FontStack([font])

        var measured = 0.0
        func measure(_ measurer: TitleMeasurer) throws {
            measured = try titles.reduce(0) { try $0 + measurer.measure($1, in: stack, size: 17).size.width }
        }
        // A font keeps what it shaped with: the first run is not counted.
        try measure(TitleMeasurer())
        let bare = try BareShaper(Array(bytes))
        var shaped = 0.0
        let (cold, peer) = try Measurement.alternating(7) {
            try measure(TitleMeasurer())
        } _: {
            shaped = titles.reduce(0) { $0 + bare.width(of: $1, size: 17) }
        }
        let warm = TitleMeasurer(cacheLimit: Self.count)
        try measure(warm)
        let cached = try Measurement(7) { try measure(warm) }
        precondition((measured - shaped).magnitude < 1e-3, "both measure the same")
        table.add(
            9, "100,000 titles measured, cold", cold, (Double(Self.count) / cold.median).rateText, against: peer,
            "bare HarfBuzz calls: \(peer.median.secondsText)", reach: 1.2)
        table.add(9, "the same, cached", cached, (Double(Self.count) / cached.median).rateText)
    }
}

/// Shapes Latin titles with nothing but HarfBuzz's calls.
private struct BareShaper {
    private let call: charfbuzz_functions
    private let font: OpaquePointer
    private let buffer: OpaquePointer
    private let unitsPerEm: Double

    struct Failure: Error {}

    init(_ bytes: [UInt8]) throws {
        let functions = UnsafeMutablePointer<charfbuzz_functions>.allocate(capacity: 1)
        var lacking: UnsafePointer<CChar>?
        let names = ["libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib"]
        guard names.contains(where: { charfbuzz_open($0, functions, &lacking) }) else { throw Failure() }
        let call = functions.move()
        let blob = bytes.withUnsafeBytes { bytes in
            bytes.baseAddress.map { call.blob_create($0, UInt32(bytes.count), 0, nil, nil) }
        }
        guard let blob else { throw Failure() }
        let face = call.face_create(blob, 0)
        unitsPerEm = Double(call.face_get_upem(face))
        font = call.font_create(face)
        call.font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        buffer = call.buffer_create()
        self.call = call
    }

    func width(of title: String, size: Double) -> Double {
        call.buffer_clear_contents(buffer)
        call.buffer_set_script(buffer, 0x4C61_746E)  // Latn
        call.buffer_set_direction(buffer, 4)
        let scalars = title.unicodeScalars.map(\.value)
        call.buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
        call.shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        let positions = UnsafeBufferPointer(start: call.buffer_get_glyph_positions(buffer, &count), count: Int(count))
        return Double(positions.reduce(0) { $0 + Int($1.x_advance) }) * size / unitsPerEm
    }
}
