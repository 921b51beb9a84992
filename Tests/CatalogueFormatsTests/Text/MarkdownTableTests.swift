import CatalogueFormats
import Testing

struct MarkdownTableTests {
    @Test func aTableHasAlignmentsAndCode() {
        var table = MarkdownTable(columns: [.init("name", .name), .init("a|b"), .init("pt", .number)])
        table.append(["space.s", "x\ny", "-8"])
        table.append(["", "", ""])
        let text = #"""
            | name | a\|b | pt |
            | --- | --- | ---: |
            | `space.s` | x<br>y | -8 |
            |  |  |  |

            """#
        #expect(table.markdown == text)
    }

    // What GitHub makes of these was looked at with cmark-gfm 0.29.0.gfm.6 (tables, strikethrough, autolinks).
    @Test(arguments: [
        ("plain (text) {a} + b = -1 > 0!", "plain (text) {a} + b = -1 > 0!"), (#"a\|b"#, #"a\\\|b"#),
        ("`x`", #"\`x\`"#),
        ("<b>&amp;", "&lt;b>&amp;amp;"), ("*a* _b_ ~~c~~", #"\*a\* \_b\_ \~\~c\~\~"#), ("[a](b)", #"\[a\](b)"#),
        ("@user a@b.c", "@<!-- -->user a@<!-- -->b.c"), ("#12 # x#y GH-1", "#<!-- -->12 # x#y GH-<!-- -->1"),
        ("https://a.b", "https:<!-- -->//a.b"), ("WWW.a.b", "WWW<!-- -->.a.b"),
        (":tada: 10:30", ":<!-- -->tada:<!-- --> 10:30"),
        ("a\r\nb\rc\n", "a<br>b<br>c<br>"), ("a\tb\u{1B}\u{202E}", #"a\\tb\\u{1B}\\u{202E}"#),
        ("$a$", "<span>$</span>a<span>$</span>"),
        ("", ""),
    ])
    func textIsEscaped(text: String, markdown: String) {
        #expect(markdownText(text) == markdown)
    }

    @Test(arguments: [
        ("a.b", "`a.b`"), ("*<&_@user#1$", "`*<&_@user#1$`"), ("a`b", #"<code>a\`b</code>"#),
        ("a|b", #"<code>a\|b</code>"#),
        (#"a\|b"#, #"<code>a\\\|b</code>"#), (" a", "<code> a</code>"), ("a\nb", "<code>a<br>b</code>"),
        ("\u{1B}", #"<code>\\u{1B}</code>"#), ("", ""), ("```", #"<code>\`\`\`</code>"#),
    ])
    func codeHoldsEverything(text: String, markdown: String) {
        #expect(markdownCode(text) == markdown)
    }
}
