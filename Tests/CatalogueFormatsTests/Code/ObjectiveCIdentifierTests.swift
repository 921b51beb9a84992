import CatalogueFormats
import Testing

@Suite("Identifiers of Objective-C")
struct ObjectiveCIdentifierTests {
    private static let metric = "FOUNDATION_EXPORT const CGFloat "

    @Test(
        "a name is its words in camel case behind the prefix",
        arguments: [
            ("tab.home", "PRSTabHome"), ("space.icon-left", "PRSSpaceIconLeft"), ("a.b_c d", "PRSABCD"),
            ("2xl", "PRS2xl"), ("1_5x", "PRS1_5x"), ("space.1.5", "PRSSpace1_5"), ("größe", "PRSGröße"),
            ("按钮.小", "PRS按钮小"), ("🚀", "PRSU1F680"), (#"say"hi""#, "PRSSayHi"), ("/etc/x", "PRSEtcX"),
            ("CON", "PRSCON"), ("self", "PRSSelf"), (#"back\slash"#, "PRSBackSlash"), ("CGFloat.x", "PRSCGFloatX"),
            ("_", "PRSU5F"), ("$root", "PRSRoot"), ("a\u{FDFA}", "PRSAuFDFA"), ("a\u{1C3}", "PRSAu1C3"),
            ("e\u{301}t", "PRSÉt"),
        ])
    func names(name: String, identifier: String) throws {
        var sample = ObjectiveCSample()
        try sample.addMetric(name)
        #expect(try sample.declared(Self.metric) == [identifier])
    }

    @Test(
        "what the header has for itself steps in front of a name",
        arguments: [
            ("layout", "PRSLayout_"), ("traits", "PRSTraits_"), ("traits.default", "PRSTraitsDefault_"),
            ("button.preset", "PRSButtonPreset_"), ("direction", "PRSDirection_"),
            ("direction.rtl", "PRSDirectionRtl_"),
            ("collection.standard", "PRSCollectionStandard_"), ("frames.kind.title-top", "PRSFramesKindTitleTop_"),
            ("size.compact", "PRSSizeCompact_"), ("size.big", "PRSSizeBig"),
        ])
    func support(name: String, identifier: String) throws {
        var sample = ObjectiveCSample()
        sample.addTrait("size", ["regular", "compact"])
        try sample.addMetric(name)
        #expect(try sample.declared(Self.metric) == [identifier])
    }

    @Test("a trait steps aside as well, and a name for the trait")
    func traits() throws {
        var sample = ObjectiveCSample()
        sample.addTrait("layout", ["wide", "2nd"])
        sample.addTrait("class", ["default", "struct"])
        try sample.addMetric("layout")
        try sample.addPreset("class")
        let header = try sample.files().header
        for line in [
            "typedef NS_ENUM(NSInteger, PRSLayout_) {\n    PRSLayout_Wide,\n    PRSLayout_2nd,\n};",
            "typedef NS_ENUM(NSInteger, PRSClass) {\n    PRSClassDefault,\n    PRSClassStruct,\n};",
            "    PRSDirection direction;\n    PRSLayout_ layout;\n    PRSClass class_;\n} PRSTraits;",
            "const CGFloat PRSLayout__;", "const PRSButtonPreset PRSClass_;", "PRSCollectionDirectionRtlLayout2nd,",
        ] { #expect(header.contains(line), "\(line)") }
    }

    @Test("every name that becomes the same is told, across groups")
    func collisions() throws {
        var sample = ObjectiveCSample()
        for name in ["tab.home", "tab-home", "tabHome", "size.x", "a.b.c", "a.bC"] { try sample.addMetric(name) }
        let error = #expect(throws: IdentifierError.self) { try sample.files() }
        #expect(error?.collisions.map(\.identifier) == ["PRSABC", "PRSTabHome"])
        #expect(error?.collisions.map(\.origins) == [["a.b.c", "a.bC"], ["tab-home", "tab.home", "tabHome"]])
    }

    @Test("who was there first keeps the identifier, and the others' do not depend on who else is there")
    func disambiguation() throws {
        var sample = ObjectiveCSample()
        try sample.addMetric("tab.home")
        try sample.addPreset("tab-home")
        let preset = "FOUNDATION_EXPORT const PRSButtonPreset "
        let suffixed = try sample.declared(preset, isDisambiguated: true)
        #expect(suffixed[0].wholeMatch(of: /PRSTabHome_[0-9a-f]{4}/) != nil)
        #expect(try sample.declared(Self.metric, isDisambiguated: true) == ["PRSTabHome"])
        try sample.addPreset("tabHome")
        #expect(try sample.declared(preset, isDisambiguated: true)[0] == suffixed[0])
        #expect(Set(try sample.declared(preset, isDisambiguated: true)).count == 2)
    }

    @Test("values of traits that become the same are told as well")
    func values() throws {
        var sample = ObjectiveCSample()
        sample.addTrait("size", ["class", "x"])
        sample.addTrait("size-class", ["y", "z"])
        let error = #expect(throws: IdentifierError.self) { try sample.files() }
        #expect(error?.collisions.map(\.origins) == [["size-class", "size=class"]])
        #expect(
            try sample.files(isDisambiguated: true).header.contains(/NS_ENUM\(NSInteger, PRSSizeClass_[0-9a-f]{4}\)/))
    }
}
