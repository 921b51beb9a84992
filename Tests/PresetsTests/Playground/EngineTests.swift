import Foundation
import TestSupport
import Testing

/// The engine of the page says what the command line says.
@Suite("Playground engine", .needsChromium)
struct EngineTests {
    /// A layout of `presets list --format json`, and of the script: all that the two share.
    private struct Layout: Decodable {
        let style: String
        let button, fitting: [String: Double]
        let contentEdgeInsets: [String: Double]
        let titleEdgeInsets, imageEdgeInsets, image, title: [String: Double]?
        let configuration: Configuration?
        let gap: [String: Double?]?
        let offCenter: OffCenter?
        let findings: [Finding]

        struct Finding: Decodable, Equatable { let id, severity, message: String }
        struct OffCenter: Decodable {
            let of: String
            let x, y: Double
        }
        struct Configuration: Decodable {
            let imagePlacement: String
            let imagePadding: Double
            let contentInsets: [String: Double]
        }

        /// Every number with its name.
        var numbers: [String: Double] {
            var numbers: [String: Double] = [:]
            let groups: [(String, [String: Double]?)] = [
                ("button", button), ("fitting", fitting), ("contentEdgeInsets", contentEdgeInsets),
                ("titleEdgeInsets", titleEdgeInsets), ("imageEdgeInsets", imageEdgeInsets), ("image", image),
                ("title", title), ("configuration", configuration?.contentInsets),
                ("padding", configuration.map { ["imagePadding": $0.imagePadding] }),
                ("gap", gap?.compactMapValues { $0 }), ("offCenter", offCenter.map { ["x": $0.x, "y": $0.y] }),
            ]
            for (group, members) in groups {
                for (name, value) in members ?? [:] { numbers["\(group).\(name)"] = value }
            }
            return numbers
        }

        /// Everything else.
        var words: [String] {
            [style, configuration?.imagePlacement ?? "", offCenter?.of ?? ""]
                + findings.map { "\($0.id) \($0.severity): \($0.message)" }
        }
    }

    private static let count = 300
    private static let collections = [("ltr", 3), ("rtl", 3), ("ltr", 2), ("rtl", 2), ("ltr", 1), ("rtl", 1)]

    @Test(
        "its numbers and sentences are those of 'presets list' for random buttons in both directions and at every scale"
    )
    func numbers() throws {
        var generator = SeededGenerator()
        let samples = (0..<Self.count).map { PlaygroundSample($0, using: &generator) }
        let sandbox = try Sandbox()
        try sandbox.run("init")
        let lines = samples.map { "add \($0.name) \($0.options.joined(separator: " "))" }
        let applied = try sandbox.run(["apply", "-"], input: lines.joined(separator: "\n"))
        #expect(applied.code == 0, "\(applied.errors)")
        let others = Self.collections.dropFirst().map { "direction=\($0),scale=\($1)" }
        _ = try sandbox.succeed(["collection", "add"] + others)

        let page = try PlaygroundBench.page(in: sandbox)
        var largest = 0.0
        var sentences: Set<String> = []
        var compared = 0
        for (direction, scale) in Self.collections {
            let traits = "direction=\(direction),scale=\(scale)"
            let listed = try sandbox.run("list", "--traits", traits, "--format", "json")
            let expected = try JSONDecoder().decode([NamedLayout].self, from: Data(listed.output.utf8))
            #expect(expected.count == samples.count)
            let byName = Dictionary(uniqueKeysWithValues: expected.map { ($0.name, $0.layout) })
            let inputs = samples.map { "{ ...\($0.input), direction: \"\(direction)\", scale: \(scale) }" }
            let got: [Layout] = try page.evaluate(
                "PresetsPlayground.then(({ engine }) => [\(inputs.joined(separator: ","))].map(engine.layout))")
            for (sample, layout) in zip(samples, got) {
                guard let expected = byName[sample.name] else {
                    Issue.record("\(sample.name) is not listed")
                    continue
                }
                let (one, other) = (expected.numbers, layout.numbers)
                #expect(one.keys.sorted() == other.keys.sorted(), "\(sample.options)")
                #expect(expected.words == layout.words, "\(sample.options)")
                let difference = one.map { abs($0.value - (other[$0.key] ?? .nan)) }.max() ?? .nan
                #expect(difference <= 1e-9, "\(direction) \(scale)x \(sample.options)")
                largest = max(largest, difference)
                compared += one.count
                sentences.formUnion(layout.findings.map(\.message))
            }
        }
        let layouts = Self.count * Self.collections.count
        #expect(sentences.count > 500, "the sentences have the numbers of each layout")
        print("playground engine: \(layouts) layouts, \(compared) numbers, the largest difference is \(largest)")
        #expect(try page.problems() == [])
    }

    private struct NamedLayout: Decodable {
        let name: String
        let layout: Layout

        private enum Key: CodingKey { case name }

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
            layout = try Layout(from: decoder)
        }
    }

    @Test("what is no button is refused in the command line's words")
    func refusals() throws {
        let sandbox = try Sandbox()
        let page = try PlaygroundBench.page(in: sandbox)
        func message(_ changes: String) throws -> String {
            try page.evaluate(
                """
                PresetsPlayground.then(({ engine }) => engine.layout({
                    style: "exact/top", spacing: 8, button: { width: 200, height: 100 },
                    image: { width: 24, height: 24 }, title: { width: 60, height: 20 }, \(changes)
                }).error?.message ?? "")
                """)
        }
        #expect(try message("") == "")
        #expect(try message("button: { width: 0, height: 100 }") == "the button's width must be above 0")
        #expect(try message("button: { width: 200 }") == "the button's height is not a finite number")
        #expect(try message("image: { width: 24 }") == "the image's size is not a finite number")
        #expect(try message("spacing: 1e7") == "the spacing is beyond a million points")
        #expect(try message(#"horizontal: "fill""#).hasPrefix("exact aligns a group"))
        #expect(try message(#"style: "exact/nowhere""#) == "a word is unknown")
        #expect(try message(#"vertical: "up""#) == "a word is unknown")
    }
}
