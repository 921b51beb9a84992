import CatalogueModel

extension CheckIssue {
    /// What is wrong, with the numbers and names behind it; of a finding, those of the worst layout.
    public var sentence: String { sentence(naming: .max) }

    /// The sentence, with what was said when the finding was accepted for other numbers.
    func explanation(naming limit: Int) -> String {
        sentence(naming: limit) + (expiredReason.map { "; accepted with other numbers: \($0)" } ?? "")
    }

    /// - Parameter limit: how many names are written out before the others are counted.
    func sentence(naming limit: Int) -> String {
        switch matter {
        case .finding(let layout):
            return layout.finding.sentence(for: layout.worst, style: layout.style)
                + (layout.title.map { ", '\($0)'" } ?? "")
        case .unusedMetric(let users):
            return users.isEmpty
                ? "nothing depends on it" : "only unused metrics refer to it: \(listed(users, limit))"
        case .deprecatedInUse(let replacement, let users):
            let deprecation = deprecationNote(true, replacement, nil)
            return "\(deprecation); \(listed(users, limit)) still \(users.count == 1 ? "refers" : "refer") to it"
        case .equalLayouts(let others):
            return "has the same layouts in every state and trait collection as \(listed(others, limit))"
        case .missingTranslation(let locales, let count, let users):
            let languages =
                locales.count == count && count > 1
                ? "in all \(count) languages" : "in \(listed(locales, limit))"
            return "no text \(languages), a title of \(listed(users, limit))"
        case .offGrid(let number):
            let subject = kind == .metric ? "the value" : number.property
            return "\(subject) is \(number.value.readableText), no multiple of \(number.grid.readableText)"
        }
    }
}

extension Places {
    /// `3 of 12 collections: all with direction=rtl`; empty where there is but one collection.
    public var text: String {
        if total == 1 { return "" }
        if isEverywhere { return "all \(total) collections" }
        let count = "\(collections.count) of \(total) collections"
        if let condition { return "\(count): all with \(condition)" }
        return "\(count): " + listed(collections.map { $0.isEmpty ? "default" : $0 }, 3, separator: "; ")
    }
}

/// The first names, and how many more there are: `a, b and 3 more`.
func listed(_ names: [String], _ limit: Int, separator: String = ", ") -> String {
    let shown = names.prefix(limit).joined(separator: separator)
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
}
