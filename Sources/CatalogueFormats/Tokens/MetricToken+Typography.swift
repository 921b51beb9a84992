import CatalogueModel

extension MetricToken {
    /// Nil where the standard cannot say it, or asks for more than is said.
    func json(_ typography: Typography<Name>) -> JSON? {
        guard case .points(let points) = typography.size, let weight = typography.weight,
            let letterSpacing = typography.letterSpacing, let lineHeight = typography.lineHeight
        else { return nil }
        let parts: [(String, MetricType, MetricValue<Name>)] = [
            ("fontFamily", .fontFamily, .text(typography.family)), ("fontSize", .dimension, .number(points)),
            ("fontWeight", .fontWeight, .text(weight)), ("letterSpacing", .dimension, .number(letterSpacing)),
            ("lineHeight", .number, .number(lineHeight)),
        ]
        var members: [JSON.Member] = []
        for (name, type, value) in parts {
            guard let json = Self.plainValue(value, type, types) else { return nil }
            members.append(name, json)
        }
        return .object(members)
    }

    static func json(_ typography: ResolvedTypography) -> JSON {
        let families = typography.families.map { JSON.string(withoutBraces($0)) }
        return [
            "fontFamily": families.count == 1 ? families[0] : .array(families),
            "fontSize": json(typography.size, .dimension) ?? .null,
            "fontWeight": .number(JSONNumber(typography.weight.value)),
            "letterSpacing": json(typography.letterSpacing, .dimension) ?? .null,
            // What browsers call normal; a button's title does not follow it.
            "lineHeight": JSON(typography.lineHeight ?? 1.2) ?? .null,
        ]
    }
}
