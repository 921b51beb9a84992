import Foundation
import TestSupport
import Testing

/// `export objc`: a header and its definitions, as clang sees them.
@Suite("export objc")
struct ObjectiveCExportTests {
    private static let hasClang: Bool = Toolchain.clang != nil

    @Test("writes two files into a folder, and says which are stale")
    func files() throws {
        let sandbox = try Sample.sandbox()
        try sandbox.makeFolder("out")
        let first = try sandbox.run("export", "objc", "-o", "out")
        #expect(
            first
                == Command.Outcome(
                    errors: "wrote out/PRSPresets.h\nwrote out/PRSPresets.m\nwrote out/.presets-objc.json\n"))
        #expect(try sandbox.run("export", "objc", "-o", "out/", "--check").code == 0)
        try sandbox.succeed("set", "tab.home", "--spacing", "1")
        let stale = try sandbox.run("export", "objc", "-o", "out", "--check")
        #expect(stale.code == 1 && stale.errors.contains("out/PRSPresets.m is stale"))
        #expect(try sandbox.run("export", "objc", "tab.*", "--namespace", "ABC", "-o", "out").code == 0)
        let header = try sandbox.text("out/ABCPresets.h")
        #expect(header.contains("FOUNDATION_EXPORT const ABCButtonPreset ABCTabHome;"))
        #expect(header.contains("- (void)abc_applyPreset:(ABCButtonPreset)preset NS_SWIFT_NAME(apply(preset:));"))
        #expect(!header.contains("PRS") && !header.contains("ABCBuy"))
    }

    @Test("needs a folder", arguments: [[], ["-o", "-"], ["--check"]])
    func noFolder(arguments: [String]) throws {
        let errors = try Sample.sandbox().fail(["export", "objc"] + arguments)
        #expect(errors.hasPrefix("Error: objc writes two files: name a folder with -o\n"))
    }

    @Test("takes no traits, and a prefix that is an identifier")
    func options() throws {
        let sandbox = try Sample.sandbox()
        #expect(try sandbox.fail("export", "objc", "-o", ".", "--traits", "size=compact").contains("no --traits"))
        #expect(try sandbox.fail("export", "objc", "-o", ".", "--namespace", "2x").contains("'2x' is no namespace"))
    }

    @Test("names that become the same are told, or told apart")
    func collisions() throws {
        let sandbox = try Sample.sandbox()
        try sandbox.succeed("add", "tab-home", "--like", "tab.home")
        let errors = try sandbox.fail("export", "objc", "-o", ".")
        #expect(errors.contains("'tab-home', 'tab.home' all become 'PRSTabHome'"))
        #expect(try sandbox.run("export", "objc", "-o", ".", "--disambiguate").code == 0)
        let header = try sandbox.text("PRSPresets.h")
        #expect(header.contains("const PRSButtonPreset PRSTabHome;"))
        #expect(header.contains(/const PRSButtonPreset PRSTabHome_[0-9a-f]{4};/))
    }

    @Test(
        "clang has nothing to say, in any of the languages that a header can be read in",
        .enabled(if: hasClang, "there is no clang"),
        arguments: ExportSample.allCases)
    func clang(sample: ExportSample) throws {
        let sandbox = try sample.sandbox()
        #expect(try sandbox.run("export", "objc", "-o", ".").code == 0)
        for name in ["PRSPresets.h", "PRSPresets.m"] {
            let file = sandbox.path(name)
            #expect(try Toolchain.complaints(about: file) == "")
            #expect(try Toolchain.complaints(about: file, "-std=c99", "-trigraphs") == "")
            #expect(try Toolchain.complaints(about: file, "-fno-objc-arc") == "")
        }
        let header = sandbox.path("PRSPresets.h")
        #expect(try Toolchain.complaints(about: header, language: "objective-c++", "-std=c++17") == "")
    }

    @Test("what is deprecated says so where it is used", .enabled(if: hasClang, "there is no clang"))
    func deprecation() throws {
        let sandbox = try AwkwardSample.sandbox()
        try sandbox.succeed("deprecate", "p.x", "--use", "x")
        #expect(try sandbox.run("export", "objc", "-o", ".").code == 0)
        func use(_ code: String) throws -> String {
            try sandbox.write("#import \"PRSPresets.h\"\nvoid use(void);\nvoid use(void) { \(code); }\n", to: "use.m")
            return try Toolchain.complaints(about: sandbox.path("use.m"), "-Wno-unused")
        }
        #expect(try use("PRSPX.name").contains("'PRSPX' is deprecated: use PRSX ["))
        #expect(try use("(void)PRSOldSaid").contains(#"it's "old" ??/ \ <b> and\u{202E}backwards ["#))
        #expect(try use("(void)PRSOldBetter").contains("'PRSOldBetter' is deprecated: PRSOldSaid is nicer ["))
        #expect(try use("(void)PRSOldMerely").contains("'PRSOldMerely' is deprecated ["))
        #expect(try use("PRSX.name") == "")
    }
}
