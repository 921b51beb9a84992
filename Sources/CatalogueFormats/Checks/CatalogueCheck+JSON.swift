import CatalogueModel

extension CatalogueCheck {
    /// What was found as JSON, version 1 of its shape: how much was looked at, and `findings`, worst first, each with
    /// its `id`, `severity`, whom it is about, the collections in which it holds, and the sentence; `accepted` has those
    /// that count no more, with their reason.
    public var json: JSON {
        [
            "format": "presets-check", "version": 1, "presets": JSON(presets), "layouts": JSON(layouts),
            "collections": .array(collections.map(JSON.string)), "findings": .array(issues.map(\.json)),
            "accepted": .array(accepted.map(\.json)),
        ]
    }
}

extension CheckIssue {
    fileprivate var json: JSON {
        var members: [JSON.Member] = []
        members.append("id", .string(rule.id))
        members.append("severity", .string(severity.rawValue))
        members.append("kind", .string(kind.rawValue))
        members.append("name", .string(name))
        members += details
        members.append("message", .string(sentence))
        if let places { members.append("collections", .array(places.collections.map(JSON.string))) }
        return .object(members)
    }

    /// What only issues of this kind have.
    private var details: [JSON.Member] {
        var members: [JSON.Member] = []
        switch matter {
        case .finding(let layout):
            members.append("style", .string(layout.style.name))
            members.append("state", .string(layout.state.name))
            members.append("worst", .string(layout.worstTraits))
            if let title = layout.title { members.append("title", .string(title)) }
            if let acceptedReason { members.append("accepted", .string(acceptedReason)) }
            if let expiredReason { members.append("expired", .string(expiredReason)) }
        case .unusedMetric(let users): members.append("users", .array(users.map(JSON.string)))
        case .deprecatedInUse(let replacement, let users):
            members.append("use", replacement.map(JSON.string) ?? .null)
            members.append("users", .array(users.map(JSON.string)))
        case .equalLayouts(let others): members.append("others", .array(others.map(JSON.string)))
        case .missingTranslation(let locales, _, let users):
            members.append("locales", .array(locales.map(JSON.string)))
            members.append("users", .array(users.map(JSON.string)))
        case .offGrid(let number):
            members.append("property", .string(number.property))
            members.append("value", .points(number.value))
            members.append("grid", .points(number.grid))
        }
        return members
    }
}
