#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ArgumentParser

/// Folders that files are written into.
extension Files {
    /// Whether a path names a folder: there is one, or it ends as one.
    static func isFolder(_ path: String) -> Bool { path.hasSuffix("/") || System.place(path) == .folder }

    static func join(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Makes the folder that a file is to stand in, and those around it.
    static func makeFolder(of file: String) throws {
        let folder = split(file).folder
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ValidationError("cannot make the folder '\(folder)': \(SystemError(error))")
        }
    }
}
