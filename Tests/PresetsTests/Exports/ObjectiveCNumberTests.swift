import Foundation
import TestSupport
import Testing

/// What the generated Objective-C reckons with is what `list` says.
@Suite("Numbers of export objc", .enabled(if: Toolchain.clang != nil, "there is no clang"))
struct ObjectiveCNumberTests {
    @Test("every number of every preset, state and kept collection", arguments: ExportSample.allCases)
    func layouts(sample: ExportSample) throws {
        let sandbox = try sample.sandbox()
        #expect(try sandbox.run("export", "objc", "-o", ".").code == 0)
        let generated = try GeneratedNumbers(sandbox)
        let varying = try #require(generated.layouts.keys.first).traits.keys
        var count = 0
        for layout in try Self.listed(sandbox) {
            let traits = layout.traits.filter { varying.contains($0.key) }
            let states = layout.state == "normal" ? GeneratedNumbers.states : [layout.state]
            for state in states where state == layout.state || !layout.otherStates.contains(state) {
                let key = GeneratedNumbers.Key(name: layout.name, state: state, traits: traits)
                #expect(generated.layouts[key] == layout.numbers, "\(key)")
                count += 1
            }
        }
        // Each in the other direction as well, where that is no collection of its own.
        let collections = try Self.objects(sandbox, "collection", "list").count
        #expect(count == generated.layouts.count * collections / Set(generated.layouts.keys.map(\.traits)).count)
    }

    @Test("every number in every kept collection", arguments: ExportSample.allCases)
    func metrics(sample: ExportSample) throws {
        let sandbox = try sample.sandbox()
        #expect(try sandbox.run("export", "objc", "-o", ".").code == 0)
        let generated = try GeneratedNumbers(sandbox)
        let varying = try #require(generated.metrics.keys.first).traits.keys
        let metrics = try Self.objects(sandbox, "metric", "list").filter { $0["resolved"] is NSNumber }
        #expect(Set(generated.metrics.keys.map(\.name)).count == metrics.count)
        let collections = try Self.collections(sandbox)
        for (place, metric) in metrics.enumerated() {
            let name = try #require(metric["name"] as? String)
            let shown = try #require(try Self.json(sandbox, "metric", "show", name) as? [String: Any])
            for value in try #require(shown["values"] as? [[String: String]]) {
                let traits = collections[value["traits"] ?? ""] ?? [:]
                let key = GeneratedNumbers.Key(name: "\(place)", traits: traits.filter { varying.contains($0.key) })
                #expect(generated.metrics[key] == Double(value["value"] ?? ""), "\(name) \(traits)")
            }
        }
    }

    @Test("the nearest collection is of the same direction, then of the team's traits, then of the text size")
    func nearest() throws {
        let sandbox = try AwkwardSample.sandbox()
        #expect(try sandbox.run("export", "objc", "-o", ".").code == 0)
        let cases = [
            ("", "Standard"), ("t.size = PRSSizeCompact", "SizeCompact"),
            ("t.direction = PRSDirectionRtl; t.size = PRSSizeCompact", "DirectionRtlSizeCompact"),
            ("t.contentSize = PRSContentSizeXXXL", "ContentSizeAX1"), ("t.contentSize = PRSContentSizeXL", "Standard"),
            ("t.locale = PRSLocalePtBR", "Standard"), ("t.locale = PRSLocalePt", "LocalePt"),
            ("t.locale = PRSLocalePt; t.contentSize = PRSContentSizeAX5", "LocalePt"),
            ("t.class_ = PRSClass2nd", "Standard"),
            ("t.class_ = PRSClassStruct; t.scale = PRSScale3", "Scale2ClassStruct"),
            ("t.locale = PRSLocaleAr; t.direction = PRSDirectionRtl", "DirectionRtlLocaleAr"),
        ]
        let lines = cases.map {
            "{ PRSTraits t = PRSTraitsDefault(); \($0.0); printf(\"%d\\n\", PRSCollectionNearest(t) == PRSCollection\($0.1)); }"
        }
        let outcome = try GeneratedNumbers.run(
            "extern int printf(const char *, ...);\nint main(void) {\n\(lines.joined(separator: "\n"))\nreturn 0;\n}",
            in: sandbox)
        #expect(outcome == Command.Outcome(output: String(repeating: "1\n", count: cases.count)))
    }

    private static let frameStyles = [
        "image-position/left", "image-position/top", "image-position/right", "image-position/bottom",
        "proportional/top", "layout-button/title-left", "layout-button/title-top", "layout-button/title-bottom",
    ]

    @Test(
        "frames that are written are those that the catalogue has",
        arguments: ["--button 200x100", "--button 40x30", "--button 200x100 --image-property 30x31"])
    func frames(button: String) throws {
        let sandbox = try Sandbox()
        let same = "--image 24x24 --title-size 60x20 \(button) --spacing 7"
        let adds = Self.frameStyles.enumerated().map { "add s\($0) --style \($1) \(same)\n" }.joined()
        try sandbox.succeed("init")
        try sandbox.succeed("apply", "-", input: "add base --style system \(same)\n" + adds)
        #expect(try sandbox.run("export", "objc", "-o", ".").code == 0)
        let calls = Self.frameStyles.indices.map { "check(&PRSS\($0));" }
        let outcome = try GeneratedNumbers.run(
            """
            extern int printf(const char *, ...);

            static void check(const PRSButtonPreset *preset) {
                const PRSLayout base = PRSLayoutForState(PRSBase, UIControlStateNormal, PRSTraitsDefault());
                const PRSLayout own = PRSLayoutForState(*preset, UIControlStateNormal, PRSTraitsDefault());
                CGRect image = base.imageFrame, title = base.titleFrame;
                PRS_place(own.frames, CGSizeMake(24, 24), own.size, own.size, &image, &title);
                const CGRect all[2][2] = {{image, title}, {own.imageFrame, own.titleFrame}};
                for (int i = 0; i < 8; i++) {
                    if (fabs(((CGFloat *)all)[i] - ((CGFloat *)all)[i + 8]) > 1e-9) { printf("%s %d\\n", preset->name, i); }
                }
            }

            int main(void) { \(calls.joined(separator: " ")) return 0; }
            """, in: sandbox)
        #expect(outcome == Command.Outcome())
    }

    // MARK: What the catalogue says

    private struct Listed {
        var name: String
        var state: String
        /// The states beside normal for which the preset has layouts of their own.
        var otherStates: Set<String> = []
        var traits: [String: String]
        var numbers: [Double?]
    }

    private static func listed(_ sandbox: Sandbox) throws -> [Listed] {
        var all: [Listed] = []
        for collection in try collections(sandbox).values {
            let traits = collection.map { "\($0)=\($1)" }.joined(separator: ",")
            let layouts = try objects(sandbox, "list", "--traits", traits)
            for layout in layouts {
                let name = try #require(layout["name"] as? String)
                let states = layouts.filter { $0["name"] as? String == name }.compactMap { $0["state"] as? String }
                all.append(
                    Listed(
                        name: name, state: try #require(layout["state"] as? String),
                        otherStates: Set(states).subtracting(["normal"]),
                        traits: try #require(layout["traits"] as? [String: String]), numbers: numbers(of: layout)))
            }
        }
        return all
    }

    /// In the order in which the generated ones are printed.
    private static func numbers(of layout: [String: Any]) -> [Double?] {
        func numbers(_ object: Any?, _ names: String) -> [Double?] {
            names.split(separator: " ").map { ((object as? [String: Any])?[String($0)] as? NSNumber)?.doubleValue }
        }
        let configuration = layout["configuration"] as? [String: Any]
        return numbers(layout["button"], "width height") + numbers(layout["contentEdgeInsets"], "top left bottom right")
            + numbers(layout["titleEdgeInsets"], "top left bottom right")
            + numbers(layout["imageEdgeInsets"], "top left bottom right")
            + numbers(configuration, "imagePadding")
            + numbers(configuration?["contentInsets"], "top leading bottom trailing")
            + numbers(layout["image"], "x y width height") + numbers(layout["title"], "x y width height")
            + numbers(layout["fitting"], "width height")
    }

    /// Every trait of the kept collections, by the text of what is not at its default.
    private static func collections(_ sandbox: Sandbox) throws -> [String: [String: String]] {
        let defaults = try objects(sandbox, "trait", "list").map {
            ($0["name"] as? String ?? "", $0["default"] as? String)
        }
        var collections: [String: [String: String]] = [:]
        for collection in try objects(sandbox, "collection", "list") {
            let named = try #require(collection["traits"] as? [String: String])
            let text = named.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
            var traits = Dictionary(uniqueKeysWithValues: defaults).compactMapValues(\.self)
            if named["locale"] == "ar" { traits["direction"] = "rtl" }
            collections[text] = traits.merging(named) { $1 }
        }
        return collections
    }

    private static func objects(_ sandbox: Sandbox, _ arguments: String...) throws -> [[String: Any]] {
        try #require(try json(sandbox, arguments) as? [[String: Any]])
    }

    private static func json(_ sandbox: Sandbox, _ arguments: String...) throws -> Any { try json(sandbox, arguments) }

    private static func json(_ sandbox: Sandbox, _ arguments: [String]) throws -> Any {
        let text = try sandbox.succeed(arguments + ["--format", "json"])
        return try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
}
