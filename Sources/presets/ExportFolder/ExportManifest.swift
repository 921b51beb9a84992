import CatalogueFormats
import CatalogueModel

/// What an export wrote into a folder, kept there in a file of its own. A later export removes from it what it no longer
/// has, and knows what it may replace.
struct ExportManifest {
    /// The digests of the files' bytes.
    let files: [ExportPath: String]
    private let format: String
    private let pathsByKey: [String: ExportPath]

    private static let mark = "presets-export"

    /// The manifest of an export of these files.
    init(_ files: [(path: ExportPath, text: String)], of format: String) {
        self.init(digests: files.map { ($0.path, Self.digest($0.text.utf8)) }, format: format)
    }

    private init(digests: [(ExportPath, String)], format: String) {
        self.format = format
        files = Dictionary(digests) { $1 }
        pathsByKey = Dictionary(digests.map { ($0.0.key, $0.0) }) { $1 }
    }

    /// The paths of the files, sorted.
    var paths: [ExportPath] { files.keys.sorted { $0.text < $1.text } }

    /// The path of a file that some disks take for the one at this path.
    func twin(of path: ExportPath) -> ExportPath? { pathsByKey[path.key] }

    /// Where the manifest of an export lies.
    static func path(of format: String) -> ExportPath { ExportPath(reserved: "\(ExportPath.reserved)\(format).json") }

    /// 40 hexadecimal digits.
    static func digest(_ bytes: some Sequence<UInt8>) -> String {
        sha1Text(bytes)
    }

    /// Sorted, and without anything that is other at another time: the same files have the same manifest.
    var text: String {
        let members = paths.map { JSON.Member(name: $0.text, value: .string(files[$0] ?? "")) }
        return JSONWriter(.pretty).text(
            of: ["format": .string(Self.mark), "export": .string(format), "files": .object(members)])
    }

    // MARK: Reading

    /// Everything that keeps a file from being a manifest, as in "is no JSON".
    struct Flaws: Error {
        let sentences: [String]

        fileprivate init(_ sentences: String...) { self.sentences = sentences }

        fileprivate init(paths: [String]) { sentences = paths.map { "lists what no export writes: \($0)" } }
    }

    /// Reads what an earlier export wrote.
    /// - Throws: `Flaws`. A manifest says what is removed, so nothing in it may be other than this program writes it.
    init(reading bytes: [UInt8], of format: String) throws(Flaws) {
        let node: JSONNode
        do throws(JSONParseError) {
            node = try JSONParser().parse(bytes)
        } catch {
            throw Flaws("is no JSON at \(SourcePosition(offset: error.offset, in: bytes)): \(error)")
        }
        guard case .object(let members) = node.value, node["format"]?.value == .string(Self.mark) else {
            throw Flaws("is not of the format '\(Self.mark)'")
        }
        if let unknown = members.map(\.name).first(where: { !["format", "export", "files"].contains($0) }) {
            throw Flaws("has the unknown member '\(escapedForTerminal(unknown))', perhaps of a newer presets")
        }
        guard node["export"]?.value == .string(format) else { throw Flaws("is not of the export '\(format)'") }
        guard case .object(let files) = node["files"]?.value else { throw Flaws("has no object 'files'") }
        let (paths, flaws) = ExportPath.reading(files.map(\.name))
        guard flaws.isEmpty else { throw Flaws(paths: flaws) }
        var digests: [(ExportPath, String)] = []
        for (path, file) in zip(paths, files) {
            guard let path, case .string(let digest) = file.node.value, Self.isDigest(digest) else {
                throw Flaws("has no SHA-1 digest for '\(escapedForTerminal(file.name))'")
            }
            digests.append((path, digest))
        }
        self.init(digests: digests, format: format)
    }

    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 40 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
