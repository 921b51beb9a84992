/// Collects what is wrong in the rows of a table while they are read to their end.
struct PlacedProblems {
    private(set) var list: [CatalogueError.Problem] = []

    /// Does something for a place; nil with its problems noted where it is refused.
    mutating func attempt<Value>(_ place: String, _ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let error as CatalogueError {
            list += error.problems.map { .at(place, $0) }
            return nil
        }
    }

    mutating func add(_ problem: CatalogueError.Problem, at place: String) {
        list.append(.at(place, problem))
    }

    /// - Throws: `CatalogueError` with all of them.
    func check() throws {
        if !list.isEmpty { throw CatalogueError(list) }
    }
}
