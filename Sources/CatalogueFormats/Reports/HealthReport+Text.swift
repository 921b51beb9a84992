import CatalogueModel

extension HealthReport {
    /// A line for each subject, or for each of its problems, and what to do.
    /// - Parameter path: as people call the catalogue.
    public func text(of path: String) -> String {
        let width = HealthCheck.Subject.allCases.map { $0.rawValue.count }.max() ?? 0
        var lines = checks.flatMap { check in
            (check.problems.isEmpty ? ["ok"] : check.problems).enumerated().map { index, text in
                let subject = index == 0 ? check.subject.rawValue : ""
                return subject + String(repeating: " ", count: width + 2 - subject.count) + escapedForTerminal(text)
            }
        }
        let name = escapedForTerminal(path)
        lines.append("\(name): " + (size.map { "\($0.sentence); " } ?? "") + conclusion)
        return lines.map { $0 + "\n" }.joined()
    }

    private var conclusion: String {
        let wrong = checks.filter { !$0.problems.isEmpty }.map(\.subject)
        if wrong.isEmpty { return "nothing is wrong" }
        if wrong == [.layouts] { return "'presets recalculate' computes the layouts anew" }
        if wrong == [.format] { return "nothing was touched; use the version that made it, or a backup" }
        return "go back to a backup, or save what can be read: presets doctor --salvage FILE"
    }

    public var json: JSON {
        [
            "healthy": .bool(isHealthy),
            "size": size?.json ?? .null,
            "checks": .array(
                checks.map {
                    [
                        "subject": .string($0.subject.rawValue), "ok": .bool($0.problems.isEmpty),
                        "problems": .array($0.problems.map(JSON.string)),
                    ]
                }),
        ]
    }
}

extension HealthReport.FileSize {
    fileprivate var sentence: String {
        "\(counted(Int(pages), "page")) of \(pageSize) bytes" + (freePages > 0 ? ", \(freePages) of them free" : "")
    }

    fileprivate var json: JSON {
        [
            "pages": .number(JSONNumber(Int(pages))), "freePages": .number(JSONNumber(Int(freePages))),
            "pageSize": .number(JSONNumber(Int(pageSize))),
        ]
    }
}
