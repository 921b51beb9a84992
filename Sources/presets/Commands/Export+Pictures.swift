#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

extension Export {
    /// One picture to standard output, any number into a folder.
    func writePictures() throws {
        var copies: [CatalogueCopy] = []
        let path = try catalogue.path()
        let catalogue = try CatalogueCopy.reading(path, keeping: &copies)
        catalogue.fontFiles = { FontFiles.contents(of: $0, for: path) }
        let layouts = try catalogue.pictures(matching: pattern, traits: traits, at: at)
        let files = try pictures.pictures(of: layouts).files
        if let output, output != "-" { return try write(files, into: output) }
        guard files.count == 1 else {
            throw ValidationError("\(files.count) pictures go into a folder: -o FOLDER")
        }
        Output.write(files[0].text)
    }

    private func write(_ files: [ExportedFile], into folder: String) throws {
        if !check, System.place(folder) == .nothing {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw ValidationError("cannot make '\(escapedForTerminal(folder))': \(SystemError(error))")
            }
        }
        var stale: [String] = []
        var written = 0
        for file in files {
            let path = folder.hasSuffix("/") ? folder + file.path : "\(folder)/\(file.path)"
            switch try Files.write(file.text, to: path, isCheck: check) {
            case .unchanged: break
            case .written: written += 1
            case .missing, .differs: stale.append(path)
            }
        }
        for path in stale {
            Output.note("\(escapedForTerminal(path)) is stale; write it with the same command without --check")
        }
        if !stale.isEmpty { throw ExitCode.failure }
        let pictures = "\(files.count) \(files.count == 1 ? "picture" : "pictures")"
        Output.note("\(escapedForTerminal(folder)): \(pictures), \(written) written")
    }
}
