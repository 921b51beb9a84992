import TestSupport
import CatalogueFormats
import Testing

struct CSVReaderTests {
    private func read(_ text: String, separator: CSVSeparator? = nil) throws -> [[String]] {
        try read(Array(text.utf8), separator: separator)
    }

    private func read(_ bytes: [UInt8], separator: CSVSeparator? = nil) throws -> [[String]] {
        var reader = CSVReader(bytes, separator: separator)
        var records: [[String]] = []
        while let fields = try reader.next() { records.append(fields) }
        return records
    }

    @Test(arguments: [
        ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a\rb", [["a"], ["b"]]),
        ("\u{FEFF}a,\n", [["a", ""]]), ("\n\na\n\n", [["a"]]), ("", []), ("\"\"", [[""]]), (",", [["", ""]]),
        ("\"a\"\"b\",\"c\r\nd\"\n", [["a\"b", "c\r\nd"]]), ("5\" pipe,x", [["5\" pipe", "x"]]),
        ("a;b\n1,5;2", [["a", "b"], ["1,5", "2"]]),
        ("a\tb", [["a", "b"]]), ("\"a;b;c\",d", [["a;b;c", "d"]]), ("'=1,'a,-1", [["=1", "'a", "-1"]]),
    ])
    func recordsAreRead(text: String, records: [[String]]) throws {
        #expect(try read(text) == records)
    }

    @Test func aGivenSeparatorIsUsed() throws {
        #expect(try read("a;b,c", separator: .comma) == [["a;b", "c"]])
    }

    @Test(arguments: [
        ("a\n\"b\nc", "no end", 2, 2), ("a\r\n\"b\nc\"x\n", "after the quote", 3, 8),
    ])
    func errorsNameTheirLine(text: String, message: String, line: Int, offset: Int) {
        let error = #expect(throws: CSVParseError.self) { try read(text) }
        #expect(error?.message.contains(message) == true)
        #expect(error?.line == line)
        #expect(error?.offset == offset)
    }

    @Test func illFormedBytesAreRefused() {
        let error = #expect(throws: CSVParseError.self) { try read([0x61, 0x0A, 0x22, 0x0A, 0x62, 0xFF, 0x22]) }
        #expect(error?.description == "line 3: the text is not UTF-8 here")
        #expect(error?.offset == 5)
    }

    @Test func linesAreThoseOfTheRecords() throws {
        var reader = CSVReader(Array("a\r\n\n\"b\nc\"\nd".utf8))
        var lines = [reader.line]
        while try reader.next() != nil { lines.append(reader.line) }
        #expect(lines == [0, 1, 3, 5])
    }

    @Test func everyTextReadsBack() throws {
        let seed: UInt64 = 4_180
        var generator = SeededGenerator(seed: seed)
        let records = (0..<2_000).map { _ in
            (0..<Int.random(in: 1...4, using: &generator)).map { _ in generator.text() }
        }
        let text = CSVWriter.text(records.map { $0.map(CSVField.text) })
        let bytes = Array(text.utf8)
        let result = try read(bytes, separator: .comma)
        #expect(result.count == records.count, "seed \(seed)")
        for (read, written) in zip(result, records)
        where !read.elementsEqual(written, by: { $0.utf8.elementsEqual($1.utf8) }) {
            Issue.record("seed \(seed): wrote \(written), read \(read)")
        }
        // Each record as a file of its own, its separator guessed.
        for record in records {
            let read = try read(CSVWriter.line(record.map(CSVField.text)))
            #expect(read.count == 1 && read[0].elementsEqual(record) { $0.utf8.elementsEqual($1.utf8) }, "seed \(seed)")
        }
    }
}
