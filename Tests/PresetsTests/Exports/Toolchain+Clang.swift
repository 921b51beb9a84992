import Foundation
import TestSupport
import Testing

extension Toolchain {
    /// The clang beside `swift`, or on the path itself; nil where there is none.
    static let clang: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
        func executable(_ name: String, in folder: URL) -> URL? {
            let file = folder.appending(path: name)
            return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
        }
        let swift = folders.lazy.compactMap { executable("swift", in: $0) }.first?.resolvingSymlinksInPath()
        let besides = swift.flatMap { executable("clang", in: $0.deletingLastPathComponent()) }
        return (besides ?? folders.lazy.compactMap { executable("clang", in: $0) }.first)?.path
    }()

    /// Runs clang with the declarations of UIKit.
    static func clang(_ arguments: [String]) throws -> Command.Outcome {
        try run(#require(clang), ["-isystem", stubsFolder.appending(path: "ObjectiveC").path] + arguments)
    }

    /// What clang says of a file of an app for iOS that wants to hear everything; nothing when all is well.
    static func complaints(
        about file: String, language: String = "objective-c", _ flags: String...
    ) throws -> String {
        let fixed = ["-target", "arm64-apple-ios15.0", "-x", language, "-fobjc-arc", "-fsyntax-only", "-Werror"]
        let outcome = try clang(fixed + warnings + flags + [file])
        return outcome.errors + (outcome.code == 0 ? "" : "exit code \(outcome.code)")
    }

    private static let warnings = [
        "-Wall", "-Wextra", "-Wpedantic", "-Wcomment", "-Wconversion", "-Wdocumentation", "-Wdocumentation-pedantic",
        "-Wmissing-prototypes", "-Wmissing-variable-declarations", "-Wnullability-completeness", "-Wshadow",
        "-Wstrict-prototypes", "-Wtrigraphs",
    ]
}
