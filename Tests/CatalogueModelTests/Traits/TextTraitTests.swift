import ButtonLayout
import CatalogueModel
import Testing

@Suite("The traits that text depends on")
struct TextTraitTests {
    private func trait(_ name: String, _ values: String..., default defaultValue: String? = nil) -> CatalogueModel.Trait
    {
        CatalogueModel.Trait(
            id: FactID(9), stableID: .builtIn(.trait, named: name), name: name, values: values,
            defaultValue: defaultValue ?? values[0])
    }

    private func traits(locale: String) -> [CatalogueModel.Trait] {
        CatalogueModel.Trait.builtIn + [trait("locale", "en", "de", "ar", default: locale)]
    }

    @Test("content sizes need not be listed")
    func standardValues() throws {
        let standard = try #require(CatalogueModel.Trait.standardValues(of: "content-size"))
        #expect(standard.values.joined(separator: " ") == "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5")
        #expect(standard.defaultValue == "L")
        #expect(CatalogueModel.Trait.standardValues(of: "locale") == nil)
        #expect(CatalogueModel.Trait.standardValues(of: "size") == nil)
    }

    @Test(
        "what is none of their values is refused, with what would be one",
        arguments: [
            ("content-size", "XL", nil), ("content-size", "large", "XS, S, M, L"), ("content-size", "xl", "'xl'"),
            ("locale", "pt-BR", nil), ("locale", "zh-Hant-TW", nil), ("locale", "pt_BR", "pt-BR or zh-Hans"),
            ("locale", "PT", "'PT' is no locale"), ("locale", "Base", "'Base' is no locale"), ("size", "Base", nil),
        ])
    func refusals(name: String, value: String, said: String?) {
        let refusal = CatalogueModel.Trait.refusal(of: value, for: name)
        #expect((refusal == nil) == (said == nil))
        if let said { #expect(refusal?.contains(said) == true) }
    }

    @Test("a locale takes what it has not from the one that is less special")
    func fallbacks() {
        let locale = trait("locale", "en")
        #expect(locale.fallbacks(of: "pt-BR") == ["pt-BR", "pt"])
        #expect(locale.fallbacks(of: "zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "zh"])
        #expect(locale.fallbacks(of: "de") == ["de"])
        #expect(trait("size", "a-b").fallbacks(of: "a-b") == ["a-b"])
    }

    @Test("the direction follows the locale, unless it is named")
    func direction() {
        func direction(_ values: [String: String], locale: String = "en") -> String? {
            TraitCollection(id: FactID(8), stableID: .builtIn(.collection, named: ""), values: values)
                .resolved(traits(locale: locale))["direction"]
        }
        #expect(direction([:]) == "ltr")
        #expect(direction(["locale": "ar"]) == "rtl")
        #expect(direction(["locale": "ar", "direction": "ltr"]) == "ltr")
        #expect(direction(["locale": "de", "direction": "rtl"]) == "rtl")
        #expect(direction([:], locale: "ar") == "rtl")
        #expect(direction(["locale": "en"], locale: "ar") == "ltr")
        #expect(TraitCollection.defaultCollection.resolved(CatalogueModel.Trait.builtIn)["direction"] == "ltr")
    }

    @Test(
        "what a collection has anyway it need not name",
        arguments: [
            (["locale": "ar", "direction": "rtl"], ["locale": "ar"]),
            (["locale": "ar", "direction": "ltr"], ["locale": "ar", "direction": "ltr"]),
            (["locale": "de", "direction": "rtl", "scale": "3"], ["locale": "de", "direction": "rtl"]),
            (["locale": "en", "direction": "ltr"], [:]), (["direction": "rtl"], ["direction": "rtl"]),
            (["unknown": "x"], ["unknown": "x"]),
        ])
    func withoutDefaults(values: [String: String], named: [String: String]) {
        #expect(traits(locale: "en").withoutDefaults(values) == named)
    }

    @Test("and where the default locale is written from the right, it is the other way round")
    func withoutOtherDefaults() {
        let traits = traits(locale: "ar")
        #expect(traits.withoutDefaults(["direction": "rtl"]) == [:])
        #expect(traits.withoutDefaults(["direction": "ltr"]) == ["direction": "ltr"])
        #expect(traits.withoutDefaults(["locale": "en", "direction": "ltr"]) == ["locale": "en"])
        #expect(traits.withoutDefaults(["locale": "en", "direction": "rtl"]) == ["locale": "en", "direction": "rtl"])
    }
}
