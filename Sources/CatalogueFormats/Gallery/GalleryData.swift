import ButtonLayout
import CatalogueModel

/// What the gallery's script reads: a catalogue as JSON, in which each picture stands once.
struct GalleryData {
    let json: String

    init(_ gallery: Gallery) {
        // Of a catalogue with many layouts the default collection alone is drawn; its numbers are all there.
        let count = gallery.presets.reduce(0) { $0 + $1.layouts.reduce(0) { $0 + $1.count } }
        var texts = GalleryTexts(pictureLimit: Self.pictureLimit)
        let presets = gallery.presets.map { Self.json($0, drawsAll: count <= Self.drawnLimit, &texts) }
        let styles = Style.allCases.map { Self.json($0, &texts) }
        let known = gallery.presets.compactMap { preset in
            preset.details.layouts.first.map { (preset.details.name, $0.style) }
        }
        let byName = Dictionary(known) { first, _ in first }
        let releases = gallery.releases.map { GalleryRelease($0, styles: byName).json(&texts) }
        let json: JSON = [
            "collections": .array(gallery.collections.map(JSON.string)), "presets": .array(presets),
            "styles": .array(styles), "releases": .array(releases), "texts": texts.json,
            "findings": .array(Finding.allCases.map { .string($0.name) }),
        ]
        self.json = JSONWriter(.compact).text(of: json)
    }

    /// Up to here every layout is drawn, in each collection.
    private static let drawnLimit = 2000
    /// The pictures that a page holds; each is some hundred bytes.
    private static let pictureLimit = 12_000

    /// Members that say nothing are left out, and what follows from the style stands there.
    private static func json(_ preset: GalleryPreset, drawsAll: Bool, _ texts: inout GalleryTexts) -> JSON {
        let details = preset.details
        var members: [JSON.Member] = []
        members.append("name", .string(details.name))
        members.append("style", .string(details.layouts.first?.style.name ?? ""))
        if let description = details.description { members.append("description", .string(description)) }
        if details.isDeprecated { members.append("deprecated", true) }
        if let replacement = details.replacement { members.append("use", .string(replacement)) }
        members.append("origins", JSON(texts.data(.array(details.properties.map(json)))))
        var layouts: [JSON] = []
        for (collection, list) in preset.layouts.enumerated() {
            for layout in list {
                let picture = collection == 0 || drawsAll ? texts.picture(of: layout) : nil
                let row: [JSON] = [
                    .string(layout.layout.state.name), JSON(collection), picture.map { JSON($0) } ?? .null,
                    JSON(texts.layout(layout.layout)),
                ]
                layouts.append(.array(row + findings(of: layout.layout.result)))
            }
        }
        members.append("layouts", .array(layouts))
        return .object(members)
    }

    /// Their places among all findings.
    private static func findings(of result: ComputedLayout) -> [JSON] {
        Finding.allCases.enumerated().compactMap { place, finding in
            result.judgement.findings.contains(FindingSet(finding)) ? JSON(place) : nil
        }
    }

    private static func json(_ property: PropertyOrigin) -> JSON {
        [
            "property": .string(property.property), "value": .string(property.value),
            "definition": .string(property.definition),
            "steps": .array(
                property.steps.map {
                    ["metric": .string($0.metric), "definition": .string($0.definition), "value": .string($0.value)]
                }),
        ]
    }

    private static func json(_ style: Style, _ texts: inout GalleryTexts) -> JSON {
        var members: [JSON.Member] = []
        members.append("name", .string(style.name))
        members.append("origin", .string(style.origin))
        members.append("promise", .string(style.promiseText))
        if let sample = style.sample {
            let layout = NamedLayout(name: nil, style: style, state: .normal, traits: [:], result: sample)
            if let picture = texts.picture(of: PicturedLayout(layout: layout)) {
                members.append("picture", JSON(picture))
            }
            members.append("layout", JSON(texts.layout(layout)))
        }
        return .object(members)
    }
}
