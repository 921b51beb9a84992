import CatalogueModel

/// Writes the canonical text of a catalogue with its computed layouts, which are left out when it is read again. Presets
/// come one by one, too: those that the document does not have follow before the layouts, sorted by name.
public struct DocumentLayoutWriter: LayoutTextWriter {
    private let document: CatalogueDocument
    private var lines = JSONLines()
    private var hasLayouts = false

    /// Makes a writer of a document.
    public init(_ document: CatalogueDocument) {
        self.document = document
    }

    public mutating func begin(_ text: inout String) {
        document.appendHead(to: &lines)
        text += lines.take()
    }

    /// Writes the next preset.
    public mutating func append(_ preset: NamedFact<Preset<Name>>, to text: inout String) {
        lines.append(element: preset.json)
        text += lines.take()
    }

    public mutating func append(_ layout: NamedLayout, to text: inout String) {
        beginLayouts()
        lines.append(element: layout.json)
        text += lines.take()
    }

    private mutating func beginLayouts() {
        if hasLayouts { return }
        hasLayouts = true
        lines.endList()
        document.appendReleases(to: &lines)
        lines.beginList("layouts")
    }

    public mutating func end(_ text: inout String) {
        beginLayouts()
        lines.endList()
        document.appendTail(to: &lines)
        text += lines.take()
    }
}
