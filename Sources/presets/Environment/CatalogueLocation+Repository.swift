#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CatalogueLocation {
    /// A file's path as others know it who have the same repository: from its root, or where there is none from the
    /// working folder; whole where it lies elsewhere.
    static func shared(_ path: String) -> String {
        let file = URL(filePath: path).standardizedFileURL.path
        var folder = file
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if System.fileExists("\(folder)/.git") { return String(file.dropFirst(folder.count + 1)) }
        }
        let here = (System.workingFolder ?? ".") + "/"
        return file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
    }
}
