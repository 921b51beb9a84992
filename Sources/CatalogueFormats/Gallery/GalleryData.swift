import ButtonLayout
import CatalogueModel

/// What the gallery's script reads: a catalogue as JSON, in which each picture stands once.
struct GalleryData {
    /// The JSON, in which nothing can end the element that it stands in.
    let text: String

    init(_ gallery: Gallery) {
        // Of a catalogue with many layouts the default collection alone is drawn; its numbers are all there.
        let count = gallery.presets.reduce(0) { $0 + $1.layouts.reduce(0) { $0 + $1.count } }
        var pictures = GalleryPictures(limit: Self.pictureLimit)
        let presets = gallery.presets.map { Self.json($0, drawsAll: count <= Self.drawnLimit, &pictures) }
        let styles = Style.allCases.map { Self.json($0, &pictures) }
        let known = gallery.presets.compactMap { preset in
            preset.details.layouts.first.map { (preset.details.name, $0.style) }
        }
        let byName = Dictionary(known) { first, _ in first }
        let releases = gallery.releases.map { GalleryRelease($0, styles: byName).json(&pictures) }
        let json: JSON = [
            "collections": .array(gallery.collections.map(JSON.string)), "presets": .array(presets),
            "styles": .array(styles), "releases": .array(releases),
            "pictures": .array(pictures.texts.map(JSON.string)),
        ]
        text = JSONWriter(.compact).text(of: json).replacingScalars("<", with: "\\u003c")
    }

    /// Up to here every layout is drawn, in each collection.
    private static let drawnLimit = 2000
    /// The pictures that a page holds; each is some thousand bytes.
    private static let pictureLimit = 12_000

    private static func json(
        _ preset: GalleryPreset, drawsAll: Bool, _ pictures: inout GalleryPictures
    ) -> JSON {
        let details = preset.details
        let style = details.layouts.first?.style
        var layouts: [JSON] = []
        for (collection, list) in preset.layouts.enumerated() {
            for layout in list {
                let picture = collection == 0 || drawsAll ? pictures.place(of: layout) : nil
                layouts.append(json(layout.layout, collection, picture))
            }
        }
        return [
            "name": .string(details.name),
            "group": .string(group(of: details.name)),
            "style": .string(style?.name ?? ""), "promise": .string(style?.promiseText ?? ""),
            "description": details.description.map(JSON.string) ?? .null,
            "deprecated": .bool(details.isDeprecated), "use": details.replacement.map(JSON.string) ?? .null,
            "properties": .array(details.properties.map(json)), "layouts": .array(layouts),
        ]
    }

    private static func group(of name: String) -> String {
        name.unicodeScalars.lastIndex(of: ".").map { String(name.unicodeScalars[..<$0]) } ?? ""
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

    private static func json(_ layout: NamedLayout, _ collection: Int, _ picture: Int?) -> JSON {
        [
            "state": .string(layout.state.name), "collection": JSON(collection),
            "picture": picture.map { JSON($0) } ?? .null,
            "findings": findings(of: layout.result, in: layout.style),
            "swift": .string(SwiftSnippet(layout).text), "json": layout.json,
        ]
    }

    private static func findings(of result: ComputedLayout, in style: Style) -> JSON {
        .array(
            result.judgement.findings.elements.map {
                [
                    "id": .string($0.name), "severity": .string($0.severity(in: style).rawValue),
                    "message": .string($0.sentence(for: result, style: style)),
                ]
            })
    }

    private static func json(_ style: Style, _ pictures: inout GalleryPictures) -> JSON {
        let sample = style.sample
        let picture = sample.flatMap { sample in
            pictures.place(
                of: PicturedLayout(
                    layout: NamedLayout(name: nil, style: style, state: .normal, traits: [:], result: sample)))
        }
        return [
            "name": .string(style.name), "origin": .string(style.origin), "promise": .string(style.promiseText),
            "picture": picture.map { JSON($0) } ?? .null,
            "findings": sample.map { findings(of: $0, in: style) } ?? .array([]),
        ]
    }
}
