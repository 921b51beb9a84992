import ButtonLayout
import CatalogueModel

/// What a release brought, for the page: what changed in words, and the layouts that moved as pictures of both sides.
struct GalleryRelease {
    private let entry: ChangelogEntry
    /// By the presets' names; who is gone by now has none.
    private let styles: [String: Style]

    init(_ entry: ChangelogEntry, styles: [String: Style]) {
        self.entry = entry
        self.styles = styles
    }

    /// The layouts that are shown of a release; the others are counted.
    private static let limit = 200

    func json(_ texts: inout GalleryTexts) -> JSON {
        let diff = entry.diff
        let moved = diff.layouts.worstFirst(.standard)
        var layouts: [JSON] = []
        for change in moved.prefix(Self.limit) {
            layouts.append(
                [
                    "what": .string(DiffSentences.place(change)),
                    "before": picture(change.sides?.old, of: change, &texts),
                    "after": picture(change.sides?.new, of: change, &texts),
                    "numbers": .array(
                        change.numbers.map { number in
                            [.string(number.number), Self.text(number.old), Self.text(number.new)]
                        }),
                    "causes": .string(change.causes.map(DiffSentences.cause).joined(separator: ", ")),
                ])
        }
        return [
            "name": .string(entry.release?.name ?? "now"), "from": .string(diff.old),
            "note": entry.release?.note.map(JSON.string) ?? .null,
            "facts": .array((diff.facts.map(Self.fact) + diff.collections.map(Self.collection)).map(JSON.string)),
            "moved": JSON(diff.layouts.count), "layouts": .array(layouts),
        ]
    }

    private static func fact(_ change: FactChange) -> String {
        let details = change.properties.map(DiffSentences.property).joined(separator: ", ")
        return DiffSentences.headline(change) + (details.isEmpty ? "" : ": \(details)")
    }

    private static func collection(_ change: CollectionChange) -> String {
        "collection \(DiffSentences.collection(change)) \(change.isAdded ? "added" : "removed")"
    }

    private static func text(_ number: Double?) -> JSON { .string(number?.readableText ?? "none") }

    private func picture(
        _ side: ComputedLayout?, of change: LayoutChange, _ texts: inout GalleryTexts
    ) -> JSON {
        guard let side else { return .null }
        let traits = TraitCollection.values(from: change.traits) ?? [:]
        let layout = NamedLayout(
            name: change.name, style: styles[change.name] ?? .system, state: change.state, traits: traits, result: side)
        return texts.picture(of: PicturedLayout(layout: layout)).map { JSON($0) } ?? .null
    }
}
