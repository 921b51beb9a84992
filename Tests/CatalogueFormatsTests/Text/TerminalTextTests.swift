import CatalogueFormats
import Testing

struct TerminalTextTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("a\u{200D}b", 2), ("\u{FEFF}", 0),
        ("…", 1), ("→", 1), ("\u{1B}", 0), ("、", 2), ("กำ", 2), ("\u{3000}", 2), ("𠀀", 2), ("⌚", 2),
    ])
    func widthIsThatOfATerminal(text: String, width: Int) {
        #expect(displayWidth(text) == width)
    }

    @Test(arguments: [
        ("plain é漢😀 \\n", "plain é漢😀 \\n"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\tb\nc\rd\r\n", "a\\tb\\nc\\rd\\r\\n"),
        ("\u{0}\u{7F}\u{9B}\u{85}", "\\u{0}\\u{7F}\\u{9B}\\u{85}"), ("x\u{202E}y\u{2066}", "x\\u{202E}y\\u{2066}"),
        ("\u{2028}\u{2029}\u{200F}\u{61C}", "\\u{2028}\\u{2029}\\u{200F}\\u{61C}"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
    func whatCouldMoveTheCursorIsShown(text: String, escaped: String) {
        #expect(escapedForTerminal(text) == escaped)
    }
}
