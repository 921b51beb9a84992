import CatalogueModel

extension Explanation {
    /// The explanation as JSON, version 1 of its shape.
    ///
    /// `numbers` has an object for each revision in which numbers of the layout changed last, newest first: the
    /// `revision`, the `numbers` with `old` (null where the layout begins) and `new`, and `reasons`: links of chains,
    /// depth first, of which each follows from those after it that are one `depth` deeper. `set` says that somebody
    /// changed just that, `definition` to what.
    ///
    /// `origin` has where the value of a property, a metric or a token comes from, link by link: its `definition` (null
    /// for a default), what that comes to, what it was before (`previous`), and the `revision` that set it.
    public var json: JSON {
        [
            "format": "presets-why", "version": 1, "name": .string(name), "kind": .string(kind.rawValue),
            "field": field.map(JSON.string) ?? .null, "state": .string(state.name), "traits": .string(traits),
            "numbers": .array(changes.map(\.json)), "origin": .array(origin.map(\.json)),
        ]
    }
}

extension LayoutReason {
    fileprivate var json: JSON {
        [
            "revision": authorship.json,
            "numbers": .array(
                numbers.map {
                    [
                        "number": .string($0.number), "old": $0.old.map(JSON.points) ?? .null,
                        "new": $0.new.map(JSON.points) ?? .null,
                    ]
                }),
            "reasons": .array(reasons.map(\.json)),
        ]
    }
}

extension OriginStep {
    fileprivate var json: JSON {
        [
            "name": .string(name), "condition": condition.map(JSON.string) ?? .null,
            "definition": definition.map(JSON.string) ?? .null, "value": value.map(JSON.string) ?? .null,
            "previous": previous.map(JSON.string) ?? .null, "revision": authorship.json,
        ]
    }
}
