import Foundation
import TestSupport
import Testing

/// The compilers, and the stubs of UIKit compiled with them.
///
/// The stubs stand for UIKit, which is not to be had here: the declarations that generated code uses, and a button that
/// lays itself out by R1 to R7, written without a look at the engine and held against the published measurements.
enum Toolchain {
    /// The folder with the modules UIKit and CoreGraphics, beside the tests; made once in a run.
    static let modules: Result<String, any Error> = Result {
        let folder = URL(filePath: Command.presets).deletingLastPathComponent().appending(path: "UIKitStubs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for module in ["UIKit", "CoreGraphics"] {
            try run(
                "swiftc",
                [
                    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-emit-module", "-emit-library",
                    "-module-name", module, "-emit-module-path", folder.path + "/\(module).swiftmodule", "-o",
                    folder.path + "/lib\(module).so",
                ] + sources(in: module)
            ).expectSuccess()
        }
        return folder.path
    }

    static let stubsFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Stubs")
        .standardizedFileURL

    /// The Swift files of a folder of the stubs.
    static func sources(in folder: String) throws -> [String] {
        let url = stubsFolder.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { url.appending(path: $0).path }
    }

    /// Compiles what an app would compile: Swift 6, no warning.
    static func typecheck(_ files: [String]) throws -> Command.Outcome {
        try run(
            "swiftc",
            ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", modules.get()]
                + files)
    }

    /// Links a program with the stubs.
    /// - Returns: its path.
    static func build(_ files: [String], in sandbox: Sandbox, swift version: Int = 6) throws -> String {
        let modules = try modules.get()
        let program = sandbox.path("program")
        try run(
            "swiftc",
            [
                "-swift-version", "\(version)", "-I", modules, "-L", modules, "-lUIKit", "-Xlinker", "-rpath",
                "-Xlinker",
                modules, "-module-name", "Program", "-o", program,
            ] + files
        ).expectSuccess()
        return program
    }

    /// Runs a tool of the person's PATH, with their environment.
    static func run(
        _ tool: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Command.Outcome {
        var command = Command(
            executable: tool.hasPrefix("/") ? tool : "/usr/bin/env",
            arguments: (tool.hasPrefix("/") ? [] : [tool]) + arguments,
            folder: FileManager.default.temporaryDirectory.path,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
        command.timeout = 240
        return try command.run()
    }
}

extension Command.Outcome {
    @discardableResult
    func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
        #expect(code == 0, "\(output)\(errors)", sourceLocation: sourceLocation)
        return self
    }
}
