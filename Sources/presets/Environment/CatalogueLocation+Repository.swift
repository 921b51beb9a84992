extension CatalogueLocation {
    /// A file's path as others know it who have the same repository: from its root, or where there is none from the
    /// working folder; whole where it lies elsewhere.
    static func shared(_ path: String) -> String {
        let file = System.absolutePath(path)
        var folder = file
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = String(folder[..<slash])
            if System.fileExists("\(folder)/.git") {
                return String(file.unicodeScalars.dropFirst(folder.unicodeScalars.count + 1))
            }
        }
        let here = (System.workingFolder ?? ".") + "/"
        return file.utf8.starts(with: here.utf8)
            ? String(file.unicodeScalars.dropFirst(here.unicodeScalars.count)) : file
    }
}
