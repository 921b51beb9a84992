import CatalogueModel

/// Reads the canonical text of a catalogue.
public enum DocumentReader {
    /// Whether a file says of itself that it is an export of a catalogue.
    public static func recognizes(_ source: [UInt8]) -> Bool {
        // Most files need no parsing to be told apart.
        guard mentionsFormat(source), case .string? = (try? JSONParser().parse(source))?["format"]?.value else {
            return false
        }
        return true
    }

    private static func mentionsFormat(_ source: [UInt8]) -> Bool {
        let word = Array("\"format\"".utf8)
        return source.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast(word.count - 1).contains { start in
                bytes[start] == word[0] && bytes[start + 1] == word[1]
                    && bytes[start..<start + word.count].elementsEqual(word)
            }
        }
    }

    /// - Parameter source: UTF-8, as `CatalogueDocument.text` wrote it.
    /// - Throws: `DocumentError` with every problem found.
    public static func read(_ source: [UInt8]) throws(DocumentError) -> CatalogueDocument {
        try DocumentProblems.reading(source, document)
    }

    private static func document(_ node: JSONNode, _ problems: DocumentProblems) -> CatalogueDocument? {
        guard var reader = ObjectReader(node, "a catalogue's document", problems) else { return nil }
        guard reader.requiredString("format") == DocumentNames.format else {
            problems.add("this is no export of a catalogue: \"format\" must be \"presets\"", at: node.offset)
            return nil
        }
        let version = reader.integer("version")
        if let version, version != DocumentNames.version {
            problems.add("version \(version) of the format is newer than this program", at: node.offset)
            return nil
        }
        var document = facts(&reader, catalogue: reader.id("catalogue"))
        document.releases = reader.elements("releases").compactMap { release($0, problems) }
        // Layouts follow from the facts.
        _ = reader.member("layouts")
        if reader.member("history") != nil {
            document.history = reader.elements("history").compactMap { revision($0, problems) }
        }
        reader.finish()
        return document
    }

    static func facts(_ reader: inout ObjectReader, catalogue: StableID?) -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: catalogue)
        let problems = reader.problems
        document.traits = reader.elements("traits").compactMap { trait($0, problems) }
        document.collections = reader.elements("collections").compactMap { collection($0, problems) }
        document.fonts = reader.elements("fonts").compactMap { font($0, problems) }
        document.rules = reader.elements("rules").compactMap { rule($0, problems) }
        document.metrics = reader.elements("metrics").compactMap { metric($0, problems) }
        document.tokens = reader.elements("tokens").compactMap { token($0, problems) }
        document.presets = reader.elements("presets").compactMap { preset($0, problems) }
        return document
    }
}
