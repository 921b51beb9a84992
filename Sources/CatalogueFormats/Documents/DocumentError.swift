/// What is wrong in a document, every problem with its place.
public struct DocumentError: Error, Hashable, Sendable {
    /// One problem and where it is, in bytes from the start of the source.
    public struct Problem: Hashable, Sendable {
        public var offset: Int
        public var message: String

        public init(offset: Int, message: String) {
            self.offset = offset
            self.message = message
        }
    }

    public var problems: [Problem]

    public init(problems: [Problem]) {
        self.problems = problems
    }

    /// The problems as people read them: `file:line:column`, the line and a caret. After 20 it counts the rest.
    public func description(file: String, source: [UInt8]) -> String {
        let shown = problems.prefix(20).map {
            codeFrame(file: file, source: source, offset: $0.offset, message: $0.message)
        }
        let rest = problems.count > 20 ? "\n… and \(problems.count - 20) more problems" : ""
        return shown.joined(separator: "\n") + rest
    }
}
