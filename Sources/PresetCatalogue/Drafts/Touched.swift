/// A fact that a draft has touched: as it holds in the catalogue, and as it will; nil where it does not exist.
struct Touched<Value: Equatable> {
    let old: Value?
    var new: Value?

    var isChanged: Bool { old != new }
}
