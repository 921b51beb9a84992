import CatalogueModel
import CatalogueStorage

/// What a merge will do to our facts: read from three files, and written later.
struct MergePlan {
    /// A change that is carried over, and the revision of theirs that made it.
    struct Origin {
        let fact: StableID
        let property: String
        let revision: Revision
    }

    private let files: ThreeWay<SharedFile>
    private let side: MergeSide
    private(set) var conflicts: [MergeConflict] = []
    private(set) var origins: [Origin] = []
    /// The facts that change, with their place in their file.
    private var changed: [(id: StableID, kind: FactKind, place: FactID)] = []
    private var removals: [(Draft) throws -> Void] = []
    private var edits: [(Draft) throws -> Void] = []
    private var checks: [(Draft) throws -> [CatalogueError.Problem]] = []

    init(_ files: ThreeWay<CatalogueStore>, preferring side: MergeSide) throws {
        self.files = try files.map { try SharedFile($0) }
        self.side = side
        try add(.traits)
        try add(.fonts)
        try add(.rules)
        try add(.metrics)
        try add(.tokens)
        try add(.presets)
        try add(.collections)
    }

    private mutating func add<Fact>(_ kind: MergedKind<Fact>) throws {
        let states = try files.map { try kind.all($0, .now) }
        let places = files.theirs.facts
        func place(_ id: StableID) -> FactID { places[id] ?? FactID(.max) }
        let ids = Set(states.all.flatMap(\.keys)).sorted { place($0) < place($1) }
        let merge = FactMerge(states, ids, preferring: side)
        for conflict in merge.conflicts { conflicts.append(try described(conflict, kind)) }
        for change in merge.changes {
            changed.append((change.id, kind.kind, place(change.id)))
            let edit = { (draft: Draft) in
                try kind.set(draft, try draft.fact(change.id, kind.kind), change.id, change.fact)
            }
            if change.fact == nil { removals.append(edit) } else { edits.append(edit) }
            if let fact = change.fact, !fact.references.isEmpty {
                checks.append { draft in try draft.missing(fact.references, for: change.id) }
            }
            try addOrigins(of: change, kind)
        }
    }

    private mutating func addOrigins<Fact>(of change: FactMerge<Fact>.Change, _ kind: MergedKind<Fact>) throws {
        let history = try SharedHistory(change.id, kind, in: files.theirs)
        func add(_ property: String, _ number: Int64) throws {
            guard let revision = try history.origin(of: property, in: number) else { return }
            origins.append(Origin(fact: change.id, property: property, revision: revision))
        }
        if let properties = change.properties {
            for property in properties { try add(property.name, history.revision(making: property)) }
            return
        }
        let birth = history.revision(making: nil)
        try add("", birth)
        for property in change.fact.map({ Fact.properties(of: [$0]) }) ?? [] {
            let number = history.revision(making: property)
            if number != birth { try add(property.name, number) }
        }
    }

    /// Changes a draft of ours.
    /// - Returns: what is wrong with what came of it.
    func apply(to draft: Draft) throws -> [CatalogueError.Problem] {
        var problems: [CatalogueError.Problem] = []
        func attempt(_ body: () throws -> Void) throws {
            do { try body() } catch let error as CatalogueError { problems += error.problems }
        }
        // First, so that what refers to another finds it, and new ones stand in their order.
        for (id, kind, _) in changed.sorted(by: { $0.place < $1.place }) {
            try attempt { _ = try draft.fact(id, kind) }
        }
        if !problems.isEmpty { return problems }
        for edit in removals + edits { try attempt { try edit(draft) } }
        for check in checks { problems += try check(draft) }
        return try problems + draft.namesTakenTwice() + draft.problems()
    }

    private func described<Fact>(
        _ conflict: FactMerge<Fact>.Conflict, _ kind: MergedKind<Fact>
    ) throws -> MergeConflict {
        let views = try files.map { try $0.view(conflict.id, kind.kind) }
        func side(_ side: MergeSide) throws -> MergeConflict.Side {
            let history = try SharedHistory(conflict.id, kind, in: files[side])
            let number = conflict.property.map { history.revision(making: $0) } ?? history.newest
            let author = try history.origin(of: conflict.property?.name ?? "", in: number)?.author
            let text =
                conflict.property.map { property in views[side].flatMap { $0.text(of: property.name) } }
                ?? FactComparison.text(from: views.base, to: views[side])
            return MergeConflict.Side(value: text, revision: number, author: author ?? "")
        }
        return MergeConflict(
            kind: kind.kind, name: (views.base ?? views.ours ?? views.theirs)?.name ?? conflict.id.description,
            property: conflict.property?.name,
            base: conflict.property.flatMap { property in views.base.flatMap { $0.text(of: property.name) } },
            ours: try side(.ours), theirs: try side(.theirs))
    }
}
