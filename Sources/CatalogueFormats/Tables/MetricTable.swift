import CatalogueModel

/// Metrics for people and for programs.
public enum MetricTable {
    /// A table for a terminal.
    public static func text(_ metrics: [MetricSummary], maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [
            TableColumn("name", .name), TableColumn("type"), TableColumn("value"), TableColumn("resolved", .number),
            TableColumn("for traits"), TableColumn("note"),
        ])
        for metric in metrics {
            let overrides = metric.overrides.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            let note = deprecationNote(metric.isDeprecated, metric.replacement, metric.description)
            table.append([
                metric.name, metric.type.rawValue, metric.value,
                metric.resolved == metric.value ? "" : metric.resolved, overrides.joined(separator: ", "), note,
            ])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// An array for programs.
    public static func json(_ metrics: [MetricSummary]) -> String {
        JSONWriter(.pretty).text(of: .array(metrics.map { .object($0.members) }))
    }

    /// Everything about one metric.
    public static func text(_ details: MetricDetails, color: Bool) -> String {
        let summary = details.summary
        let style = TerminalStyle(color: color)
        var lines = [style.bold(escapedForTerminal(summary.name)) + "  \(summary.type.rawValue)"]
        if summary.isDeprecated { lines.append(escapedForTerminal(deprecationNote(true, summary.replacement, nil))) }
        if let description = summary.description { lines.append(escapedForTerminal(description)) }
        lines.append("value     \(escapedForTerminal(summary.value))")
        for (condition, value) in summary.overrides.sorted(by: { $0.key < $1.key }) {
            lines.append("          \(escapedForTerminal(value)) for \(escapedForTerminal(condition.description))")
        }
        for value in details.values {
            let traits = value.traits.isEmpty ? "default" : value.traits
            lines.append("is        \(escapedForTerminal(value.value)) [\(escapedForTerminal(traits))]")
        }
        lines.append(
            "used by   "
                + (details.users.isEmpty ? "nobody" : details.users.map(escapedForTerminal).joined(separator: ", ")))
        return lines.joined(separator: "\n") + "\n"
    }

    /// Everything about one metric, for programs.
    public static func json(_ details: MetricDetails) -> String {
        var members = details.summary.members
        members.append("id", .string(details.id.description))
        members.append(
            "values",
            .array(details.values.map { ["traits": .string($0.traits), "value": .string($0.value)] }))
        members.append("users", .array(details.users.map(JSON.string)))
        return JSONWriter(.pretty).text(of: .object(members))
    }
}

extension MetricSummary {
    fileprivate var members: [JSON.Member] {
        var members: [JSON.Member] = []
        members.append("name", .string(name))
        members.append("type", .string(type.rawValue))
        members.append("value", .string(value))
        let number = type.unit == nil ? nil : JSONNumber(text: resolved).map(JSON.number)
        members.append("resolved", number ?? .string(resolved))
        members.append(
            "overrides",
            .object(
                overrides.sorted { $0.key < $1.key }.map {
                    JSON.Member(name: $0.key.description, value: .string($0.value))
                }))
        if let description { members.append("description", .string(description)) }
        if isDeprecated { members.append("deprecated", .bool(true)) }
        if let replacement { members.append("use", .string(replacement)) }
        return members
    }
}
