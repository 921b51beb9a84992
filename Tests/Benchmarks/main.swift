import CatalogueModel
import Foundation

// Usage: presets-bench FOLDER PRESETS JSON-FILE [PART …]
// The folder takes the catalogues that are measured, PRESETS is the program. Each part runs in a process of its own, so
// that the most memory that it took can be told: presets-bench FOLDER PRESETS JSON-FILE --only PART.
let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "--sample", let count = Int(arguments[2]) {
    // A catalogue for the others to measure with: see Sample.
    let sample = Sample(folder: "", count: count, states: arguments[4] == "states" ? 10 : 1)
    try sample.makeBase(at: arguments[3])
    if arguments[4] == "all" { try sample.addCollections(to: arguments[3]) }
    exit(0)
}
guard arguments.count > 3 else { fail() }
let (folder, presets, file) = (arguments[1], arguments[2], arguments[3])
let commands = CommandBenchmark(folder: folder, presets: presets)
let parts: [(name: String, run: (inout ResultTable) throws -> Void)] = [
    ("layout", LayoutBenchmark.run),
    ("storing", StorageBenchmark(folder: folder).run),
    ("reading", ReadingBenchmark(folder: folder).run),
    ("changing", ChangeBenchmark(folder: folder).run),
    ("commands", commands.runCommands),
    ("recalculating", RecalculationBenchmark(folder: folder).run),
    ("exporting", commands.runExports),
    ("tokens", TokenBenchmark(folder: folder).run),
    ("titles", TitleBenchmark().run),
    ("gallery", GalleryBenchmark(folder: folder).run),
]

@MainActor func fail() -> Never {
    let names = parts.map(\.name).joined(separator: ", ")
    say("usage: presets-bench FOLDER PRESETS JSON-FILE [PART …]; parts: \(names)")
    exit(2)
}

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

var table = ResultTable()
var failed = false
if arguments.count == 6, arguments[4] == "--only" {
    guard let part = parts.first(where: { $0.name == arguments[5] }) else { fail() }
    do {
        try part.run(&table)
    } catch {
        say("\(part.name): \(error)")
        exit(2)
    }
    table.add(10, "peak memory of the part '\(part.name)'", Double(ProcessRun.ownPeakMemory).megabytesText)
} else {
    let chosen = arguments.dropFirst(4)
    guard chosen.allSatisfy({ name in parts.contains { $0.name == name } }) else { fail() }
    for part in parts where chosen.isEmpty || chosen.contains(part.name) {
        let start = Measurement.now
        do {
            let command = [Bundle.main.executablePath ?? arguments[0], folder, presets, file, "--only", part.name]
            _ = try ProcessRun(command, errors: nil)
            table.figures += try JSONDecoder().decode([Figure].self, from: Data(contentsOf: URL(filePath: file)))
        } catch {
            failed = true
            say("\(part.name): \(error)")
        }
        say("\(part.name): \((Measurement.now - start).secondsText)")
    }
    table.figures.sort { $0.row < $1.row }
    print(table.text, terminator: "")
}
try table.json().write(to: URL(filePath: file))
if failed { exit(1) }
