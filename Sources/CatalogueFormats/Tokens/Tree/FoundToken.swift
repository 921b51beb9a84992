/// A token as it stands in a file, before anything is made of it.
struct FoundToken {
    /// Its dotted name, not checked any further than for what the format forbids.
    var path: String
    var place: TokenPlace
    /// The token's members.
    var object: JSONNode
    /// Its value; of an alias by pointer, the object with the `$ref`.
    var value: JSONNode
    /// The `$type` of the token itself.
    var type: String?
    /// The group that it is in.
    var group: Int
    /// For a token that a group has from another (`$extends`): the group it was written in.
    var originalGroup: Int?
    /// Whether it turned out to be a group.
    var isGone = false

    /// Whether two stand at one place, so that they say the same.
    func isSame(as other: FoundToken) -> Bool { place == other.place && value.offset == other.value.offset }
}

/// A group of tokens. The first of a tree has no name and no parent.
struct TokenGroup {
    var path: String
    var place: TokenPlace
    var parent: Int?
    var type: String?
    var deprecated: JSONNode?
    var description: String?
    var extensions: JSONNode?
    /// The `$extends` with its place.
    var extends: JSONNode?
    var tokens: [Int] = []
    var groups: [Int] = []
}

/// A preset of the catalogue in a file of tokens: a group with its definition in the catalogue's own extension.
struct FoundPreset {
    var path: String
    /// How many tokens stand before it.
    var position: Int
    var place: TokenPlace
    var object: JSONNode
    var definition: JSONNode
}
