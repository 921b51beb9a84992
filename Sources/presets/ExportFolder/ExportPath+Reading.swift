import CatalogueFormats

extension ExportPath {
    /// Reads the paths of an export, which have to be good alone and beside each other.
    /// - Returns: a path for each text, nil for one that is none; and everything that is wrong, as in "'x/' has an empty
    ///   part".
    static func reading(_ texts: [String]) -> (paths: [ExportPath?], flaws: [String]) {
        var flaws: [String] = []
        let paths = texts.map { text -> ExportPath? in
            do throws(Flaw) {
                return try ExportPath(text)
            } catch {
                flaws.append("'\(escapedForTerminal(text))' \(error)")
                return nil
            }
        }
        return (paths, flaws + collisions(paths.compactMap(\.self)))
    }

    private static func collisions(_ paths: [ExportPath]) -> [String] {
        var flaws: [String] = []
        var files: [String: ExportPath] = [:]
        for path in paths {
            guard let other = files.updateValue(path, forKey: path.key) else { continue }
            flaws.append(
                other == path
                    ? "\(path.shown) is there twice" : "\(other.shown) and \(path.shown) are one file on some disks")
        }
        for path in paths {
            for key in path.folderKeys {
                guard let file = files[key] else { continue }
                flaws.append("\(file.shown) is a file, and the folder of \(path.shown)")
            }
        }
        return flaws
    }

    private var shown: String { "'\(escapedForTerminal(text))'" }
}
