import CatalogueFormats
import CatalogueModel

/// A document that is read is written as one that says the same.
enum DocumentPromise {
    static func check(_ bytes: [UInt8]) throws {
        _ = DocumentReader.recognizes(bytes)
        var document: CatalogueDocument
        do {
            document = try DocumentReader.read(bytes)
        } catch {
            try checkPlaces(error, bytes)
            return
        }
        // Who made a release, and when, belongs to the history and is nobody's without one.
        if document.history == nil {
            document.releases = document.releases.map {
                Release(name: $0.name, revision: $0.revision, note: $0.note, time: 0, author: "")
            }
        }
        let text = document.text()
        try BrokenPromise.unless(DocumentReader.recognizes(Array(text.utf8)), "no document was written")
        let again: CatalogueDocument
        do {
            again = try DocumentReader.read(Array(text.utf8))
        } catch {
            throw BrokenPromise(
                description: "what was written is refused: " + error.description(file: "", source: Array(text.utf8)))
        }
        try BrokenPromise.unless(again == document, "other facts:\n\(document)\n\(again)")
        try BrokenPromise.unless(again.text() == text, "written in two ways")
    }

    /// Problems stand at a place of the source, and can be shown there.
    static func checkPlaces(_ error: DocumentError, _ bytes: [UInt8]) throws {
        try BrokenPromise.unless(!error.problems.isEmpty, "refused without a reason")
        for problem in error.problems {
            try BrokenPromise.unless(
                (0...bytes.count).contains(problem.offset), "'\(problem.message)' stands at \(problem.offset)")
        }
        _ = error.description(file: "", source: bytes)
    }
}
