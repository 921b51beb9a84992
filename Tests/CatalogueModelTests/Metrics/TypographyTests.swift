import CatalogueModel
import TestSupport
import Testing

@Suite("Typographies as people write them")
struct TypographyTests {
    private func read(_ text: String) throws -> Typography<Name> { try Typography(parsing: text) }

    @Test("a size and a family are enough", arguments: ["17 Roboto", " 17  Roboto "])
    func plain(text: String) throws {
        let typography = try read(text)
        #expect(typography == Typography(family: .literal("Roboto"), size: .points(.number(17))))
        #expect(typography.text(naming: \.text) == "17 Roboto")
    }

    @Test("the first word is a weight when a size follows")
    func weights() throws {
        #expect(try read("600 17 Roboto").weight == .literal("600"))
        #expect(try read("semibold body").weight == .literal("semibold"))
        #expect(try read("{w} {s} {f}").weight == .reference(Name("w")))
        #expect(try read("bold {s}").weight == .literal("bold"))
        #expect(try read("{s} {f}") == Typography(family: .reference(Name("f")), size: .points(.reference(Name("s")))))
        #expect(try read("\"extra bold\" 17 A").weight == .literal("extra bold"))
    }

    @Test("without a family it is the system's font")
    func system() throws {
        #expect(try read("body") == Typography(family: .literal("system"), size: .textStyle(.body)))
        #expect(try read("body").text(naming: \.text) == "body")
    }

    @Test("what else it says stands behind semicolons")
    func details() throws {
        let typography = try read("17 Inter, Noto Sans; letterSpacing -0.5 ; lineHeight {h} * 2")
        #expect(typography.family == .literal("Inter, Noto Sans"))
        #expect(typography.letterSpacing == .number(-0.5))
        #expect(typography.text(naming: \.text) == "17 Inter, Noto Sans; letterSpacing -0.5; lineHeight {h} * 2")
        #expect(try typography.references == [Name("h")])
    }

    @Test(
        "what is written reads back",
        arguments: [
            "(({a} + 2) * 3) \"17 Up\"", "17 \"A;B\"", "17 \"say \"\"so\"\"\"", "{a b} {f}", "(min({a}, 2)) F",
            "9 \"\"",
            "\"\" 9", "12 \"{\"", "600 {s} system", "{s} system", "{w} {s} system", "\"body\" 9", "bold 9 body",
        ])
    func roundTrip(text: String) throws {
        let typography = try read(text)
        let written = typography.text(naming: \.text)
        #expect(try read(written) == typography, "\(written)")
    }

    // A fuzzer found it: the size alone was written, which is a reference.
    @Test("a size that is a metric is no reference to another typography")
    func sizeAlone() throws {
        let value = try MetricValue<Name>(parsing: "{s} system", as: .typography)
        let written = value.text(naming: \.text)
        #expect(written == "{s} system")
        #expect(try MetricValue(parsing: written, as: .typography) == value)
    }

    @Test("random ones read back", arguments: 0..<200 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func text() -> TextValue<Name> {
            let characters = Array("aB 7\"{}();.,éx")
            let count = Int.random(in: 0...6, using: &random)
            return TextValue(parsing: String((0..<count).compactMap { _ in characters.randomElement(using: &random) }))
        }
        var typography = Typography(family: text(), size: .points(.number(17)))
        if seed.isMultiple(of: 2) { typography.weight = text() }
        if seed.isMultiple(of: 3) { typography.size = .points(.reference(try Name("a b"))) }
        if seed.isMultiple(of: 5) { typography.size = .points(.negated(.reference(try Name("a")))) }
        let written = typography.text(naming: \.text)
        #expect(try read(written) == typography, "seed \(seed): \(written)")
    }

    @Test(
        "what is none says what is missing",
        arguments: ["", "Roboto", "semibold", "17 A; kerning 2", "17 A; lineHeight"])
    func refusals(text: String) {
        #expect(throws: ExpressionSyntaxError.self) { try read(text) }
    }

    @Test("a weight is a number or a name, however it is spelled")
    func fontWeights() {
        for text in ["600", "semibold", "semi-bold", "Semi Bold", "demi_bold"] {
            #expect(FontWeight(parsing: text) == .semibold)
        }
        for text in ["0", "1001", "fat", ""] { #expect(FontWeight(parsing: text) == nil) }
        #expect(FontWeight.semibold.description == "semi-bold")
        #expect(FontWeight(450)?.description == "450")
    }
}
