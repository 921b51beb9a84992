import Testing

/// The button that stands for UIKit's.
@Suite("Stub of UIKit")
struct StubTests {
    @Test("it reproduces the published measurements, and every rule that is broken shows in them")
    func measurements() throws {
        let sandbox = try Sandbox()
        let program = try Toolchain.build(["-parse-as-library"] + Toolchain.sources(in: "Check"), in: sandbox)
        let fixtures = Toolchain.stubsFolder.appending(path: "../../ButtonLayoutTests/Fixtures").standardizedFileURL
            .path
        let outcome = try Toolchain.run(program, [fixtures]).expectSuccess()
        #expect(outcome.lines.first == "48 measured cases: 79 hold, 0 fail")
        for rule in ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "configuration"] {
            let broken = try Toolchain.run(program, [fixtures], environment: ["STUB_BROKEN_RULE": rule])
            #expect(broken.code == 1, "\(rule)")
            #expect(broken.output.contains("FAILED"), "\(rule)")
        }
    }
}
