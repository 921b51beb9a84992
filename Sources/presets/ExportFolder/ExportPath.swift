import CatalogueFormats

/// The path of a file in an export, below its folder: one that means the same file on every system.
struct ExportPath: Hashable {
    /// With `/` between its parts.
    let text: String
    /// The folders on the way, from the outermost on.
    let folders: [String]
    /// The file's, in the innermost.
    let name: String

    /// What the manifests and the temporary files of exports begin with.
    static let reserved = ".presets-"

    /// Reads a path from the folder of the export.
    /// - Throws: what is wrong with it, as in "'a/../b' has the part '..'".
    init(_ text: String) throws(Flaw) {
        self.init(unchecked: text)
        if let flaw = flaw { throw Flaw(description: flaw) }
    }

    /// A file of an export's own, such as its manifest.
    init(reserved name: String) {
        self.init(unchecked: name)
    }

    private init(unchecked text: String) {
        self.text = text
        // Not by characters: a slash with an accent on it parts a path as well.
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        folders = parts.dropLast()
        name = parts.last ?? ""
    }

    /// Why a text is no such path.
    struct Flaw: Error, CustomStringConvertible {
        let description: String
    }

    /// The path of the folder on the way that has this place, from 0 on.
    func folder(at index: Int) -> String { folders[...index].joined(separator: "/") }

    /// Equal are the paths that some file system takes for one.
    var key: String { FileNames.key(text) }

    /// The keys of the folders on the way.
    var folderKeys: [String] { folders.indices.map { FileNames.key(folder(at: $0)) } }

    /// Two spellings of an accent are two files on Linux, and one string.
    static func == (left: ExportPath, right: ExportPath) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(Array(text.utf8))
    }

    // MARK: What is wrong

    private var flaw: String? {
        if text.isEmpty { return "is empty" }
        if text.utf8.first == UInt8(ascii: "/") { return "is absolute" }
        return (folders + [name]).lazy.compactMap(Self.flaw).first
    }

    private static func flaw(of part: String) -> String? {
        switch part {
        case "": return "has an empty part"
        case ".", "..": return "has the part '\(part)'"
        case _ where part.utf8.contains { $0 < 0x20 || $0 == 0x7F }: return "holds a control character"
        case _ where part.utf8.contains(UInt8(ascii: "\\")): return "holds a backslash, which parts folders on Windows"
        case _ where part.utf8.contains(UInt8(ascii: ":")): return "holds a colon, which names no file on Windows"
        case _ where part.unicodeScalars.last == "." || part.unicodeScalars.last == " ":
            return "has a part that ends in '\(String(part.unicodeScalars.suffix(1)))', which Windows drops"
        case _ where FileNames.isDevice(part): return "has the part '\(part)', which is a device on Windows"
        case _ where FileNames.key(part).utf8.starts(with: reserved.utf8):
            return "has the part '\(part)', but what begins with '\(reserved)' is for the manifests of exports"
        case _ where part.utf8.count > 255: return "has a part of more than 255 bytes"
        default: return nil
        }
    }
}
