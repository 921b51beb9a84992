import Testing
@testable import TitleMeasuring

@Suite("Opening HarfBuzz")
struct LibraryTests {
    @Test("where it is missing, the message says what to install")
    func missing() {
        let names = ["libno-such-library.so.0", "/no/such/folder/libharfbuzz.0.dylib"]
        let error = #expect(throws: MeasuringError.harfBuzzMissing(tried: names)) { try HarfBuzz(anyOf: names) }
        let text = error?.description ?? ""
        #expect(text.contains("apt-get install libharfbuzz0b"))
        #expect(text.contains("brew install harfbuzz"))
        #expect(text.contains(names[0]))
    }

    @Test("a library without the functions is refused")
    func other() {
        #if canImport(Darwin)
            let name = "/usr/lib/libSystem.B.dylib"
        #else
            let name = "libc.so.6"
        #endif
        let error = MeasuringError.harfBuzzTooOld(lacking: "hb_blob_create")
        #expect(throws: error) { try HarfBuzz(anyOf: ["libno-such-library.so.0", name]) }
        #expect(error.description.contains("hb_blob_create"))
    }

    @Test("its version is known", .needsHarfBuzz)
    func version() throws {
        #expect(try TitleMeasurer.harfBuzzVersion().split(separator: ".").count == 3)
    }
}
