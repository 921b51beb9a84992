import Foundation
import TestSupport
import Testing

/// A command that writes a catalogue, with what it finds and what it leaves.
struct WritingCommand: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    /// Files that the command reads.
    private let files: [String: String]
    private let prepare: @Sendable (Sandbox) throws -> Void

    private init(
        _ line: String, files: [String: String] = [:], prepare: @escaping @Sendable (Sandbox) throws -> Void = { _ in }
    ) {
        testDescription = line
        arguments = line.split(separator: " ").map(String.init)
        self.files = files
        self.prepare = prepare
    }

    /// A folder in which the command can run: with the sample catalogue, and what the command reads.
    func sandbox() throws -> Sandbox {
        let sandbox = try Sample.sandbox()
        for (name, text) in files { try sandbox.write(text, to: name) }
        try prepare(sandbox)
        return sandbox
    }

    /// Some with every test run, with `script/torture` all.
    static let tried = Effort.isLong ? all : all.filter { usual.contains($0.testDescription) }

    private static let usual = [
        "init", "set ** --spacing 9", "restore 1.0", "metric set space.s 11", "release 2.0", "import all.json",
        "merge base.db presets.db theirs.db",
    ]

    /// Takes so much room that it does not fit into a small cache.
    static var large: WritingCommand {
        get throws { try #require(all.first { $0.testDescription == "import all.json" }) }
    }

    /// One of each.
    private static let all = [
        WritingCommand("init", prepare: { try FileManager.default.removeItem(atPath: $0.path(Sandbox.catalogue)) }),
        WritingCommand("add new --style system --image 24x24 --spacing {space.m}"),
        WritingCommand("set ** --spacing 9"),
        WritingCommand("rename --group tab bar"),
        WritingCommand("remove buy"),
        WritingCommand("deprecate chip --use side"),
        WritingCommand("accept chip below-minimum-target --reason known"),
        WritingCommand("restore 1.0"),
        WritingCommand("apply lines", files: ["lines": "metric set a 1\nset chip --spacing '{a}'\nrename side s\n"]),
        WritingCommand("metric set space.s 11"),
        WritingCommand("metric set space.s 3 --for size=compact"),
        WritingCommand("metric rename space.s gap"),
        WritingCommand("trait add theme light dark"),
        WritingCommand("collection add scale=2"),
        WritingCommand("collection remove size=compact"),
        WritingCommand("rule set renamed minor"),
        WritingCommand("release 2.0"),
        WritingCommand("import all.json", files: ["all.json": document]),
        WritingCommand(
            "import tokens.json", files: ["tokens.json": #"{"t":{"$type":"number","$value":4},"u":{"$value":"{t}"}}"#]),
        WritingCommand("import table.csv", files: ["table.csv": "kind,name,type,value\nmetric,table.a,dimension,5\n"]),
        WritingCommand("merge base.db presets.db theirs.db", prepare: growApart),
    ]

    /// So many presets that not all of them fit into a small cache.
    private static let document: String = {
        let presets = (0..<300).map { number in
            #"{"name":"group\#(number % 30).p\#(number)","style":"system","states":{"normal":{"image":"#
                + #"{"width":\#(number % 90 + 1),"height":24},"title":"none"}}}"#
        }
        return #"{"format":"presets","version":1,"presets":[\#(presets.joined(separator: ",\n"))]}"#
    }()

    private static func growApart(_ sandbox: Sandbox) throws {
        for copy in ["base.db", "theirs.db"] {
            try FileManager.default.copyItem(atPath: sandbox.path(Sandbox.catalogue), toPath: sandbox.path(copy))
        }
        try sandbox.succeed("metric", "set", "space.m", "20", "--catalogue", "theirs.db")
        try sandbox.succeed("set", "chip", "--spacing", "5")
    }
}
