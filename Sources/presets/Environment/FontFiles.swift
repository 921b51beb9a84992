/// The files of fonts, as a catalogue names them.
enum FontFiles {
    /// What a catalogue calls a file: a path that was given relative to the working folder is relative to the catalogue's
    /// folder, so that both may move together.
    static func name(of path: String, for catalogue: String) -> String {
        if path.hasPrefix("/") { return path }
        let file = segments(path)
        let folder = segments(catalogue).dropLast()
        let shared = zip(file, folder).prefix { $0 == $1 }.count
        return (folder.dropFirst(shared).map { _ in ".." } + file.dropFirst(shared)).joined(separator: "/")
    }

    /// The contents of the files that a font's file may be: where the catalogue says, and under its name in the folders
    /// of `PRESETS_FONTS`.
    static func contents(of file: String, for catalogue: String) -> any Sequence<[UInt8]> {
        let named = file.hasPrefix("/") ? file : Files.split(catalogue).folder + file
        let folders = (System.environment("PRESETS_FONTS") ?? "").split(separator: ":")
        let others = folders.map { "\($0)/\(Files.split(file).name)" }
        return ([named] + others).lazy.compactMap { path in
            System.place(path) == .file ? try? System.read(path) : nil
        }
    }

    /// The segments of the absolute path, without `.` and `..`.
    private static func segments(_ path: String) -> [Substring] {
        let absolute = path.hasPrefix("/") ? path : "\(System.workingFolder ?? ".")/\(path)"
        return absolute.split(separator: "/").reduce(into: []) { segments, segment in
            switch segment {
            case ".": break
            case "..": _ = segments.popLast()
            default: segments.append(segment)
            }
        }
    }
}
