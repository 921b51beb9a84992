import ArgumentParser

/// Reading and writing the files that people name.
enum Files {
    /// The bytes of a file or a pipe, or of standard input for `-`.
    static func read(_ path: String) throws -> [UInt8] {
        do throws(SystemError) {
            return try System.read(path == "-" ? nil : path)
        } catch {
            throw ValidationError("cannot read '\(path)': \(error)")
        }
    }

    /// The bytes of a file that another one refers to.
    /// - Parameters:
    ///   - path: as it is written there, relative to that file's folder.
    ///   - isOutside: whether it may lie outside that folder; links are followed before that is judged.
    static func read(_ path: String, besides file: String, orOutside isOutside: Bool) throws -> [UInt8] {
        if file == "-" { throw ValidationError("standard input has no folder to find '\(path)' in") }
        let named = split(file).folder
        let folder = try System.realPath(named.isEmpty ? "." : named)
        let target = try System.realPath("\(folder)/\(path)")
        guard isOutside || folder == "/" || target.utf8.starts(with: "\(folder)/".utf8) else {
            throw ValidationError("'\(path)' lies outside the folder of '\(file)'; --outside-files reads it")
        }
        return try System.read(target)
    }

    /// The file itself, or the `.json` files of a folder, sorted.
    static func tokenFiles(at path: String) throws -> [String] {
        guard System.place(path) == .folder else { return [path] }
        let names: [String]
        do {
            names = try System.names(in: path).filter { $0.hasSuffix(".json") }
        } catch {
            throw ValidationError("cannot read '\(path)': \(error)")
        }
        if names.isEmpty { throw ValidationError("there is no .json file in '\(path)'") }
        return names.map { path.utf8.last == UInt8(ascii: "/") ? path + $0 : "\(path)/\($0)" }
    }

    /// A path as its folder, with the slash, and the name in it.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        let start = path.utf8.index(after: slash)
        return (String(path[..<start]), String(path[start...]))
    }

    /// What writing a file would do.
    enum Outcome { case unchanged, written, missing, differs }

    /// Writes the whole file or nothing of it; a file that has these bytes already is not touched, and one that is
    /// replaced keeps its permissions. A link is followed.
    /// A database, such as a catalogue, is never replaced.
    /// - Parameters:
    ///   - text: made once to hold it against a file that is there, and once more where they differ.
    ///   - isCheck: only tells whether the file has these bytes.
    static func write(_ text: TextSource, to path: String, isCheck: Bool) throws -> Outcome {
        let place = System.place(path)
        if place == .file, try FileComparison(path)?.holds(text) == true { return .unchanged }
        if isCheck { return place == .nothing ? .missing : .differs }
        guard place != .file || FileComparison(path)?.isDatabase() != true else {
            throw ValidationError("'\(path)' is a database, perhaps a catalogue, and stays: name another file")
        }
        do {
            switch place {
            case .folder: throw SystemError.isFolder
            // A device or a pipe is written to and never replaced; a link that leads nowhere makes its file.
            case .other: try System.write(text, to: path)
            case .nothing, .file: try replace(path, with: text)
            }
        } catch let error as SystemError {
            throw ValidationError("cannot write '\(path)': \(error)")
        }
        return .written
    }

    private static func replace(_ path: String, with text: TextSource) throws {
        let target = try System.place(path) == .nothing ? path : System.realPath(path)
        let (folderPath, name) = split(target)
        let folder = try OpenFolder(folderPath.isEmpty ? "." : folderPath)
        folder.lock(isShared: false)
        let file = try PartialFile(
            in: folder, as: "\(ExportPath.reserved)file.tmp", permissions: System.permissions(target))
        try text.write(file.append)
        try file.finish(as: name)
    }
}
