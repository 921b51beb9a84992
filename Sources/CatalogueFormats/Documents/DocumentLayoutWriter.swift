import CatalogueModel

/// Writes the canonical text of a catalogue with its computed layouts, which are left out when it is read again.
public struct DocumentLayoutWriter: LayoutTextWriter {
    private let document: CatalogueDocument
    private var lines = JSONLines()

    /// Makes a writer of a document.
    public init(_ document: CatalogueDocument) {
        self.document = document
    }

    public mutating func begin(_ text: inout String) {
        document.appendHead(to: &lines)
        lines.beginList("layouts")
        text += lines.take()
    }

    public mutating func append(_ layout: NamedLayout, to text: inout String) {
        lines.append(element: layout.json)
        text += lines.take()
    }

    public mutating func end(_ text: inout String) {
        lines.endList()
        document.appendTail(to: &lines)
        text += lines.take()
    }
}
