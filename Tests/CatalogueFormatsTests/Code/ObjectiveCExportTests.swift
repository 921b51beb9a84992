import ButtonLayout
import CatalogueFormats
import Testing

@Suite("Presets as Objective-C")
struct ObjectiveCExportTests {
    @Test("a number is a constant where it never varies, and a function of the traits where it does")
    func metrics() throws {
        var sample = ObjectiveCSample()
        sample.addTrait("size", ["regular", "compact"])
        try sample.addMetric("space.s", [0.1])
        try sample.addMetric("space.m", [8, 8, 4, 6], describe: "Between <b>\nC:\\")
        let (header, definitions) = try sample.files()
        #expect(header.contains("/// `space.s`\nFOUNDATION_EXPORT const CGFloat PRSSpaceS;\n"))
        #expect(
            header.contains(
                "/// Between \\<b\\>\n/// C:\\\\.\n///\n/// `space.m`\n"
                    + "FOUNDATION_EXPORT CGFloat PRSSpaceM(PRSTraits traits);\n"))
        #expect(definitions.contains("\nconst CGFloat PRSSpaceS = 0.1;\n"))
        #expect(
            definitions.contains(
                """
                CGFloat PRSSpaceM(PRSTraits traits) {
                    switch (PRSCollectionNearest(traits)) {
                        case PRSCollectionSizeCompact:
                            return 4;
                        case PRSCollectionDirectionRtlSizeCompact:
                            return 6;
                        default:
                            return 8;
                    }
                }
                """))
    }

    @Test("numbers read back as they are")
    func numbers() throws {
        var sample = ObjectiveCSample()
        for (index, number) in [1e-7, 1e21, 1.0 / 3, -0.0, 123_456_789.5].enumerated() {
            try sample.addMetric("n\(index)", [number])
        }
        let definitions = try sample.files().definitions
        let literals = definitions.matches(of: /const CGFloat PRSN\d = ([^;]+);/).map { String($0.output.1) }
        #expect(literals == ["1e-07", "1e+21", "0.3333333333333333", "0", "123456789.5"])
    }

    @Test("what is deprecated says why, and what to use instead")
    func deprecations() throws {
        var sample = ObjectiveCSample()
        try sample.addMetric("new.one")
        try sample.addMetric("a", isDeprecated: true)
        try sample.addMetric("b", isDeprecated: true, use: "new.one")
        try sample.addMetric("c", isDeprecated: true, use: "not.exported")
        try sample.addMetric("d", isDeprecated: true, use: "new.one", reason: "{} is \"nicer\"")
        try sample.addMetric("e", isDeprecated: true, use: "new.one", reason: "old")
        try sample.addMetric("f", isDeprecated: true, reason: "old??/")
        #expect(
            try sample.declared("FOUNDATION_EXPORT const CGFloat ") == [
                "PRSNewOne", "PRSA __attribute__((deprecated))", #"PRSB __attribute__((deprecated("use PRSNewOne")))"#,
                #"PRSC __attribute__((deprecated("use not.exported")))"#,
                #"PRSD __attribute__((deprecated("PRSNewOne is \"nicer\"")))"#,
                #"PRSE __attribute__((deprecated("old"#, #"PRSF __attribute__((deprecated("old?\?/")))"#,
            ])
        #expect(try sample.files().header.contains(#"deprecated("old; use PRSNewOne"))"#))
    }

    @Test("frames are written only where a style writes some")
    func frames() throws {
        var sample = ObjectiveCSample()
        let insets = ItemInsets(title: EdgeInsets(top: 0, left: 4, bottom: 0, right: 0), image: .zero)
        try sample.addPreset("plain", .exact(.leading))
        #expect(try !sample.files().header.contains("Frames"))
        #expect(try !sample.files().definitions.contains("_place("))
        try sample.addPreset("top", .imagePosition(.top))
        // Insets keep that style from writing frames.
        try sample.addPreset("kept", .imagePosition(.left), itemInsets: insets)
        let (header, definitions) = try sample.files()
        #expect(header.contains("@interface PRSFrameButton : UIButton\n"))
        #expect(definitions.contains(".kind = PRSFramesKindImageTop,\n            .spacing = 0,\n"))
        #expect(!definitions.contains(".kind = PRSFramesKindImageLeft"))
        let kept = try #require(definitions.firstRange(of: "PRSKept_layouts[]")).upperBound
        #expect(
            definitions[kept...].contains(
                "        .hasItemEdgeInsets = YES,\n"
                    + "        .titleEdgeInsets = {.top = 0, .left = 4, .bottom = 0, .right = 0},\n        .hasImage = YES,"
            ))
    }

    @Test("layouts that are the same in several collections stand there once")
    func groups() throws {
        var sample = ObjectiveCSample()
        sample.addTrait("size", ["regular", "compact"])
        try sample.addPreset("same", .exact(.top))
        try sample.addPreset("mirrored", .exact(.leading))
        let definitions = try sample.files().definitions
        #expect(definitions.matches(of: /\.layoutCount = (\d)/).map(\.output.1) == ["2", "2"])
        #expect(
            definitions.contains(
                ".collections = (const PRSCollection[]){PRSCollectionDirectionRtl, PRSCollectionDirectionRtlSizeCompact},"
            ))
    }

    @Test("every name begins with the prefix; methods with it in small letters")
    func prefix() throws {
        var sample = ObjectiveCSample()
        try sample.addPreset("tab.home", .proportional)
        let (header, definitions) = try sample.files(prefix: "Ab1")
        #expect(header.contains("- (void)ab1_applyPreset:(Ab1ButtonPreset)preset NS_SWIFT_NAME(apply(preset:));"))
        #expect(definitions.contains("#import \"Ab1Presets.h\"\n"))
        #expect(!header.contains("PRS") && !definitions.contains("PRS"))
    }

    @Test("the first lines say who made the file, and what its content is")
    func heads() throws {
        var sample = ObjectiveCSample()
        let empty = try sample.files()
        try sample.addMetric("a")
        for text in [empty.header, empty.definitions, try sample.files().header] {
            #expect(text.hasPrefix("// Button presets, made by 'presets export objc': edits are lost.\n// Content: "))
        }
        #expect(try empty.header.prefix(120) != sample.files().header.prefix(120))
    }
}
