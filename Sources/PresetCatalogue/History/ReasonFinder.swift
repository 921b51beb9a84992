import CatalogueModel
import CatalogueStorage

/// Finds why a layout changed in a revision: the preset's properties that came to something else, and what they follow
/// from, down to what somebody changed.
final class ReasonFinder {
    private let key: LayoutKey
    private let collection: TraitCollection
    private let old: Snapshot
    private let new: Snapshot
    private let oldResolver: Resolver
    private let newResolver: Resolver
    private let causes: [FactID]
    /// The traits that stand in a chain already.
    private var toldTraits: Set<FactID> = []

    /// A chain from a property, or from what is none.
    struct Chain {
        /// The group of properties that it is about.
        var group: String?
        var reasons: [Reason]

        init(_ reasons: Reason..., of group: String? = nil) {
            self.group = group
            self.reasons = reasons
        }
    }

    /// - Parameters:
    ///   - revision: the one that changed the layout.
    ///   - causes: the facts of which it is known that they did.
    init(
        _ store: CatalogueStore, of key: LayoutKey, in revision: Int64, _ collection: TraitCollection,
        causes: [FactID]
    ) throws {
        self.key = key
        self.collection = collection
        self.causes = causes
        old = Snapshot(store, at: .revision(revision - 1))
        new = Snapshot(store, at: .revision(revision))
        oldResolver = try old.resolver(for: collection)
        newResolver = try new.resolver(for: collection)
    }

    /// The numbers that changed, in groups of those that follow from the same.
    func reasons(
        for change: LayoutHistory.Change, _ titles: TitleSizer
    ) throws -> [(numbers: [NumberChange], reasons: [Reason])] {
        let sides = try sides()
        let chains = try chains(sides)
        let groups = Set(chains.compactMap(\.group))
        var moved: [String: Set<String>] = [:]
        if groups.count > 1, let before = change.before, let (was, inputs) = sides,
            let trial = LayoutTrial(
                from: try .init(was, oldResolver), to: try .init(inputs, newResolver), key, collection, titles,
                before: before, after: change.after)
        {
            for group in groups { moved[group] = trial.numbers(movedBy: group) }
        }
        var result: [(numbers: [NumberChange], reasons: [Reason])] = []
        for number in change.numbers {
            let own = chains.filter { chain in
                chain.group.flatMap { moved[$0] }.map { $0.contains(number.number) } ?? true
            }
            // Where nothing moves it alone, all of them do together.
            let reasons = (own.isEmpty ? chains : own).flatMap(\.reasons)
            if let index = result.firstIndex(where: { $0.reasons == reasons }) {
                result[index].numbers.append(number)
            } else {
                result.append(([number], reasons))
            }
        }
        return result
    }

    /// What the layout followed from before and follows from; nil where one of them is missing.
    private func sides() throws -> (Preset<FactID>, Preset<FactID>)? {
        guard let was = try old.store.preset(key.preset, at: old.moment),
            let preset = try new.store.preset(key.preset, at: new.moment),
            let past = PresetInputs.of(was, in: key.state), let present = PresetInputs.of(preset, in: key.state)
        else { return nil }
        return (past, present)
    }

    private func chains(_ sides: (was: Preset<FactID>, inputs: Preset<FactID>)?) throws -> [Chain] {
        if causes.isEmpty { return [Chain(Reason(kind: .engine, name: ""))] }
        if causes.contains(collection.id) { return [Chain(Reason(kind: .collection, name: collection.text))] }
        guard let sides else {
            let isBorn = try old.store.preset(key.preset, at: old.moment) == nil
            return [
                Chain(
                    isBorn
                        ? Reason(kind: .preset, name: new.name(key.preset))
                        : Reason(kind: .state, name: key.state.name))
            ]
        }
        let properties = try properties(from: sides.was, to: sides.inputs)
        return properties + (try others(areAll: properties.isEmpty))
    }

    /// The properties that came to something else.
    private func properties(from was: Preset<FactID>, to inputs: Preset<FactID>) throws -> [Chain] {
        guard let entry = try new.store.entry(key.preset, at: new.moment) else { return [] }
        let past = try PropertyOrigins(snapshot: old, resolver: oldResolver).resolved(was, entry)
        let present = try PropertyOrigins(snapshot: new, resolver: newResolver).resolved(inputs, entry)
        let before = Dictionary(uniqueKeysWithValues: past.map { ($0.property.name, $0) })
        let names = Set(present.map(\.property.name))
        let changed = try present.compactMap { item -> Chain? in
            let (name, old) = (item.property.name, before[item.property.name])
            if old?.value == item.value { return nil }
            let isSet = old?.property.identity != item.property.identity
            var chain = Chain(
                Reason(
                    kind: .property, name: name, old: old?.value, new: item.value,
                    definition: isSet ? item.property.text : nil, isSet: isSet), of: PresetInputs.group(of: name))
            chain.reasons += try metrics(item.references)
            return chain
        }
        let gone = past.filter { !names.contains($0.property.name) }.map { item in
            Chain(
                Reason(kind: .property, name: item.property.name, old: item.value),
                of: PresetInputs.group(of: item.property.name))
        }
        return changed + gone
    }

    /// The metrics that came to something else, each below what refers to it, and what they follow from once. A chain may
    /// be of any length.
    private func metrics(_ references: [FactID]) throws -> [Reason] {
        var reasons: [Reason] = []
        var told: Set<FactID> = []
        var pending = references.reversed().map { (id: $0, depth: 1) }
        while let (id, depth) = pending.popLast() {
            let before = try old.text(ofMetric: id, in: collection)
            let after = try new.text(ofMetric: id, in: collection)
            guard before != after, let step = try newResolver.step(of: id) else { continue }
            let isRedefined = try oldResolver.step(of: id)?.definition != step.definition
            let isSet = isRedefined && causes.contains(id)
            reasons.append(
                Reason(
                    kind: .metric, name: new.name(id), old: before, new: after,
                    definition: isSet ? step.definition.text(naming: new.name) : nil, isSet: isSet, depth: depth))
            guard told.insert(id).inserted else { continue }
            // Another of its values holds although nobody changed one: a trait's default is another.
            if isRedefined, !isSet { reasons += try traits(depth: depth + 1) }
            pending += step.definition.references.reversed().map { ($0, depth + 1) }
        }
        return reasons
    }

    private func traits(depth: Int) throws -> [Reason] {
        let traits = try causes.filter { try new.kind(of: $0) == .trait }
        toldTraits.formUnion(traits)
        return try traits.compactMap { try reason($0, depth: depth) }
    }

    /// What changes a layout although no property does: a font's content, the direction that follows from a locale.
    /// - Parameter areAll: whatever it is, for there is nothing else.
    private func others(areAll: Bool) throws -> [Chain] {
        try causes.filter { !toldTraits.contains($0) }.compactMap { id in
            let kind = try new.kind(of: id)
            guard kind == .trait || kind == .font || areAll else { return nil }
            return try reason(id, depth: 0).map { Chain($0) }
        }
    }

    private func reason(_ id: FactID, depth: Int) throws -> Reason? {
        guard let cause = try CauseReader(old: old, new: new).cause(id, in: collection),
            let kind = Reason.Kind(rawValue: cause.kind.rawValue)
        else { return nil }
        return Reason(kind: kind, name: cause.name, old: cause.old, new: cause.new, depth: depth)
    }
}
