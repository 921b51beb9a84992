import Foundation
import Testing

/// A number comes back to the bit, or is refused by name.
@Suite("Numbers")
struct NumberTests {
    private static let numbers: [(text: String, value: Double)] = [
        ("0.1 + 0.2", 0.1 + 0.2), ("1 / 3", 1.0 / 3), ("-0.0", 0), ("5e-324", .leastNonzeroMagnitude),
        ("2.2250738585072014e-308", .leastNormalMagnitude),
        ("2.225073858507201e-308", Double.leastNormalMagnitude.nextDown),
        ("1e308", 1e308), ("1.7976931348623157e308", .greatestFiniteMagnitude), ("-1e-7", -1e-7),
        ("9007199254740993", 9_007_199_254_740_992), ("123456789.123456789", 123_456_789.123456789),
    ]

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        let pairs = Self.numbers.enumerated().flatMap { ["n\($0)", $1.text] }
        try sandbox.succeed(["metric", "set", "--type", "number", "--"] + pairs)
        return sandbox
    }

    private func expectAll(_ found: (Int) throws -> Double?, _ place: String) rethrows {
        for (index, number) in Self.numbers.enumerated() {
            let value = try found(index)
            #expect(
                value?.bitPattern == number.value.bitPattern, "\(place): \(number.text), \(String(describing: value))")
        }
    }

    /// A property list has every metric as it comes out.
    private func expectListed(_ sandbox: Sandbox, _ catalogue: String) throws {
        let text = try sandbox.succeed("export", "plist", "--catalogue", catalogue)
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
        let metrics = try #require(list?["metrics"] as? [String: Double])
        expectAll({ metrics["n\($0)"] }, catalogue)
    }

    @Test("through the catalogue, the lists and every import")
    func thereAndBack() throws {
        let sandbox = try sandbox()
        try expectListed(sandbox, "presets.db")
        for (format, file) in [("json", "x.json"), ("csv", "x.csv"), ("tokens", "x.tokens.json")] {
            let options = format == "csv" ? ["--definitions"] : []
            try sandbox.write(try sandbox.succeed(["export", format] + options), to: file)
            #expect(try sandbox.run("import", file).output == "nothing changed: no revision\n")
            try sandbox.succeed("init", "--catalogue", "\(format).db")
            #expect(try sandbox.run("import", file, "--catalogue", "\(format).db").code == 0)
            try expectListed(sandbox, "\(format).db")
        }
    }

    @Test("through the code of other platforms")
    func platforms() throws {
        let sandbox = try sandbox()
        for (format, start, end) in [
            ("css", "--n%: ", ";"), ("android", "<item name=\"n%\" format=\"float\" type=\"dimen\">", "<"),
        ] {
            let text = try sandbox.succeed("export", format)
            expectAll(
                { index in
                    let parts = text.split(separator: start.replacing("%", with: "\(index)"), maxSplits: 1)
                    return parts.last?.split(separator: end, maxSplits: 1).first.flatMap { Double($0) }
                }, format)
        }
        for format in ["swift", "objc"] {
            #expect(try sandbox.run("export", format, "-o", "out/").code == 0)
            let files = try sandbox.tree().filter { $0.key.hasPrefix("out/") }.compactMap(\.value.bytes)
            let text = files.map { String(decoding: $0, as: UTF8.self) }.joined()
            for number in Self.numbers where number.value != 0 {
                let literals = text.matches(of: /[-0-9][-+.0-9e]*/).compactMap { Double($0.output) }
                #expect(literals.contains(number.value), "\(format): \(number.text)")
            }
        }
    }

    @Test(
        "what is no number is refused by name",
        arguments: [
            ("nan", "nan"), ("inf", "inf"), ("-inf", "inf"), ("1e999", "1e999"), ("-1e999", "1e999"), ("1 / 0", "zero"),
            ("1e308 + 1e308", "beyond all numbers"), ("1e308 * 10", "beyond all numbers"),
            ("1e308 - -1e308", "beyond all numbers"), ("1e308 / 1e-308", "beyond all numbers"),
            ("roundTo(1e308, 15)", "beyond all numbers"), ("roundTo(1, 1e308)", "15"), ("0x1p4", "x"),
        ])
    func refused(text: String, reason: String) throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        #expect(try sandbox.fail("metric", "set", "--type", "number", "--", "broken", text).contains(reason))
        let table = try sandbox.fail("import", "-", input: "name,value,type\nbroken,\"\(text)\",number\n")
        #expect(table.contains(reason) && table.contains("-:2"), "\(table)")
        let token = "{\"broken\": {\"$type\": \"number\", \"$value\": \(text)}}"
        #expect(try sandbox.fail("import", "-", input: token).contains("-:1:"))
    }

    @Test("a layout takes no number that it could not reckon with")
    func layouts() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "big", "1e308", "largest", "1.7976931348623157e308")
        for (option, value) in [
            ("--spacing", "{largest} + {big}"), ("--spacing", "{big}"), ("--content-insets", "0,{big},0,0"),
            ("--button", "{largest}x1"),
            ("--image", "{big}x{big}"), ("--title-size", "1x{largest}"), ("--minimum", "{big}x1"),
            ("--spacing", "0 - {big}"),
        ] {
            let errors = try sandbox.fail("add", "p", "--style", "exact/top", "--title-size", "1x1", option, value)
            #expect(errors.contains("beyond a million points") || errors.contains("beyond all numbers"), "\(errors)")
        }
        // The least number that there is, in all styles.
        for size in ["5e-324x5e-324", "1000000x5e-324", "5e-324x1000000", "1e-300x1e-10"] {
            let all = try sandbox.run(
                "compare", "--button", size, "--image", size, "--title-size", size, "--spacing", "5e-324", "--format",
                "json")
            #expect(all.code == 0, "\(all.errors)")
            #expect(!all.output.contains(/\b(nan|inf)\b/), "\(size)")
            try sandbox.succeed("add", "p\(size)", "--style", "proportional/top", "--image", size, "--title-size", size)
        }
        for arguments in [
            ["list"], ["show", "p1000000x5e-324"], ["check"], ["verify"], ["export", "swift"], ["export", "css"],
        ] {
            let outcome = try sandbox.run(arguments)
            #expect(outcome.code < 2, "\(arguments): \(outcome)")
        }
        #expect(try sandbox.run("export", "svg", "-o", "out/").code == 0)
        #expect(try sandbox.run("gallery", "-o", "g.html").code == 0)
    }
}
