import CatalogueModel

extension Reason {
    /// `{space.s} 6 → 8, set`: one link of a chain.
    var sentence: String {
        switch kind {
        case .property: "\(name) \(sides)\(setting)"
        case .metric: "{\(name)} \(sides)\(setting)"
        case .trait where old == nil: "the trait \(name) added"
        case .trait where new == nil: "the trait \(name) removed"
        case .trait: old == new ? "the trait \(name)" : "the default of \(name) \(sides)"
        case .font where old == nil: "the font \(name) added"
        case .font where new == nil: "the font \(name) removed"
        case .font: old == new ? "the content of the font \(name)" : "the font \(name) \(sides)"
        case .collection: "the collection \(name.isEmpty ? "by default" : name) added"
        case .preset: "\(name) added"
        case .state: "the state \(name) added"
        case .engine: "another layout engine"
        }
    }

    private var sides: String { "\(old ?? "default") → \(new ?? "default")" }

    /// That somebody set it, and to what, where that is more than its value.
    private var setting: String {
        guard isSet else { return "" }
        return definition.map { $0 == new ? ", set" : ", set to \($0)" } ?? ", set"
    }

    /// The chains of some reasons, one line each; where something follows from several others, these have their own.
    static func chains(_ reasons: [Reason]) -> [String] {
        var lines: [String] = []
        var depth = -1
        for reason in reasons {
            if let line = lines.last, reason.depth > 0, reason.depth == depth + 1 {
                lines[lines.count - 1] = "\(line) ← \(reason.sentence)"
            } else {
                let indent = String(repeating: "  ", count: min(reason.depth, 10))
                lines.append(reason.depth == 0 ? "because of \(reason.sentence)" : "\(indent)← \(reason.sentence)")
            }
            depth = reason.depth
        }
        return lines
    }

    var json: JSON {
        [
            "kind": .string(kind.rawValue), "name": .string(name), "old": old.map(JSON.string) ?? .null,
            "new": new.map(JSON.string) ?? .null, "definition": definition.map(JSON.string) ?? .null,
            "set": .bool(isSet), "depth": JSON(depth),
        ]
    }
}
