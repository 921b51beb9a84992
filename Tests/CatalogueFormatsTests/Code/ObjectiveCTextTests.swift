import Testing

@testable import CatalogueFormats

@Suite("Texts in Objective-C")
struct ObjectiveCTextTests {
    @Test(
        "a literal means the text in C, whatever follows an escape",
        arguments: [
            ("tab.home", #""tab.home""#), (#"a"b\"#, #""a\"b\\""#), ("größe 🚀", #""größe 🚀""#),
            ("what??/", #""what?\?/""#), ("????", #""?\?\?\?""#), ("a\u{1}2", #""a\0012""#), ("\u{7F}f", #""\177f""#),
            ("a\u{202E}b", #""a\342\200\256b""#), ("\u{85}1", #""\302\2051""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
            ("\u{0}0", #""\0000""#),
        ])
    func literals(text: String, literal: String) {
        #expect(ObjectiveCText.literal(text) == literal)
    }

    @Test("a message is one line, and has no numbers of characters, which attributes do not take")
    func messages() {
        #expect(ObjectiveCText.message("a\nb \u{1B}[31m \"c\" ??/") == #""a b \\u{1B}[31m \"c\" ?\?/""#)
    }

    @Test(
        "a comment is text, and ends where it ends",
        arguments: [
            (#"a \param b"#, #"a \\param b"#), ("@param <b> & c", #"\@param \<b\> \& c"#), (#"C:\"#, #"C:\\."#),
            (#"C:\  "#, #"C:\\  ."#), ("what??/", "what??/."), ("what??/ ", "what??/ ."), ("what?/", "what?/"),
            ("*/ x", "*/ x"),
        ])
    func comments(text: String, line: String) {
        #expect(ObjectiveCText.documentation([text]) == [line])
    }
}
