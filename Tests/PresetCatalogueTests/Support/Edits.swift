import ButtonLayout
import CatalogueModel
import PresetCatalogue

/// Edits as they might be typed.
extension Edit {
    static func metric(
        _ name: String, _ value: String, _ type: MetricType? = nil, for condition: String? = nil,
        description: String? = nil
    ) throws -> Edit {
        .setMetrics([
            MetricAssignment(
                try Name(name), value: value, type: type, condition: condition.map(TraitCondition.init(_:)),
                description: description)
        ])
    }

    /// A new preset of 200 x 100 points with an image of 24 x 24 and a title of 60 x 20.
    static func add(
        _ name: String, _ style: Style = .imageTitle(.top), spacing: String? = nil,
        _ edit: (inout PresetChange<Name>) throws -> Void = { _ in }
    ) throws -> Edit {
        var change = PresetChange<Name>()
        change.style = style
        try change.number(.width, "200")
        try change.number(.height, "100")
        if let spacing { try change.number(.spacing, spacing) }
        change.image = .value(try .of("24", "24"))
        change.title = .value(try .of("60", "20"))
        try edit(&change)
        return .addPreset(try Name(name), change, like: nil, description: nil)
    }

    static func set(_ pattern: String, _ edit: (inout PresetChange<Name>) throws -> Void) throws -> Edit {
        var change = PresetChange<Name>()
        try edit(&change)
        return .setPresets(Pattern(pattern), change, description: nil)
    }

    static func renamed(_ old: String, _ new: String) throws -> Edit { .rename(try Name(old), to: try Name(new)) }

    static func removedOverride(_ name: String, _ condition: String) throws -> Edit {
        .removeOverride(try Name(name), TraitCondition(condition))
    }
}

extension TraitCondition {
    /// `direction=rtl`.
    init(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
        self.init(trait: sides[0], value: sides[1])
    }
}

extension PresetChange<Name> {
    mutating func number(_ number: PresetNumber, _ text: String) throws {
        numbers[number] = .value(try Expression(parsing: text))
    }
}

extension ItemSize<Name> {
    static func of(_ width: String, _ height: String) throws -> ItemSize {
        .size(width: try Expression(parsing: width), height: try Expression(parsing: height))
    }
}

extension RevisionReport {
    /// The same without the number of the revision, which a dry run does not have.
    var numbers: RevisionReport {
        var report = self
        report.revision = nil
        return report
    }
}
