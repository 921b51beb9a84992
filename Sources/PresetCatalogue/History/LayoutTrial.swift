import CatalogueModel
import CatalogueStorage

/// Tells which numbers of a layout follow from which of several properties that changed at once: it is laid out anew with
/// one of them as it was, and as it was with one of them as it is.
struct LayoutTrial {
    /// A state of the preset with what its numbers come to.
    struct Side {
        let preset: Preset<FactID>
        let resolver: Resolver

        init(_ inputs: Preset<FactID>, _ resolver: Resolver) throws {
            preset = try inputs.literal(resolver)
            self.resolver = resolver
        }
    }

    private let old: Side
    private let new: Side
    private let key: LayoutKey
    private let collection: TraitCollection
    private let titles: TitleSizer
    private let before: ComputedLayout
    private let after: ComputedLayout

    /// Nil where a trial would tell nothing: today's engine or fonts make another layout of the same.
    /// - Parameters:
    ///   - before: the layout on the old side, as it is kept.
    ///   - after: the layout on the new side.
    init?(
        from old: Side, to new: Side, _ key: LayoutKey, _ collection: TraitCollection, _ titles: TitleSizer,
        before: ComputedLayout, after: ComputedLayout
    ) {
        self.old = old
        self.new = new
        self.key = key
        self.collection = collection
        self.titles = titles
        self.before = before
        self.after = after
        guard layout(old.preset, old.resolver)?.layout == before.layout,
            layout(new.preset, new.resolver)?.layout == after.layout
        else { return nil }
    }

    /// The numbers that follow from a group of properties; nil where that cannot be told.
    func numbers(movedBy group: String) -> Set<String>? {
        if group == FactView.titleFont { return nil }
        var (past, present) = (old.preset, new.preset)
        past.take(group, from: new.preset)
        present.take(group, from: old.preset)
        guard let withIt = layout(past, old.resolver), let withoutIt = layout(present, new.resolver) else { return nil }
        let changes =
            ComputedLayout.changes(from: before, to: withIt) + ComputedLayout.changes(from: withoutIt, to: after)
        return Set(changes.map(\.number))
    }

    /// Nil where it cannot be laid out.
    private func layout(_ preset: Preset<FactID>, _ resolver: Resolver) -> ComputedLayout? {
        let input = try? PresetInput(preset, named: "", in: collection, resolver, titles)
        return input?.layouts().first { $0.state == key.state }?.layout
    }
}
