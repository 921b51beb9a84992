import ArgumentParser

/// Finds the catalogue that a command is about.
enum CatalogueLocation {
    static let fileName = "presets.db"

    /// The option, else `PRESETS_CATALOGUE`, else `presets.db` in the working folder or the nearest parent, as git does.
    static func existing(_ option: String?) throws -> String {
        if let named = option ?? System.environment("PRESETS_CATALOGUE") { return named }
        if System.workingFolder == nil, System.fileExists(fileName) { return fileName }
        var folder = System.workingFolder ?? "/"
        while true {
            let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
            if System.fileExists(path) { return path }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { break }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
        throw ValidationError(
            "there is no \(fileName) here or in a folder above; 'presets init' makes one, --catalogue names another")
    }

    /// Where `init` makes a catalogue.
    static func new(_ option: String?) -> String {
        option ?? System.environment("PRESETS_CATALOGUE") ?? fileName
    }
}
