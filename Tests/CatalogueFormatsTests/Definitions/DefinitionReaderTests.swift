import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Testing

/// Tables as they come back from spreadsheets and their users.
@Suite struct DefinitionReaderTests {
    private func preset(_ text: String) throws -> PresetChange<Name> {
        let presets = try DefinitionReader.read(text).table.presets
        try #require(presets.count == 1)
        return presets[0].change[0].change
    }

    private func spacing(_ text: String) throws -> Double? {
        guard case .number(let value)? = try preset(text).numbers[.spacing]?.value else { return nil }
        return value
    }

    // MARK: Columns

    @Test func columnsAreFoundByTheirTitlesInAnyOrder() throws {
        let file = try DefinitionReader.read(
            " Title , notes,IMAGE.HEIGHT,name,,image.width,Value FOR size=Compact,kind\nHome,x,24,a,,20,,preset\n,,,b,,,4,metric"
        )
        #expect(file.unknownColumns == ["notes"])
        let (preset, metric) = (file.table.presets[0], file.table.metrics[0])
        #expect((preset.place, preset.name.text, metric.place, metric.name.text) == ("t.csv:2", "a", "t.csv:3", "b"))
        #expect(preset.preset.normal.image == .size(width: .number(20), height: .number(24)))
        #expect(preset.preset.normal.titleText == .literal("Home"))
        let condition = TraitCondition(trait: "size", value: "Compact")
        #expect(metric.change.overrides == [condition: .value(WrittenValue(text: "4", number: "4"))])
        #expect(metric.change.value == nil)
    }

    @Test func aColumnWithoutATitleCountsWhereItIsFilled() throws {
        #expect(
            try DefinitionReader.read("name,,spacing,\na,,8,").unknownColumns == [])
        #expect(
            try DefinitionReader.read("name,,spacing,\na,,8,x").unknownColumns == ["column 4, which has no title"])
    }

    @Test func whatHasNoColumnStaysAndAnEmptyCellUnsets() throws {
        var change = PresetChange<Name>()
        change.states = [.normal]
        change.numbers[.spacing] = .reset
        change.horizontal = .center
        change.image = .reset
        change.words[.tintColor] = .reset
        #expect(
            try preset("name,kind,spacing,horizontal,image.width,image.height,tint-color\na,preset,, ,,,") == change)
        let fact = try DefinitionReader.read("name,kind,description,deprecated,use\na,metric,,,").table.metrics[0]
        #expect((fact.description, fact.isDeprecated, fact.replacement) == (.reset, false, .reset))
        let bare = try DefinitionReader.read("name,kind\na,metric").table.metrics[0]
        #expect((bare.description, bare.isDeprecated, bare.replacement) == (nil, nil, nil))
        // Who names a replacement deprecates.
        #expect(try DefinitionReader.read("name,kind,use\na,metric,b").table.metrics[0].isDeprecated == true)
    }

    @Test func theKindFollowsFromWhatIsFilled() throws {
        let table = try DefinitionReader.read("name,state,value,spacing,description\na,,8,,\nb,,,8,\nc,selected,,,")
        #expect(table.table.metrics.map(\.name.text) == ["a"])
        #expect(table.table.presets.map(\.name.text) == ["b", "c"])
        #expect(try DefinitionReader.read("name,spacing\na,").table.presets.count == 1)
        #expect(try DefinitionReader.read("name,value\na,1").table.metrics.count == 1)
        #expect(DefinitionReader.problems("name,description\na,x") == ["2:1: kind: metric or preset?"])
    }

    @Test func theRowsOfAPresetAreOneFact() throws {
        let id = "00000000-0000-4000-8000-000000000001"
        let table = try DefinitionReader.read(
            "name,state,style,image.width,image.height,id\na,selected+highlighted,,none,,\na,,system,8,8,\(id)\n"
        ).table
        #expect(table.presets.count == 1)
        #expect(table.presets[0].id == StableID(id))
        #expect(table.presets[0].change.map(\.place) == ["t.csv:2", "t.csv:3"])
        #expect(table.presets[0].preset.states[[.selected, .highlighted]]?.image == ItemSize.none)
    }

    // MARK: Spreadsheets

    @Test(arguments: [
        "name,spacing\na,8.5", "name;spacing\na;8,5", "name\tspacing\na\t8,5", "\u{FEFF}name;spacing\r\na;8.5\r\n",
        "sep=;\r\nname;spacing\r\na;8,5\r\n", "sep=,\nname,spacing\na,8.5",
        "SEP=;\r\n;;\r\nname;spacing\r\n;\r\na;8,5;;\r\n",
        "\"name\";\"spacing\"\n\"a\";\" 8,5 \"", "spacing;name\n8,500;a", "name\tspacing\na\t8,50\n",
        "name;spacing\ra;8,5\r",
    ])
    func numbersAreReadAsTheyWereWritten(text: String) throws {
        #expect(try spacing(text) == 8.5)
    }

    @Test(arguments: [("name;spacing\na;-8,5", -8.5), ("name\tspacing\na\t0,125", 0.125), ("name;spacing\na;'-1", -1)])
    func signsAndFractions(text: String, value: Double) throws {
        #expect(try spacing(text) == value)
    }

    @Test(arguments: [
        (
            "name,spacing\na,\"1,5\"",
            "2:3: spacing: '1,5' has a comma, which is a decimal sign only in a file separated by semicolons or tabs; write 1.5"
        ),
        ("name\tspacing\na\t1,500", "2:3: spacing: '1,500' could be 1500 as well as 1.500: write it without a comma"),
        ("name;spacing\na;1.234,5", "2:3: spacing: unexpected ',' at character 6 of '1.234,5'"),
        ("name;spacing\na;{b} * 1,5", "2:3: spacing: unexpected ',' at character 8 of '{b} * 1,5'"),
        // Without quotes it is another cell.
        (
            "name,spacing\na,1,5",
            "2:5: the row has more cells than the header; a comma in a cell needs quotes around the cell"
        ),
    ])
    func doubtfulNumbersAreRefused(text: String, problem: String) {
        #expect(DefinitionReader.problems(text) == [problem])
    }

    @Test func argumentsAndTextsKeepTheirCommas() throws {
        let table = try DefinitionReader.read(
            "name;kind;type;value;spacing\na;preset;;;max(1,5)\nb;metric;string;8,5;\nc;metric;;8,5;"
        ).table
        #expect(
            table.presets[0].preset.numbers[.spacing] == .call(.max, [.number(1), .number(5)]))
        #expect(table.metrics.map { $0.change.value?.text } == ["8,5", "8,5"])
        #expect(table.metrics.map { $0.change.value?.number } == ["8.5", "8.5"])
    }

    @Test func wordsOfSpreadsheetsAreUnderstood() throws {
        let change = try preset(
            "name,Kind,adjusts-image-when-disabled,horizontal,style\na,PRESET,TRUE,Leading,Exact/Top")
        #expect(change.words[.adjustsImageWhenDisabled] == .value("true"))
        #expect(change.horizontal == .leading)
        #expect(change.style == .exact(.top))
        for (answer, isDeprecated) in [("yes", true), ("TRUE", true), ("1", true), ("no", false), ("", false)] {
            let table = try DefinitionReader.read("name,value,deprecated\na,1,\(answer)").table
            #expect(table.metrics[0].isDeprecated == isDeprecated)
        }
    }

    @Test func theEmptyTextIsATextOfItsOwn() throws {
        let change = try preset("name,style,title,image-name\na,system,\"\"\"\"\"\",\"\"\"\"\"\"\"\"")
        #expect(change.titleText == .value(.literal("")))
        #expect(change.stateWords[.imageName] == .value("\""))
    }

    @Test(arguments: [
        ("name,value", "-", true), ("sep=;\nNAME;x", "-", true), ("\n\u{FEFF}name", "-", false), ("", "x.csv", true),
        ("name,value", "x.json", false), ("{\"name\":1}", "-", false), ("a,b", "-", false), ("", "-", false),
        ("[name,\n]", "X.TSV", true), ("\u{1}\u{2}", "-", false), ("\"name", "-", false),
    ])
    func tablesAreRecognized(text: String, file: String, isTable: Bool) {
        #expect(DefinitionReader.recognizes(Array(text.utf8), file: file) == isTable)
    }
}
