import Foundation
import TestSupport
import Testing

/// Programs that a machine may have, by which what is exported is checked.
enum Tool {
    static let plutil = path("plutil")
    static let xmllint = path("xmllint")

    private static func path(_ name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

extension Sandbox {
    /// Runs a program in the folder.
    func run(tool: String, _ arguments: String...) throws -> Command.Outcome {
        try Command(executable: tool, arguments: arguments, folder: folder.path, environment: environment).run()
    }
}
