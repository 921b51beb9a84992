import CatalogueModel

/// Writes layouts as a text one by one, so that neither all of them nor all of the text need be in memory.
public protocol LayoutTextWriter {
    /// Writes what stands before the first layout.
    mutating func begin(_ text: inout String)

    /// Writes the next layout.
    mutating func append(_ layout: NamedLayout, to text: inout String)

    /// Writes what stands behind the last layout.
    mutating func end(_ text: inout String)
}

extension LayoutTextWriter {
    public mutating func end(_ text: inout String) {}

    /// The whole text of some layouts.
    public func text(of layouts: [NamedLayout]) -> String {
        var (writer, text) = (self, "")
        writer.begin(&text)
        for layout in layouts { writer.append(layout, to: &text) }
        writer.end(&text)
        return text
    }
}
