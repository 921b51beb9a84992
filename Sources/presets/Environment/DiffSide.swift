import CatalogueModel
import PresetCatalogue

/// One side of a diff: a state of the catalogue at hand, or of another file.
struct DiffSide {
    /// Nil for the catalogue at hand.
    let file: String?
    let revision: RevisionName

    /// An argument with a slash or a known suffix is a file; the last `@` splits only if what stands before it exists.
    init(_ argument: String) {
        if let parts = RevisionName.split(argument), System.fileExists(parts.file) {
            file = parts.file
            revision = parts.revision
        } else if argument.utf8.contains(UInt8(ascii: "/")) || System.place(argument) == .folder
            || Self.suffixes.contains(where: argument.hasSuffix)
        {
            file = argument
            revision = .now
        } else {
            file = nil
            revision = RevisionName(argument)
        }
    }

    private static let suffixes = [".db", ".sqlite", ".sqlite3", ".json", ".tokens"]

    /// A file of text, design tokens or an export, or a folder of them.
    private var isText: Bool {
        guard let file else { return false }
        return System.place(file) == .folder || file.hasSuffix(".json") || file.hasSuffix(".tokens")
    }

    /// What exists only as long as the comparison.
    struct Kept {
        var scratch: [ScratchCatalogue] = []
        var copies: [CatalogueCopy] = []
    }

    /// Opens a side for reading. Another file may be of an older format, as those of branches and releases are.
    func open(_ options: CatalogueOptions, keeping kept: inout Kept) throws -> Catalogue {
        guard let file else { return try options.open() }
        if isText {
            let side = try ScratchCatalogue(of: file)
            kept.scratch.append(side)
            return side.catalogue
        }
        return try CatalogueCopy.reading(file, keeping: &kept.copies)
    }
}
