import ButtonLayout
import CatalogueModel
import Foundation
import Testing

@testable import CatalogueFormats

@Suite("Export as a property list")
struct PropertyListExportTests {
    private func list(_ sample: PlatformSample) throws -> [String: Any] {
        let data = Data(PropertyListExport(sample.catalogue).text.utf8)
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test("metrics have their value, by collection where it varies")
    func metrics() throws {
        var sample = PlatformSample([("size", ["regular", "compact"])], keeping: [["size": "compact"]])
        try sample.add("space.s") { $0["size"] == "compact" ? 0.1 + 0.2 : 8 }
        try sample.add("same") { _ in 1e-7 }
        let text = "<b>&amp; \"x\" ]]>\r\n\t\u{1B}\u{FFFF} é"
        sample.metrics.append(
            NamedFact(
                id: nil, name: try Name("copy"), description: nil, isDeprecated: false, replacement: nil,
                value: ExportedMetric(type: .string, values: sample.collections.map { _ in .text(text) })))
        let metrics = try #require(try list(sample)["metrics"] as? [String: Any])
        #expect(metrics["same"] as? Double == 1e-7)
        #expect(metrics["copy"] as? String == "<b>&amp; \"x\" ]]>\r\n\t\\u{1B}\\u{FFFF} é")
        let space = try #require(metrics["space.s"] as? [String: Double])
        #expect(
            space == [
                "direction=ltr,size=regular": 8, "direction=rtl,size=regular": 8,
                "direction=ltr,size=compact": 0.1 + 0.2, "direction=rtl,size=compact": 0.1 + 0.2,
            ])
    }

    @Test("presets have their words, and the numbers of every state and collection as in JSON")
    func presets() throws {
        var sample = PlatformSample()
        // What is asked for and what comes out differ, and that is a finding.
        let layout = try laidOut(.centering(.horizontalTitleImage), 200, 44, spacing: 6)
        #expect(layout.judgement.gap?.got != 6 && layout.judgement.findings != [])
        try sample.addPreset("tab.home", describe: "first", states: [.normal, .selected]) { _, _ in layout }
        sample.presets[0].isDeprecated = true
        sample.presets[0].replacement = try Name("tab.new")
        let presets = try #require(try list(sample)["presets"] as? [String: [String: Any]])
        let preset = try #require(presets["tab.home"])
        #expect(preset["style"] as? String == "exact/top" && preset["description"] as? String == "first")
        #expect(preset["deprecated"] as? Bool == true && preset["use"] as? String == "tab.new")
        let states = try #require(preset["states"] as? [String: [String: NSDictionary]])
        #expect(states.keys.sorted() == ["normal", "selected"])
        #expect(states["normal"]?.keys.sorted() == ["direction=ltr", "direction=rtl"])
        let named = NamedLayout(
            name: nil, style: .centering(.horizontalTitleImage), state: .normal, traits: [:], result: layout)
        let json = Data(JSONWriter().bytes(of: named.json))
        var expected = try #require(exact(JSONSerialization.jsonObject(with: json)) as? [String: Any])
        for key in ["style", "state", "traits"] { expected[key] = nil }
        expected = expected.filter { !($0.value is NSNull) }
        expected["findings"] = (expected["findings"] as? [[String: String]])?.compactMap { $0["id"] }
        #expect(states["selected"]?["direction=rtl"] == expected as NSDictionary)
    }

    /// The same with doubles: a decimal is not made into the nearest one.
    private func exact(_ json: Any) -> Any {
        switch json {
        case let number as NSDecimalNumber: Double(number.stringValue) ?? json
        case let members as [String: Any]: members.mapValues(exact)
        default: json
        }
    }

    @Test("keys are sorted, and an empty catalogue is a list, too")
    func order() throws {
        var sample = PlatformSample()
        for name in ["b", "a", "ä", "Z"] { try sample.add(name) { _ in 1 } }
        let text = PropertyListExport(sample.catalogue).text
        #expect(text.matches(of: /<key>(.)<\/key>/).map { String($0.output.1) } == ["Z", "a", "b", "ä"])
        let lines = text.split(separator: "\n")
        #expect(lines[0] == #"<?xml version="1.0" encoding="utf-8"?>"#)
        #expect(lines[1] == "<!-- Button presets, made by 'presets export plist': edits are lost. -->")
        #expect(lines[2].hasPrefix("<!-- Content: "))
        #expect(try list(PlatformSample()).keys.sorted() == ["metrics", "presets"])
    }
}
