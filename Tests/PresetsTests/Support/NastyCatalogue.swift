import Foundation
import Testing

/// A catalogue of names and descriptions that other formats trip over, with collections in which everything varies.
struct NastyCatalogue: Sendable {
    /// Names that no two formats take as they stand, with what Android has to make of them.
    static let names = [
        ("default", "default"), ("2xl", "n_2xl"), ("Type", "type"), ("1_5x", "n_1_5x"), ("größe", "gruf6udfe"),
        ("按钮", "u6309u94ae"), ("🚀", "u1f680"), (#"say"hi""#, "say_hi"), ("/etc/x", "etc_x"), ("a/b", "a_b"),
        ("CON", "con"), ("self", "self"), (#"back\slash"#, "back_slash"), ("<b>&amp;", "b_amp"),
    ]

    static let descriptions = [
        "*/ } :root { --evil: 1px; } /*", "--> <dimen name=\"evil\">1dp</dimen> <!--", "-- ---",
        "</resources> </plist>",
        "]]> &amp; &#0; <![CDATA[", "\u{1B}[31m \u{7} \u{7F} \u{85}\u{2028}\u{202E}", "line\r\nline\n\ttab -", "\\",
    ]

    /// What stands before the names: nothing for one kind of fact, a group's name for the other.
    let metricPrefix: String
    let presetPrefix: String
    let collections: [Collection]
    private let file: [UInt8]

    /// A kept trait collection with every number, by the fact's name and the number's: `["p.self", "image.x"]`.
    struct Collection: Sendable {
        var traits: [String: String]
        var numbers: [[String]: Double]
    }

    /// With the names as those of metrics, and as those of presets; each made once.
    static let all = [false, true].map { arePresets in Result { try NastyCatalogue(arePresets: arePresets) } }

    private init(arePresets: Bool) throws {
        metricPrefix = arePresets ? "m." : ""
        presetPrefix = arePresets ? "" : "p."
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        var commands = Self.names.indices.map { [metricPrefix, presetPrefix] in
            Self.commands($0, metric: metricPrefix + Self.names[$0].0, preset: presetPrefix + Self.names[$0].0)
        }
        // A command in a file is one line.
        let first = commands.partition { $0.contains { $0.contains(where: \.isNewline) } }
        try sandbox.succeed("apply", "-", input: Self.facts + commands[..<first].joined().joined(separator: "\n"))
        for command in commands[first...].joined() { #expect(try sandbox.shell("presets " + command).code == 0) }
        try sandbox.succeed("set", presetPrefix + "default", "--state", "selected", "--image", "30x31")
        try sandbox.succeed("set", presetPrefix + "self", "--state", "selected+highlighted", "--no-title")
        try sandbox.succeed(
            "add", presetPrefix + "long", "--style", "system", "--image", "1x1", "--button", "0.0000123x8")
        try sandbox.succeed("deprecate", presetPrefix + "CON", "--use", presetPrefix + "self")
        file = try sandbox.bytes(Sandbox.catalogue)
        let prefix = metricPrefix
        collections = try Self.collections(in: sandbox, metrics: Self.names.map { prefix + $0.0 })
    }

    /// A folder with the catalogue.
    func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try Data(file).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
        return sandbox
    }

    private static let facts = """
        trait add size regular compact
        trait add content-size
        trait add locale en pt pt-BR ar
        collection add direction=rtl
        collection add size=compact
        collection add scale=2
        collection add content-size=AX1
        collection add locale=pt
        collection add locale=pt-BR
        collection add locale=ar
        collection add size=compact,locale=pt-BR,scale=2
        metric set space.s 8
        metric set space.s 6 --for size=compact
        metric set space.s 7.1 --for locale=pt-BR

        """

    private static func commands(_ index: Int, metric: String, preset: String) -> [String] {
        func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
        let describe = " --describe=" + quoted(descriptions[index % descriptions.count])
        let type = isLength(index) ? "dimension" : "number"
        let conditions = ["size=compact", "locale=pt-BR", "direction=rtl", "scale=2", "content-size=AX1"]
        return [
            "metric set \(quoted(metric)) \(index).25 --type \(type)" + describe,
            "metric set \(quoted(metric)) \(index + 20) --for \(conditions[index % conditions.count])",
            "add \(quoted(preset)) --style \(styles[index % styles.count]) --image 24x24 --title-size 6\(index)x20"
                + " --spacing '{space.s}'" + describe,
        ]
    }

    private static let styles = [
        "exact/top", "configuration/trailing", "image-title/left", "proportional/top",
        "centering/horizontal-title-image",
    ]

    // MARK: What it holds

    /// What the lists say.
    private static func collections(in sandbox: Sandbox, metrics: [String]) throws -> [Collection] {
        func json(_ arguments: [String]) throws -> [[String: Any]] {
            let text = try sandbox.succeed(arguments + ["--format", "json"])
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return try #require(json as? [[String: Any]] ?? (json as? [String: Any]).map { [$0] })
        }
        let metrics = try metrics.map { try json(["metric", "show", $0])[0] }
        return try json(["collection", "list"]).map { collection in
            let named = collection["traits"] as? [String: String] ?? [:]
            let text = named.map { "\($0)=\($1)" }.sorted().joined(separator: ",")
            let layouts = try json(["list"] + (text.isEmpty ? [] : ["--traits", text]))
            var numbers: [[String]: Double] = [:]
            for layout in layouts {
                let name = try #require(layout["name"] as? String)
                let state = try #require(layout["state"] as? String)
                for (number, value) in Self.numbers(in: layout) {
                    numbers[[name] + (state == "normal" ? [] : [state]) + [number]] = value
                }
            }
            for metric in metrics {
                let values = metric["values"] as? [[String: String]] ?? []
                let value = try #require(values.first { $0["traits"] == text }?["value"].flatMap(Double.init))
                numbers[[try #require(metric["name"] as? String)]] = value
            }
            return Collection(traits: try #require(layouts[0]["traits"] as? [String: String]), numbers: numbers)
        }
    }

    /// Whether a metric is in points.
    static func isLength(_ metric: Int) -> Bool { metric % 3 != 0 }

    /// The numbers of a layout's JSON, by their dotted names.
    static func numbers(in layout: [String: Any]) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for (key, value) in layout {
            if let number = value as? NSDecimalNumber {
                // A decimal is not made into the nearest double.
                numbers[key] = Double(number.stringValue)
            } else if let number = value as? Double {
                numbers[key] = number
            } else if let members = value as? [String: Any] {
                for (name, number) in Self.numbers(in: members) { numbers["\(key).\(name)"] = number }
            }
        }
        // What was asked for is no number of the layout.
        return numbers.filter { $0.key != "gap.asked" }
    }
}
