import CatalogueFormats
import Testing

struct TextTableTests {
    private func table(_ columns: [TableColumn], _ rows: [[String]]) -> TextTable {
        var table = TextTable(columns: columns)
        for row in rows { table.append(row) }
        return table
    }

    @Test func columnsAreAlignedByWidth() {
        let table = table(
            [.init("name", .name), .init("width", .number), .init("note")],
            [["a", "8", "x"], ["漢字😀", "-100.5", ""], ["e\u{301}", "", "y\u{1B}"]]
        )
        let text = """
            name     width  note
            a            8  x
            漢字😀  -100.5
            e\u{301}               y\\u{1B}

            """
        #expect(table.text() == text)
    }

    @Test func colorIsBoldAndOnlyOnDemand() {
        let table = table([.init("a"), .init("b")], [["1", "2"]])
        #expect(table.text(color: true) == "\u{1B}[1ma  b\u{1B}[0m\n1  2\n")
        #expect(!table.text().contains("\u{1B}"))
    }

    @Test func theWidestTextColumnIsCut() {
        let table = table(
            [.init("n", .number), .init("short"), .init("long")],
            [["12345", "0123456789", "0123456789012345678901234567890123456789"], ["1", "漢字", "漢字漢字漢字漢字漢字漢字"]]
        )
        let text = """
                n  short       long
            12345  0123456789  01234567890…
                1  漢字        漢字漢字漢…

            """
        #expect(table.text(maximumWidth: 31) == text)
        #expect(table.text(maximumWidth: 59) == table.text())
        #expect(table.text(maximumWidth: 58).contains("…"))
    }

    @Test func aTooNarrowTerminalKeepsNumbersAndEightColumns() {
        let table = table(
            [.init("n", .number), .init("t")], [["123456789012", String(repeating: "x", count: 1_000_000)]])
        #expect(table.text(maximumWidth: 1) == "           n  t\n123456789012  xxxxxxx…\n")
    }

    @Test func aTableWithoutRowsOrColumnsIsNoTrouble() {
        #expect(table([.init("a")], []).text(maximumWidth: 10) == "a\n")
        #expect(table([], []).text(maximumWidth: 10) == "\n")
    }
}
