import CatalogueFormats
import CatalogueModel
import Testing

@Suite("SARIF")
struct SARIFTests {
    private func run(_ issues: [CheckIssue], file: String = "presets.db") throws -> JSON {
        let log = CheckSamples.check(issues).sarif(file: file)
        #expect(log["version"] == "2.1.0")
        guard case .array(let runs)? = log["runs"] else { throw Missing() }
        return try #require(runs.first)
    }

    private struct Missing: Error {}

    private func results(_ run: JSON) throws -> [JSON] {
        guard case .array(let results)? = run["results"] else { throw Missing() }
        return results
    }

    private func location(_ result: JSON) throws -> JSON {
        guard case .array(let locations)? = result["locations"] else { throw Missing() }
        return try #require(locations.first)
    }

    @Test("every rule is explained, and results point at theirs")
    func rules() throws {
        let run = try run([CheckSamples.gap("tab"), CheckSamples.lint("a", .unusedMetric(users: []))])
        guard case .array(let rules)? = run["tool"]?["driver"]?["rules"] else { throw Missing() }
        #expect(rules.count == CheckRule.allCases.count)
        #expect(Set(rules.compactMap { $0["id"] }).count == rules.count)
        for rule in rules {
            for text in [rule["shortDescription"]?["text"], rule["help"]?["text"]] {
                guard case .string(let sentence)? = text else { throw Missing() }
                #expect(sentence.hasSuffix(".") && !sentence.contains("\n"))
            }
            #expect(["note", "warning", "error"].contains(rule["defaultConfiguration"]?["level"]))
        }
        for result in try results(run) {
            guard case .number(let index)? = result["ruleIndex"], let position = Int(index.text) else {
                throw Missing()
            }
            #expect(rules[position]["id"] == result["ruleId"])
        }
    }

    @Test("a result says who, what and how bad")
    func result() throws {
        let places = Places(collections: ["scale=2"], total: 3)
        let result = try #require(try results(run([CheckSamples.gap("tab", state: .selected, places)])).first)
        #expect(result["ruleId"] == "gap-mismatch")
        #expect(result["level"] == "warning")
        #expect(
            result["message"]?["text"]
                == "tab (selected): the gap is 3, not 6 (1 of 3 collections: scale=2)")
        let location = try location(result)
        #expect(location["logicalLocations"] == [["fullyQualifiedName": "tab", "kind": "preset"]])
        #expect(location["physicalLocation"]?["artifactLocation"]?["uri"] == "presets.db")
    }

    @Test("a fingerprint outlives names, numbers and places, and tells states and rules apart")
    func fingerprints() throws {
        func fingerprint(_ issue: CheckIssue) throws -> JSON {
            try #require(try results(run([issue])).first?["partialFingerprints"])
        }
        let one = try fingerprint(CheckSamples.gap("tab"))
        #expect(try fingerprint(CheckSamples.gap("renamed", Places(collections: ["a=1"], total: 2))) == one)
        #expect(try fingerprint(CheckSamples.gap("tab", state: .selected)) != one)
        #expect(try fingerprint(CheckSamples.lint("tab", .unusedMetric(users: []))) != one)
        func offGrid(_ property: String) throws -> JSON {
            let number = OffGrid(property: property, value: 1, grid: 4, places: Places(collections: [""], total: 1))
            return try fingerprint(CheckSamples.lint("tab", .offGrid(number)))
        }
        #expect(try offGrid("spacing") != offGrid("image.width"))
    }

    @Test(
        "a path is a URI reference",
        arguments: [
            ("a b/50%.db", "a%20b/50%25.db"), ("/x/é.db", "file:///x/%C3%A9.db"), ("a:b#c?.db", "a%3Ab%23c%3F.db"),
            ("\n.db", "%0A.db"),
        ])
    func uri(path: String, uri: String) throws {
        let run = try run([CheckSamples.gap("tab")], file: path)
        let location = try location(try #require(try results(run).first))
        #expect(location["physicalLocation"]?["artifactLocation"]?["uri"] == .string(uri))
    }

    @Test("a name is no link")
    func links() throws {
        let result = try #require(
            try results(run([CheckSamples.lint("[a](b)", .unusedMetric(users: []))])).first)
        #expect(result["message"]?["text"] == #"\[a\](b): nothing depends on it"#)
    }
}
