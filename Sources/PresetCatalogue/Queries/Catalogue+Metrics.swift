import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The metrics that match, sorted by name.
    public func metrics(matching pattern: Pattern, at name: RevisionName = .now) throws -> [MetricSummary] {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(name))
            if let literal = pattern.literal { _ = try snapshot.entry(named: Name(literal), .metric) }
            let metrics = try store.metrics(at: snapshot.moment)
            return try store.entries(.metric, at: snapshot.moment).filter { pattern.matches($0.name.text) }
                .compactMap { entry in try metrics[entry.id].map { try summary(of: entry, $0, snapshot) } }
        }
    }

    /// A metric with its value in every trait collection and its users.
    public func metricDetails(_ name: Name, at revision: RevisionName = .now) throws -> MetricDetails {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(revision))
            let entry = try snapshot.entry(named: name, .metric)
            guard let metric = try store.metric(entry.id, at: snapshot.moment) else {
                throw CatalogueError(.unknownName(name.text, .metric, suggestions: []))
            }
            let values = try store.collections(at: snapshot.moment).map {
                MetricDetails.CollectionValue(
                    traits: $0.text, value: try snapshot.text(ofMetric: entry.id, in: $0) ?? "")
            }
            return MetricDetails(
                summary: try summary(of: entry, metric, snapshot), id: entry.stableID, values: values,
                users: try store.users(of: entry.id, at: snapshot.moment).map(snapshot.name).sorted())
        }
    }

    private func summary(of entry: Entry, _ metric: Metric<FactID>, _ snapshot: Snapshot) throws -> MetricSummary {
        MetricSummary(
            name: entry.name.text, type: metric.type, value: metric.value.text(naming: snapshot.name),
            resolved: try snapshot.text(ofMetric: entry.id, in: .defaultCollection) ?? "",
            overrides: metric.overrides.mapValues { $0.text(naming: snapshot.name) }, description: entry.description,
            isDeprecated: entry.deprecation != nil, replacement: entry.deprecation?.replacement.map(snapshot.name))
    }
}
