import Foundation

// Usage: presets-bench FOLDER JSON-FILE [PART …]; the folder takes the catalogues that are measured.
let arguments = CommandLine.arguments
let parts: [(name: String, run: (inout ResultTable) throws -> Void)] = [
    ("layout", { try LayoutBenchmark.run(&$0) }),
    ("storage", { try StorageBenchmark(folder: arguments[1]).run(&$0) }),
    ("tokens", { try TokenBenchmark(folder: arguments[1]).run(&$0) }),
    ("titles", { try TitleBenchmark(folder: arguments[1]).run(&$0) }),
    ("growth", { try GrowthBenchmark(folder: arguments[1]).run(&$0) }),
    ("gallery", { try GalleryBenchmark(folder: arguments[1]).run(&$0) }),
]
let unknown = arguments.dropFirst(3).filter { argument in !parts.contains { $0.name == argument } }
guard arguments.count > 2, unknown.isEmpty else {
    let names = parts.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(Data("usage: presets-bench FOLDER JSON-FILE [PART …]; parts: \(names)\n".utf8))
    exit(2)
}
var table = ResultTable()
for part in parts where arguments.count == 3 || arguments[3...].contains(part.name) { try part.run(&table) }
print(table.text, terminator: "")
try Data(table.json.utf8).write(to: URL(filePath: arguments[2]))
