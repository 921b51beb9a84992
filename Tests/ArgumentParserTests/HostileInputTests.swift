import ArgumentParser
import Testing

/// What would take minutes if a word or the number of words were looked at more than a few times.
struct HostileInputTests {
    let long = String(repeating: "x", count: 1_000_000)

    @Test func tenThousandArguments() throws {
        let words = (0..<10_000).map(String.init)
        #expect(try MetricSet.parse(words).assignments.count == 10_000)
        #expect(try Add.parse(["a", "--style=exact"] + words.map { "--state=" + $0 }).states.count == 10_000)
        #expect(throws: (any Error).self) { try List.parse(words) }
        #expect(throws: (any Error).self) {
            try Presets.parseAsRoot(Array(repeating: "--no-color", count: 10_000) + ["-q"])
        }
    }

    @Test func megabyteWords() throws {
        #expect(try MetricSet.parse([long]).assignments == [long])
        #expect(try add("--title=" + long).title?.utf8.count == 1_000_000)
        let flags = "-" + String(repeating: "v", count: 1_000_000)
        #expect(try add(flags).verbose)
        for word in ["--" + long, "-" + long, long, "-\u{301}" + String(repeating: "\u{301}", count: 1_000_000)] {
            #expect(failure(word).utf8.count < 1000)
            #expect(failure("add", "x", "--style", word).utf8.count < 2000)
        }
    }

    @Test(arguments: [
        "", "-", "--", "---", "-=", "--=", "=", "-=x", "--=x", "\u{0}", "-\u{0}", "--\u{301}", "-\u{301}", "=\u{301}",
        "--style=\u{301}", "👨‍👩‍👧", "-👨‍👩‍👧", "--👨‍👩‍👧=🏳️‍🌈", "\u{202E}", "-\r\n", "--no-", "--no-no-color", "-hv=", "\u{FEFF}--help",
    ])
    func strangeWords(_ word: String) {
        for arguments in [
            [word], ["add", word], [word, "add"], ["add", "--style", word], ["help", word], [word, word],
        ] {
            do {
                _ = try Presets.parseAsRoot(arguments)
            } catch {
                let code = Presets.exitCode(for: error).rawValue
                #expect(code == 0 || code == 2)
                #expect(!Presets.fullMessage(for: error, columns: 1).isEmpty)
            }
        }
    }

    @Test func combiningMarksStayWithTheValue() throws {
        #expect(try add("--title=\u{301}x").title == "\u{301}x")
    }
}
