import TestSupport
import Testing
@testable import TitleMeasuring

@Suite("Runs", .needsHarfBuzz)
struct RunTests {
    /// The runs of a text as `text/script/font`.
    private func runs(_ text: String, _ fonts: TestFont...) throws -> [String] {
        let line = LineText(text)
        return try Shaper(HarfBuzz.shared()).runs(of: line, in: fonts.map { try Font($0.bytes) }).map { run in
            var part = String.UnicodeScalarView()
            part.append(contentsOf: line.scalars[run.range].compactMap(Unicode.Scalar.init))
            return "\(String(part))/\(run.script)/\(run.font)"
        }
    }

    private let any = TestFont("a", advance: 500)

    @Test("one run for each script; what has none goes with what is before, or after it at the start")
    func scripts() throws {
        #expect(try runs("abc", any) == ["abc/Latn/0"])
        #expect(try runs("ab \u{5D0}\u{5D1} 12, cd", any) == ["ab /Latn/0", "\u{5D0}\u{5D1} 12, /Hebr/0", "cd/Latn/0"])
        #expect(try runs("«12» ж", any) == ["«12» ж/Cyrl/0"])
        #expect(try runs("12:34", any) == ["12:34/Zyyy/0"])
        #expect(try runs("設定を開く", any) == ["設定/Hani/0", "を/Hira/0", "開/Hani/0", "く/Hira/0"])
        #expect(try runs("キャンセル", any) == ["キャンセル/Kana/0"])
        #expect(try runs("a\u{E000}\u{301}\u{1F600}b", any) == ["a\u{E000}\u{301}\u{1F600}b/Latn/0"])
        #expect(try runs("", any) == [])
    }

    @Test("one run for each font, the first that has the character")
    func fonts() throws {
        let latin = TestFont("ab ", advance: 500)
        let arabic = TestFont("\u{627}\u{628}", advance: 500)
        let japanese = TestFont("設定a", advance: 1000)
        #expect(
            try runs("ab \u{628}\u{627} 設a", latin, arabic, japanese)
                == ["ab /Latn/0", "\u{628}\u{627}/Arab/1", " /Arab/0", "設/Hani/2", "a/Latn/0"])
    }

    @Test("what no font has whole goes to the one that lacks the least")
    func least() throws {
        let one = TestFont("x", advance: 500)
        let other = TestFont("e", advance: 500)
        #expect(try runs("e\u{301}ж", one, other) == ["e\u{301}/Latn/1", "ж/Cyrl/0"])
    }
}
