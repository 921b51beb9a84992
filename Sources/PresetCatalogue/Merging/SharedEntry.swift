import CatalogueModel

/// A metric, a kept token or a preset as every file of a catalogue understands it: other facts are named by their ids.
struct SharedEntry<Value: Mergeable>: Mergeable {
    var name: Name
    var description: String?
    var deprecation: SharedDeprecation?
    var extensions: String?
    var value: Value

    static func properties(of states: [SharedEntry]) -> [MergeProperty<SharedEntry>] {
        [
            MergeProperty("name", \.name, empty: nil), MergeProperty("description", \.description),
            MergeProperty("deprecated", \.deprecation), MergeProperty("extensions", \.extensions),
        ] + Value.properties(of: states.map(\.value)).map { MergeProperty($0, of: \.value) }
    }

    mutating func tidy(after ours: SharedEntry) { value.tidy(after: ours.value) }

    var references: Set<StableID> {
        value.references.union(deprecation?.replacement.map { [$0] } ?? [])
    }
}

/// As ``Deprecation``.
struct SharedDeprecation: Hashable {
    var replacement: StableID?
    var reason: String?
}
