import ButtonLayout
import CatalogueModel
import Testing

@Suite("Locale identifiers")
struct LocaleIdentifierTests {
    @Test(
        "have one spelling",
        arguments: [
            ("en", "en"), ("DE", "de"), ("pt_br", "pt-BR"), ("PT-br", "pt-BR"), ("zh-hans", "zh-Hans"),
            ("ZH_HANT_tw", "zh-Hant-TW"), ("es-419", "es-419"), ("fil", "fil"), ("ca-es-VALENCIA", "ca-ES-valencia"),
            ("de-1996", "de-1996"), ("zh-yue-hk", "zh-yue-HK"), ("en_US_POSIX", "en-US-posix"),
            ("ar-U-Nu-LATN", "ar-u-nu-latn"), ("en-x-A-Klingon", "en-x-a-klingon"),
            ("sl-Latn-IT-rozaj-u-co-phonebk-x-1", "sl-Latn-IT-rozaj-u-co-phonebk-x-1"),
        ])
    func spelling(text: String, usual: String) {
        #expect(LocaleIdentifier(text)?.text == usual)
        #expect(LocaleIdentifier.normalized(text) == usual)
    }

    @Test("know their parts")
    func parts() throws {
        let locale = try #require(LocaleIdentifier("zh_hant_tw"))
        #expect([locale.language, locale.script, locale.region] == ["zh", "Hant", "TW"])
        let plain = try #require(LocaleIdentifier("es-419"))
        #expect([plain.language, plain.script, plain.region] == ["es", nil, "419"])
        // After a region no script can stand, and "Latn" is too short for a variant.
        #expect(LocaleIdentifier("zh-TW-Latn") == nil)
    }

    @Test(
        "refuse what is no language tag",
        arguments: [
            "", "-", "e", "Base", "English", "en-", "-en", "en--US", "en US", "en.US", "dé", "e1", "en-U", "en-u",
            "en-x",
            "en-u-a", "en-12", "en-abc-def-ghi-jkl", "en-verylongone", "x-private", "i-klingon", "419", "en\u{0}",
            "de-Latn-Latn",
        ])
    func refusal(text: String) {
        #expect(LocaleIdentifier(text) == nil)
        #expect(LocaleIdentifier.normalized(text) == text)
    }

    @Test(
        "fall back to what is less special",
        arguments: [
            ("zh-Hant-TW", "zh-Hant-TW zh-Hant zh"), ("pt_BR", "pt-BR pt"), ("de", "de"),
            ("ca-ES-valencia", "ca-ES-valencia ca-ES ca"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn ar-EG-u-nu ar-EG ar"),
            ("en-a-bb-x-c", "en-a-bb-x-c en-a-bb en"),
        ])
    func fallback(text: String, chain: String) {
        #expect(LocaleIdentifier(text)?.fallbackChain.map(\.text).joined(separator: " ") == chain)
    }

    @Test(
        "run from the right",
        arguments: [
            "ar", "ar-EG", "he", "iw", "fa", "ur-PK", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "ks", "ku-Arab",
            "az-Arab",
            "pa-Arab-PK", "pa-PK", "ks-Arab", "en-Hebr", "syr-Syrc", "ff-Adlm", "rhg-Rohg", "nqo", "uz-AF", "ur-Aran",
        ])
    func rightToLeft(text: String) {
        #expect(LocaleIdentifier(text)?.direction == .rightToLeft)
    }

    @Test(
        "run from the left",
        arguments: [
            "en", "de-CH", "zh-Hans", "ja", "ku", "az", "pa", "pa-IN", "ar-Latn", "fa-Cyrl-TJ", "ks-Deva", "xx",
        ])
    func leftToRight(text: String) {
        #expect(LocaleIdentifier(text)?.direction == .leftToRight)
    }
}
