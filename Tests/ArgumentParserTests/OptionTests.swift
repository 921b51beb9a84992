import ArgumentParser
import Testing

struct OptionTests {
    @Test func takesTheNextWordOrTheOneAfterTheEqualsSign() throws {
        #expect(try add("--spacing", "4").spacing == 4)
        #expect(try add("--spacing=4").spacing == 4)
        #expect(try add("--content-insets=a=b").insets == "a=b")
        #expect(try add("--content-insets=").insets == "")
        #expect(try add("-i", "1x2").image == Size(width: 1, height: 2))
        #expect(try add("-i=1x2").image == Size(width: 1, height: 2))
    }

    @Test func defaultsHoldWhereNothingIsGiven() throws {
        let command = try add()
        #expect(command.spacing == 8)
        #expect(command.insets == nil)
        #expect(command.image == nil)
        #expect(command.states == [])
        #expect(command.options.color == nil)
    }

    @Test func theLastOfSeveralValuesWins() throws {
        #expect(try add("--spacing", "4", "--spacing", "5").spacing == 5)
    }

    @Test func arraysKeepTheOrder() throws {
        #expect(try add("--state", "b", "-v", "--state=a").states == ["b", "a"])
    }

    @Test(arguments: ["-4", "-4,0,0,0", "-.5", "-4.5x2", "-"]) func negativeNumbersAreValues(_ text: String) throws {
        #expect(try add("--content-insets", text).insets == text)
    }

    @Test(arguments: ["--verbose", "-x", "--", "-½"]) func onlyUnconditionalTakesWhatLooksLikeAnOption(
        _ text: String
    ) throws {
        #expect(try add("--title", text).title == text)
        #expect(throws: (any Error).self) { try add("--content-insets", text) }
        #expect(try add("--content-insets=" + text).insets == text)
    }

    @Test func optionsStandBeforeAndAfterArguments() throws {
        let first = try Add.parse(["--style", "exact", "-n", "tab.home", "--spacing", "1"])
        #expect(first.name == "tab.home")
        #expect(first.style == .exact)
        #expect(first.dryRun)
        #expect(first.spacing == 1)
    }

    @Test func enumsAreReadByRawValue() throws {
        #expect(try add("--style", "image-title/top").style == .top)
    }

    struct Every: ParsableArguments {
        @Option var required: Int
        @Option var optional: Int? = nil
        @Option var toggle = true
        @Option var many: [Double]
        @Option(parsing: .unconditionalSingleValue) var wild: [String] = ["x"]
        @Option(transform: { $0.count }) var length: Int
        @Option(transform: { $0.count }) var lengths: [Int]
        @Option(transform: Size.reading) var size = Size(width: 1, height: 1)
        @Option(transform: Size.reading) var sizes: [Size] = []
        @Option(transform: Size.reading) var maybe: Size? = nil
        var plain = 7
        var note: String?
    }

    @Test func everyKindParses() throws {
        let every = try Every.parse([
            "--required", "-1", "--many", "1", "--many", "2.5", "--length", "abc", "--lengths", "ab", "--toggle",
            "false",
            "--wild", "--many", "--size", "2x3", "--sizes", "4x5", "--maybe", "6x7", "--optional", "9",
        ])
        #expect(every.required == -1)
        #expect(every.optional == 9)
        #expect(!every.toggle)
        #expect(every.many == [1, 2.5])
        #expect(every.wild == ["--many"])
        #expect(every.length == 3)
        #expect(every.lengths == [2])
        #expect(every.size == Size(width: 2, height: 3))
        #expect(every.sizes == [Size(width: 4, height: 5)])
        #expect(every.maybe == Size(width: 6, height: 7))
        #expect(every.plain == 7)
        #expect(every.note == nil)
    }

    @Test func everyRequiredOptionIsNamed() {
        #expect(throws: (any Error).self) { try Every.parse([]) }
        do { _ = try Every.parse([]) } catch {
            let expected = "'--required <required>', '--many <many>', '--length <length>', '--lengths <lengths>'"
            #expect(Every.message(for: error) == "Missing expected arguments " + expected)
        }
    }
}
