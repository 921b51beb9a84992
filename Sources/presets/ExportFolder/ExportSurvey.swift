import ArgumentParser
import CatalogueFormats

/// Looks at what is in the folder of an export, and collects what stands against it. Writes nothing.
struct ExportSurvey {
    /// Where to.
    let export: ExportFolder
    private let folder: OpenFolder?
    private var problems: [String] = []

    /// A survey that found nothing yet.
    /// - Parameter folder: nil where there is none yet.
    init(_ export: ExportFolder, in folder: OpenFolder?) {
        (self.export, self.folder) = (export, folder)
    }

    /// Ends the survey.
    /// - Throws: everything that was found to stand against the export.
    func finish() throws(ValidationError) {
        guard let first = problems.first else { return }
        let list = problems.count == 1 ? " \(first)" : problems.map { "\n  \($0)" }.joined()
        throw ValidationError("cannot export into \(export.name):\(list)")
    }

    /// Notes what stands against the export, once: a link stands against every file below it.
    mutating func note(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// The name of a file below the folder, for a sentence.
    func shown(_ path: String) -> String { "'\(escapedForTerminal(export.shown(path)))'" }

    /// The files whose paths are good.
    mutating func read(_ files: [ExportedFile]) -> [(path: ExportPath, text: String)] {
        let (paths, flaws) = ExportPath.reading(files.map(\.path))
        for flaw in flaws { note("\(flaw); rename what that file is made from") }
        return zip(paths, files).compactMap { path, file in path.map { ($0, file.text) } }
    }

    /// What the last export wrote; nil where nothing can be trusted that is said of it.
    mutating func manifest(in file: OpenFolder.File?) -> ExportManifest? {
        guard let file else { return ExportManifest([], of: export.format) }
        do throws(ExportManifest.Flaws) {
            return try ExportManifest(reading: file.bytes, of: export.format)
        } catch {
            let name = shown(ExportManifest.path(of: export.format).text)
            for sentence in error.sentences {
                note(
                    "\(name) keeps what the export wrote, but \(sentence); restore it, or move it away and remove by hand "
                        + "what is no longer of the export")
            }
            return nil
        }
    }

    /// The file at a path; nil where there is nothing or, with a problem noted, something else.
    /// - Parameter isLeft: it is no longer of the export, so what is in the way to it may be anything but a link.
    mutating func file(at path: ExportPath, isLeft: Bool = false) -> OpenFolder.File? {
        do throws(SystemError) {
            switch try folder?.find(path) ?? .nothing {
            case .file(let file): return file
            case .nothing: break
            case .folder: note("\(shown(path.text)) is a folder, where the export has a file; \(Self.remedy)")
            case .other: note("\(shown(path.text)) is a pipe or a device, where the export has a file; \(Self.remedy)")
            case .link(let place): note("\(shown(place)) is a symbolic link, which no export follows; \(Self.remedy)")
            case .noFolder where isLeft: break
            case .noFolder(let place):
                note("\(shown(place)) is no folder, where the export has one; \(Self.remedy)")
            }
        } catch {
            note("\(shown(path.text)) cannot be read: \(error); \(Self.remedy)")
        }
        return nil
    }

    /// Whether two paths lead to one file, as they do on a disk that knows no capitals.
    func isOneFile(_ path: ExportPath, _ other: ExportPath) -> Bool {
        guard path.key == other.key, case .file(let file) = try? folder?.find(path),
            case .file(let otherFile) = try? folder?.find(other)
        else { return false }
        return file.isSame(as: otherFile)
    }

    /// What to do where something stands in the way.
    static let remedy = "move it away or name another folder"
}
