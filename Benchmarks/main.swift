import CatalogueModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Usage: presets-bench FOLDER [JSON-FILE]; the folder takes the catalogues that are measured.
let arguments = CommandLine.arguments
precondition(arguments.count > 1, "usage: presets-bench FOLDER [JSON-FILE]")
var table = ResultTable()
try LayoutBenchmark.run(&table)
print(table.text)
try StorageBenchmark(folder: arguments[1]).run(&table)
try GrowthBenchmark(folder: arguments[1]).run(&table)
print(table.text, terminator: "")
if arguments.count > 2 { try Data(table.json.utf8).write(to: URL(filePath: arguments[2])) }
