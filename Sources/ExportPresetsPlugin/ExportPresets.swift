import Foundation
import PackagePlugin

/// `swift package export-presets swift -o Sources/App/Buttons`: runs `presets export` with these arguments in the folder
/// of the package, so that a repository regenerates its buttons, and checks them with `--check`, by its own manifest.
@main
struct ExportPresets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "presets").url
        process.arguments = ["export"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            Diagnostics.error("presets export ended with \(process.terminationStatus)")
        }
    }
}
