import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Looks at everything about a catalogue's file, of whatever format, and writes nothing.
    ///
    /// What the file says is looked at first; only where that is sound, and of today's format, what follows from it.
    /// - Parameter open: opens the catalogue for reading.
    /// - Throws: `StorageError` if there is no file, or one that is not a catalogue.
    public static func examine(path: String, opening open: () throws -> Catalogue) throws -> HealthReport {
        var report = try FileExamination.report(on: path)
        guard report.isHealthy else { return report }
        do {
            let catalogue = try open()
            try catalogue.store.read {
                let dependencies = try catalogue.dependencyProblems()
                let layouts = try catalogue.layoutProblems()
                report.checks += [
                    HealthCheck(.values, problems: []), HealthCheck(.dependencies, problems: dependencies),
                    HealthCheck(.layouts, problems: layouts),
                ]
            }
        } catch let error as StorageError {
            switch error.kind {
            // Whatever brings it up to date looks at these.
            case .older: break
            case .damaged:
                report.checks.append(HealthCheck(.values, problems: [error.message ?? "they cannot be read"]))
            default: throw error
            }
        }
        return report
    }

    /// Copies a catalogue while others may write it, to a file that takes its name when it is complete and sound.
    /// - Parameter replaces: whether an earlier backup of that name gives way.
    /// - Returns: how large it is, in bytes.
    /// - Throws: `StorageError`; what stood there stays then.
    public static func backup(path: String, to destination: String, replaces: Bool) throws -> Int64 {
        try Backup.make(of: path, at: destination, replaces: replaces)
    }

    /// Makes a new catalogue of what can be read of a damaged one, which is not written.
    /// - Parameter time: seconds since 1970, for the ledger of migrations.
    /// - Throws: `StorageError` if nothing can be read, or if there is a file already.
    public static func salvage(path: String, to destination: String, time: Int64) throws -> SalvageReport {
        try Salvage.make(of: path, at: destination, time: time)
    }

    private func layoutProblems() throws -> [String] {
        let (_, discrepancies) = try verify()
        guard let first = discrepancies.first else { return [] }
        return [
            "\(discrepancies.count) differ from what the engine computes, such as \(first.name): see presets verify"
        ]
    }

    /// Who refers to what, by what is written in facts and by what is kept beside them.
    private func dependencyProblems() throws -> [String] {
        var expected = Set<Dependency>()
        func add(_ users: [FactID: Set<FactID>]) {
            for (user, metrics) in users { expected.formUnion(metrics.map { Dependency(user: user, metric: $0) }) }
        }
        add(try store.metrics(at: .now).mapValues(\.references))
        add(try store.presets(at: .now).mapValues(\.references))
        add(try store.tokens(at: .now).mapValues(\.references))
        let kept = Set(
            try store.users(at: .now).flatMap { metric, users in users.map { Dependency(user: $0, metric: metric) } })
        let missing = expected.subtracting(kept).count
        let wrong = kept.subtracting(expected).count
        return (missing > 0 ? ["\(missing) missing"] : []) + (wrong > 0 ? ["\(wrong) that no expression has"] : [])
    }

    private struct Dependency: Hashable {
        let user: FactID
        let metric: FactID
    }
}
