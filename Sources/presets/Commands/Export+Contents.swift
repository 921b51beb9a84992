import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

extension Export {
    /// What is to be written.
    enum Contents {
        /// Each to its own path; what goes to standard output is the first.
        case documents([(path: String, text: TextSource)])
        /// Into the folder that was named.
        case folder([ExportedFile])
    }

    func contents() throws -> Contents {
        // git shows catalogues of any age through an export.
        var copies: [CatalogueCopy] = []
        let path = try catalogue.path()
        let catalogue = try CatalogueCopy.reading(path, keeping: &copies)
        catalogue.fontFiles = { FontFiles.contents(of: $0, for: path) }
        func layouts(_ writer: some LayoutTextWriter) -> Contents {
            file(self.layouts(of: catalogue, as: writer, keeping: copies))
        }
        func exported() throws -> ExportedCatalogue { try catalogue.exported(matching: pattern, at: at) }
        switch format {
        case .json:
            if self.layouts { return file(documentWithLayouts(of: catalogue, keeping: copies)) }
            return file(try catalogue.document(at: at, withHistory: history).text())
        case .tokens: return .documents(tokens(try catalogue.resolvedDocument(at: at)))
        case .csv where definitions:
            return file(try catalogue.definitions(matching: pattern, at: at).definitionTable())
        case .csv: return layouts(CSVLayoutWriter())
        case .markdown: return layouts(MarkdownLayoutWriter())
        case .swift:
            let export = try SwiftExport(try exported(), code.options())
            return namesFolder ? .folder(export.files) : file(export.text)
        case .objc:
            return .folder(try ObjectiveCExport(try exported(), code.options(defaultNamespace: "PRS")).files)
        case .svg:
            let files = try pictures.pictures(of: try catalogue.pictures(matching: pattern, traits: traits, at: at))
                .files
            if let output, output != "-" { return .folder(files) }
            guard files.count == 1 else {
                throw ValidationError("\(files.count) pictures go into a folder: -o FOLDER")
            }
            return file(files[0].text)
        case .css: return file(try CSSExport(try exported(), code.options()).text)
        case .android:
            let export = try AndroidExport(try exported(), code.options(), isInFolders: namesFolder)
            return namesFolder ? .folder(export.files) : file(export.text)
        case .plist: return file(PropertyListExport(try exported()).text)
        case .xctest: return file(try XCTestExport(try exported(), code.options()).text)
        }
    }

    private var namesFolder: Bool { output.map(ExportFolder.isNamed(by:)) ?? false }

    private func file(_ text: String) -> Contents { file(TextSource(text)) }

    private func file(_ text: TextSource) -> Contents { .documents([(output ?? "-", text)]) }

    /// The layouts, written as they are read.
    private func layouts(
        of catalogue: Catalogue, as writer: some LayoutTextWriter, keeping copies: [CatalogueCopy]
    ) -> TextSource {
        TextSource { [self] write in
            defer { withExtendedLifetime(copies) {} }
            var (writer, text) = (writer, "")
            writer.begin(&text)
            try append(layoutsOf: catalogue, as: &writer, to: &text, write)
        }
    }

    /// The definitions and the layouts of one state, written as they are read.
    private func documentWithLayouts(of catalogue: Catalogue, keeping copies: [CatalogueCopy]) -> TextSource {
        TextSource { [self] write in
            defer { withExtendedLifetime(copies) {} }
            try catalogue.read {
                let document = try catalogue.document(at: at, withHistory: history, withPresets: false)
                var (writer, text) = (DocumentLayoutWriter(document), "")
                writer.begin(&text)
                try catalogue.forEachPreset(at: at) { preset in
                    writer.append(preset, to: &text)
                    try text.passOn(to: write)
                }
                try append(layoutsOf: catalogue, as: &writer, to: &text, write)
            }
        }
    }

    private func append(
        layoutsOf catalogue: Catalogue, as writer: inout some LayoutTextWriter, to text: inout String,
        _ write: (String) throws -> Void
    ) throws {
        try catalogue.forEachLayout(matching: pattern, traits: traits, at: at) { layout in
            writer.append(layout, to: &text)
            try text.passOn(to: write)
        }
        writer.end(&text)
        try write(text)
    }

    /// The tokens, and beside them what varies by traits.
    private func tokens(_ document: ResolvedDocument) -> [(path: String, text: TextSource)] {
        let path = output ?? "-"
        let tokens = (path, TextSource(TokenWriter(document).text))
        let (folder, file) = Files.split(path)
        let resolver = folder + ResolverDocumentWriter.name(beside: file)
        // One that is there already says so when nothing varies any more.
        guard !document.variants.isEmpty || System.fileExists(resolver) else { return [tokens] }
        return [tokens, (resolver, TextSource(ResolverDocumentWriter(document).text(with: file)))]
    }
}
