/// Writes a JSON array element by element, one compact element a line, without holding the array in memory.
///
/// ```
/// var writer = JSONArrayWriter { output.write($0) }
/// for row in rows { writer.append(row.json) }
/// writer.finish()
/// ```
public struct JSONArrayWriter: ~Copyable {
    private let sink: (String) -> Void
    private var isEmpty = true

    /// Makes a writer that gives each piece of text to the sink.
    public init(sink: @escaping (String) -> Void) {
        self.sink = sink
    }

    /// Writes the next element.
    public mutating func append(_ element: JSON) {
        var output = JSONOutput()
        output.text = isEmpty ? "[\n  " : ",\n  "
        output.appendCompact(element)
        sink(output.text)
        isEmpty = false
    }

    /// Closes the array; without it the text is no JSON.
    public consuming func finish() {
        sink(isEmpty ? "[]\n" : "\n]\n")
    }
}
