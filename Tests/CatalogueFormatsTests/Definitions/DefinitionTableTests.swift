import CatalogueFormats
import CatalogueModel
import TestSupport
import Testing

/// The table that a designer opens in a spreadsheet.
@Suite struct DefinitionTableTests {
    private func records(_ document: CatalogueDocument) throws -> [[String]] {
        var reader = CSVReader(Array(document.definitionTable().utf8))
        var records: [[String]] = []
        while let fields = try reader.next() { records.append(fields) }
        return records
    }

    @Test func anEmptyCatalogueHasTheBasicColumns() {
        #expect(
            CatalogueDocument(catalogue: nil).definitionTable()
                == "kind,name,state,type,value,style,spacing,button.width,button.height,image.width,image.height,"
                + "title-size.width,title-size.height,title,description,id\r\n")
    }

    @Test func everyFactHasItsRows() throws {
        let records = try records(DefinitionSamples.document())
        #expect(records.map { $0[1] } == ["name", "copy.ok", "space.s", "tab.home", "tab.home", "tab.home"])
        #expect(records.map { $0[2] } == ["state", "", "", "normal", "selected", "selected+highlighted"])
        #expect(records[0].last == "id")
        #expect(Set(records.map(\.count)).count == 1)
        // What is said about the whole preset stands in the row of its normal state alone.
        let style = try #require(records[0].firstIndex(of: "style"))
        #expect(records.map { $0[style] } == ["style", "", "", "exact/top", "", ""])
        let value = try #require(records[0].firstIndex(of: "value for size=compact"))
        #expect(records.map { $0[value] } == ["value for size=compact", "", "-0.5", "", "", ""])
    }

    /// Numbers are numbers of the spreadsheet; what it could run is none of its formulas.
    @Test func cellsAreWrittenForASpreadsheet() throws {
        let text = try DefinitionSamples.document().definitionTable()
        #expect(text.contains("space.s,,dimension,8,-0.5,"))
        #expect(text.contains(",\"'-{space.s} * 2\","))
        #expect(text.contains(",\"'=red\","))
        #expect(text.contains(",none,none,{copy.ok},"))
        #expect(text.contains("\"a, \"\"b\"\"\""))
    }

    @Test func insetsComeTogether() throws {
        var document = CatalogueDocument(catalogue: nil)
        document.presets = [try DefinitionSamples.preset()]
        document.presets[0].value.numbers = [.contentInsetTop: .number(1)]
        let titles = try records(document)[0]
        #expect(titles.filter { $0.hasPrefix("content-insets.") }.count == 4)
        #expect(!titles.contains("title-insets.top"))
    }

    @Test func whatIsWrittenReadsBack() throws {
        let document = try DefinitionSamples.document()
        let file = try DefinitionReader.read(document.definitionTable())
        #expect(file.unknownColumns == [])
        try expectEqual(file.table, document, "sample")
    }

    /// Names and texts that nobody would think of.
    @Test func everyDocumentReadsBack() throws {
        let seed: UInt64 = 180
        var generator = SeededGenerator(seed: seed)
        for round in 0..<200 {
            let document = try generator.definitions()
            let file = try DefinitionReader.read(document.definitionTable())
            try expectEqual(file.table, document, "seed \(seed), round \(round)")
            #expect(file.unknownColumns == [])
        }
    }

    private func expectEqual(_ table: CatalogueTable, _ document: CatalogueDocument, _ comment: Comment) throws {
        #expect(table.metrics.count == document.metrics.count, comment)
        for (read, fact) in zip(table.metrics, document.metrics) {
            expectSame(read, fact, comment)
            let metric = fact.value
            #expect(read.change.type == metric.type, comment)
            #expect(try read.change.value?.value(metric.type) == metric.value, comment)
            let overrides = try read.change.overrides.compactMapValues { try $0.value?.value(metric.type) }
            #expect(overrides == metric.overrides, comment)
        }
        #expect(table.presets.count == document.presets.count, comment)
        for (read, fact) in zip(table.presets, document.presets) {
            expectSame(read, fact, comment)
            #expect(read.preset == fact.value, comment)
        }
    }

    private func expectSame<Change, Value>(
        _ read: TableFact<Change>, _ fact: NamedFact<Value>, _ comment: Comment
    ) {
        #expect(read.id == fact.id, comment)
        #expect(read.name == fact.name, comment)
        #expect(read.description?.value == fact.description, comment)
        #expect(read.isDeprecated ?? false == fact.isDeprecated, comment)
        #expect(read.replacement?.value == fact.replacement, comment)
    }
}

extension WrittenValue {
    fileprivate func value(_ type: MetricType) throws -> MetricValue<Name> {
        try MetricValue(parsing: type.unit == nil ? text : number, as: type)
    }
}
