import CatalogueModel

/// A trait collection with what metrics come to in it, and came to before.
struct CollectionView {
    let collection: TraitCollection
    let isNew: Bool
    let new: Resolver
    let old: Resolver

    /// What a layout follows from that is new with the collection.
    let ownCause: [FactID]

    init(_ collection: TraitCollection, isNew: Bool, _ draft: Draft) {
        self.collection = collection
        self.isNew = isNew
        new = draft.resolver(in: collection)
        old = draft.oldResolver(in: collection)
        ownCause = [collection.id]
    }

    /// Errors of `body` say in which collection they show.
    func locating<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as CatalogueError where !collection.isDefault {
            throw error.within(collection)
        }
    }
}

extension CatalogueError {
    /// The same error, saying in which trait collection it shows.
    fileprivate func within(_ collection: TraitCollection) -> CatalogueError {
        CatalogueError(
            problems.map {
                if case .button = $0 { $0 } else { .inCollection(collection.text, $0) }
            })
    }
}
