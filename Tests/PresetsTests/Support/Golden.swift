import Foundation
import Testing

/// Texts that are kept in the repository, so that every change of an output is seen and meant.
enum Golden {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden")

    /// `script/update-golden` sets it.
    static let isUpdate = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

    /// Compares a text with the file of that name, or writes the file.
    static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appending(path: name)
        if isUpdate { return try Data(text.utf8).write(to: file) }
        let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        guard kept != text else { return }
        Issue.record(
            """
            Tests/PresetsTests/Golden/\(name) \(kept.map { difference(from: $0, to: text) } ?? "is missing").
            If that is meant, accept it with script/update-golden and read the diff before you commit it.
            """, sourceLocation: sourceLocation)
    }

    static var names: Set<String> {
        get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
    }

    private static func difference(from old: String, to new: String) -> String {
        let old = lines(old)
        let new = lines(new)
        let index = zip(old, new).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> String { index < lines.count ? String(lines[index]) : "(its end)" }
        return "differs in line \(index + 1):\n- \(line(old))\n+ \(line(new))"
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// What is another in each run gets a name in place of its value: `<id 1>` for the first UUID in the text and
    /// wherever it comes again, `<time>` for moments. The ids of facts follow from the catalogue's, which is random.
    static func normalized(_ text: String) -> String {
        var names: [Substring: String] = [:]
        let withoutIDs = text.replacing(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/) { match in
            let name = names[match.output] ?? "<id \(names.count + 1)>"
            names[match.output] = name
            return name
        }
        return withoutIDs.replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "<time>")
            .replacing(/"time":\d+/, with: #""time":<time>"#)
    }
}
