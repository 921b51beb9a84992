import Foundation

/// The files of this repository.
enum Repository {
    struct File: Sendable, CustomStringConvertible {
        /// From the root of the repository.
        let path: String
        let text: String

        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        var description: String { path }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

    /// The Swift files below a folder.
    static func swiftFiles(in folder: String) throws -> [File] {
        let url = root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { try file("\(folder)/\($0)") }
    }

    static func file(_ path: String) throws -> File {
        File(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }

    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }
}

/// The modules that a Swift file imports.
struct Imports {
    /// Imported as they stand.
    let plain: Set<String>
    /// Imported only where they or others can be: within `#if canImport(…)`.
    let conditional: Set<String>

    init(in file: Repository.File) {
        var depth = 0
        var plain: Set<String> = []
        var conditional: Set<String> = []
        for line in file.lines.map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("#if canImport(") || (depth > 0 && line.hasPrefix("#if ")) { depth += 1 }
            if depth > 0, line.hasPrefix("#endif") { depth -= 1 }
            guard let module = Self.module(line) else { continue }
            if depth > 0 { conditional.insert(module) } else { plain.insert(module) }
        }
        self.plain = plain
        self.conditional = conditional
    }

    private static func module(_ line: Substring) -> String? {
        guard line.contains("import ") else { return nil }
        guard
            let match = line.wholeMatch(
                of: /(?:(?:@\w+|public|internal|private) )*import (?:(?:struct|class|enum|func|var) )?(\w+)(?:\.\w+)*.*/
            )
        else { return nil }
        return String(match.output.1)
    }
}
