import CatalogueFormats
import Testing

struct SourcePositionTests {
    @Test(arguments: [
        ("", 0, "1:1"), ("ab", 1, "1:2"), ("ab", 99, "1:3"), ("ab", -1, "1:1"), ("a\nb", 2, "2:1"), ("a\nb", 1, "1:2"),
        ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"), ("a\n\r\n\nb", 5, "4:1"), ("é😀x", 6, "1:3"), ("e\u{301}x", 3, "1:3"),
        ("\u{FEFF}x", 3, "1:1"), ("\u{FEFF}x", 4, "1:2"), ("\u{FEFF}x", 0, "1:1"), ("a\n", 2, "2:1"),
    ])
    func linesAndColumnsAreCounted(text: String, offset: Int, position: String) {
        #expect(SourcePosition(offset: offset, in: Array(text.utf8)).description == position)
    }
}
