import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("Export for Android")
struct AndroidExportTests {
    private func files(_ sample: PlatformSample, isDisambiguated: Bool = false) throws -> [ExportedFile] {
        try AndroidExport(sample.catalogue, CodeOptions(isDisambiguated: isDisambiguated), isInFolders: true).files
    }

    private func text(_ sample: PlatformSample) throws -> String {
        try AndroidExport(sample.catalogue, CodeOptions(), isInFolders: false).text
    }

    @Test("numbers are dimensions: in folders by locale and direction, under names of their own by other traits")
    func folders() throws {
        var sample = PlatformSample(
            [("size", ["regular", "compact"]), ("locale", ["en", "de"])],
            keeping: [["size": "compact"], ["locale": "de"]])
        try sample.add("space.s") { $0["size"] == "compact" ? 6 : $0["locale"] == "de" ? 7 : 8 }
        try sample.add("ratio", .number) { $0["direction"] == "rtl" ? 2 : 1.5 }
        try sample.addPreset("tab.home", states: [.normal, .selected])
        let files = try files(sample)
        #expect(
            files.map(\.path) == ["values", "values-de", "values-ldrtl"].map { $0 + "/presets_dimens.xml" })
        let lines = files[0].text.split(separator: "\n").map(String.init)
        #expect(lines[0] == #"<?xml version="1.0" encoding="utf-8"?>"#)
        #expect(lines[1] == "<!-- Button presets, made by 'presets export android': edits are lost. -->")
        #expect(lines[2].hasPrefix("<!-- Content: ") && lines[2].hasSuffix(" -->"))
        #expect(lines.contains(#"    <item name="ratio" format="float" type="dimen">1.5</item>"#))
        #expect(lines.contains(#"    <dimen name="space_s">8dp</dimen>"#))
        #expect(lines.contains(#"    <dimen name="space_s_size_compact">6dp</dimen>"#))
        #expect(lines.contains(#"    <dimen name="tab_home_button_width">200dp</dimen>"#))
        #expect(lines.contains(#"    <dimen name="tab_home_selected_content_edge_insets_left">0dp</dimen>"#))
        #expect(
            files[1].text.hasSuffix("<resources>\n    <dimen name=\"space_s\">7dp</dimen>\n</resources>\n"))
        #expect(
            files[2].text.hasSuffix(
                "<resources>\n    <item name=\"ratio\" format=\"float\" type=\"dimen\">2</item>\n</resources>\n"))
    }

    @Test("in one file everything is a suffix, the direction last")
    func oneFile() throws {
        var sample = PlatformSample(
            [("size", ["regular", "compact"]), ("locale", ["en", "pt-BR"])],
            keeping: [["size": "compact", "locale": "pt-BR"]])
        try sample.add("m") { collection in
            Double(["regular", "compact"].firstIndex(of: collection["size"]) ?? 0)
                + (collection["direction"] == "rtl" ? 4 : 0)
        }
        let lines = try text(sample).split(separator: "\n").filter { $0.contains("<dimen") }
        #expect(
            lines == [
                #"    <dimen name="m">0dp</dimen>"#, #"    <dimen name="m_direction_rtl">4dp</dimen>"#,
                #"    <dimen name="m_size_compact_locale_pt_br">1dp</dimen>"#,
                #"    <dimen name="m_size_compact_locale_pt_br_direction_rtl">5dp</dimen>"#,
            ])
    }

    @Test("a device finds each collection's numbers", arguments: 0..<60, [true, false])
    func devices(seed: Int, isInFolders: Bool) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sample = try PlatformSample.random(&generator)
        let export = try AndroidExport(sample.catalogue, CodeOptions(), isInFolders: isInFolders)
        let device = try AndroidDevice(export.files.map { ($0.path, $0.text) })
        #expect(isInFolders || export.files.map(\.path) == ["values/presets_dimens.xml"])
        for (index, collection) in sample.collections.enumerated() {
            let told = ["size", "scale", "locale", "direction"].filter { trait in
                guard collection[trait] != sample.collections[0][trait] else { return false }
                // No folder can have a variant.
                return !isInFolders || !["locale", "direction"].contains(trait) || collection[trait] == "de-1996"
            }.map { trait in
                "_\(trait)_\((collection[trait] ?? "").lowercased().replacing("-", with: "_"))"
            }
            for (key, number) in sample.numbers(in: index) {
                let words = [key[0]] + key.dropFirst().flatMap(lowerWords)
                // The name with the longest part of the suffix that there is.
                let names = (0...told.count).reversed().map { count in
                    words.joined(separator: "_") + told.prefix(count).joined()
                }
                for isLenient in [true, false] {
                    let found = names.lazy.compactMap { name in
                        device.value(
                            name, locale: collection["locale"], direction: collection["direction"] ?? "",
                            isLenient: isLenient)
                    }.first
                    #expect(found == (number ?? 0).shortestText, "\(names[0]) in \(collection)")
                }
            }
        }
    }

    @Test(
        "names are what R.java can hold",
        arguments: [
            ("space.s", "space_s"), ("iconLeft", "iconleft"), ("default", "default_"), ("2xl", "n_2xl"),
            ("1_5x", "n_1_5x"), ("größe", "gruf6udfe"), ("按钮", "u6309u94ae"), ("🚀", "u1f680"), (#"say"hi""#, "say_hi"),
            ("/etc/x", "etc_x"), ("CON", "con"), (#"back\slash"#, "back_slash"), ("<b>&amp;", "b_amp"), ("_", "u5f"),
            ("İ", "iu307"), ("٣", "u663"), ("class.x", "class_x"), ("true", "true_"),
        ])
    func names(name: String, identifier: String) throws {
        let own = AndroidIdentifier.finished(AndroidIdentifier.base(try Name(name)))
        #expect(own == identifier)
        #expect(own.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil)
    }

    @Test(
        "locales are qualifiers where Android has them",
        arguments: [
            ("de", "de"), ("pt-BR", "pt-rBR"), ("zh-Hant", "b+zh+Hant"), ("zh-Hant-TW", "b+zh+Hant+TW"),
            ("es-419", "b+es+419"), ("fil", "fil"), ("he", "iw"), ("id-ID", "in-rID"), ("yi-Hebr", "b+ji+Hebr"),
            ("car", "b+car"), ("de-1996", nil), ("en-u-nu-latn", nil), ("zh-yue", nil),
        ])
    func qualifiers(locale: String, qualifier: String?) {
        #expect(AndroidLocale(locale)?.qualifier == qualifier)
    }

    @Test("a device in another part of a language finds no number of a part that is not its own")
    func partsOfLanguages() throws {
        var sample = PlatformSample(
            [("locale", ["en", "pt", "pt-BR"])], keeping: [["locale": "pt"], ["locale": "pt-BR"]])
        try sample.add("m") { $0["locale"] == "pt-BR" ? 2 : 1 }
        let files = try files(sample)
        #expect(files.map(\.path).contains("values-pt/presets_dimens.xml"))
        let device = try AndroidDevice(files.map { ($0.path, $0.text) })
        for (locale, value) in [("pt-BR", "2"), ("pt", "1"), ("pt-PT", "1"), ("de", "1")] {
            #expect(device.value("m", locale: locale, direction: "ltr", isLenient: true) == value, "\(locale)")
        }
    }

    @Test("a name with a suffix is not left out where the shorter one is another number's in a part of the language")
    func suffixInPartOfLanguage() throws {
        var sample = PlatformSample(
            [("size", ["regular", "compact"]), ("locale", ["en", "pt", "pt-BR"])],
            keeping: [["locale": "pt"], ["size": "compact", "locale": "pt-BR"]])
        try sample.add("m") { $0["locale"] == "pt" ? 2 : 1 }
        let device = try AndroidDevice(files(sample).map { ($0.path, $0.text) })
        #expect(device.value("m", locale: "pt-BR", direction: "ltr", isLenient: false) == "2")
        #expect(device.value("m_size_compact", locale: "pt-BR", direction: "ltr", isLenient: false) == "1")
    }

    @Test("two locales that Android takes for one share no folder")
    func oneFolder() throws {
        var sample = PlatformSample([("locale", ["en", "he", "iw"])], keeping: [["locale": "he"], ["locale": "iw"]])
        try sample.add("m") { $0["locale"] == "iw" ? 2 : $0["locale"] == "he" ? 3 : 1 }
        let files = try files(sample)
        #expect(files.first { $0.path.hasPrefix("values-iw/") }?.text.contains(#""m">3dp"#) == true)
        #expect(files[0].text.contains(#""m_locale_iw">2dp"#))
    }

    @Test("where the default is from right to left, the mirror image is from left to right")
    func rightToLeftDefault() throws {
        var sample = PlatformSample([("locale", ["ar", "en"])])
        try sample.add("m") { $0["direction"] == "rtl" ? 1 : 2 }
        let files = try files(sample)
        #expect(files.map(\.path) == ["values/presets_dimens.xml", "values-ldltr/presets_dimens.xml"])
        #expect(files[0].text.contains(">1dp<") && files[1].text.contains(">2dp<"))
    }

    @Test("descriptions are in comments that are XML")
    func comments() throws {
        var sample = PlatformSample()
        let description = "--> </resources> -- --- ]]> <b>&amp; \u{1B}\u{FFFE}\nends with -"
        try sample.add("m", describe: description) { _ in 1 }
        let text = try text(sample)
        for comment in text.matches(of: /(?s)<!--(.*?)-->/) {
            #expect(!comment.output.1.contains("--") && !comment.output.1.hasSuffix("-"))
        }
        #expect(text.contains(#"\\u{1B}\\u{FFFE}"#))
        #expect(try AndroidDevice([("values/x", text)]).folders[0].values == ["m": "1"])
    }

    @Test("a comment can be copied into R.java, where it annotates nothing")
    func commentsInJava() throws {
        var sample = PlatformSample()
        try sample.add("m", describe: #"a */ int evil; /* C:\users \\u @SystemApi {@link x} @ \*/"#) { _ in 1 }
        let text = try text(sample)
        #expect(text.contains(#"a *\/ int evil; /* C:\\users \\\\u @ SystemApi {@ link x} @ \\*\/"#))
    }

    @Test("a name that a layout's number or a suffix makes is a collision, too")
    func collisions() throws {
        var sample = PlatformSample([("size", ["regular", "compact"])], keeping: [["size": "compact"]])
        try sample.add("tab-home-button-width") { _ in 1 }
        try sample.add("space.s") { $0["size"] == "compact" ? 6 : 8 }
        try sample.add("space-s-size-compact") { _ in 1 }
        try sample.add("Größe") { _ in 1 }
        try sample.add("größe") { _ in 1 }
        try sample.addPreset("tab.home")
        let error = #expect(throws: IdentifierError.self) { try files(sample) }
        #expect(
            error?.collisions.map(\.origins) == [
                ["Größe", "größe"], ["space-s-size-compact", "space.s with size=compact"],
                ["tab-home-button-width", "tab.home.button.width"],
            ])
        let told = try files(sample, isDisambiguated: true)
        let values = try AndroidDevice(told.map { ($0.path, $0.text) }).folders[0].values
        #expect(values["tab_home_button_width"] == "1")
        #expect(values["tab_home_\(sha1Text("tab.home".utf8).prefix(4))_button_width"] == "200")
        #expect(values["space_s_size_compact"] == "6" && values["gruf6udfe"] == "1")
    }

    @Test("collections that get the same suffix are a collision")
    func suffixCollision() throws {
        var sample = PlatformSample([("a", ["x", "b-c", "b_c"])], keeping: [["a": "b-c"], ["a": "b_c"]])
        try sample.add("m") { $0["a"] == "x" ? 1 : 2 }
        #expect(throws: IdentifierError.self) { try files(sample) }
        #expect(throws: Never.self) { try files(sample, isDisambiguated: true) }
    }
}
