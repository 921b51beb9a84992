import ButtonLayout
import CatalogueModel

/// What the gallery's script reads: a catalogue as JSON, in which each picture stands once.
struct GalleryData {
    /// The JSON, in which nothing can end the element that it stands in.
    let text: String

    init(_ gallery: Gallery) {
        var pictures = GalleryPictures()
        let presets = gallery.presets.map { Self.json($0, &pictures) }
        let styles = Style.allCases.map { Self.json($0, &pictures) }
        let releases = gallery.releases.map { GalleryRelease($0).json(&pictures) }
        let json: JSON = [
            "collections": .array(gallery.collections.map(JSON.string)), "presets": .array(presets),
            "styles": .array(styles), "releases": .array(releases),
            "pictures": .array(pictures.texts.map(JSON.string)),
        ]
        text = JSONWriter(.compact).text(of: json).replacing("<", with: "\\u003c")
    }

    private static func json(_ preset: GalleryPreset, _ pictures: inout GalleryPictures) -> JSON {
        let details = preset.details
        let style = details.layouts.first?.style
        var layouts: [JSON] = []
        for (collection, list) in preset.layouts.enumerated() {
            for layout in list {
                let title = details.titleTexts[layout.state]
                layouts.append(json(layout, collection, pictures.index(of: layout, title: title)))
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

    private static func json(_ layout: NamedLayout, _ collection: Int, _ picture: Int) -> JSON {
        [
            "state": .string(layout.state.name), "collection": JSON(collection), "picture": JSON(picture),
            "numbers": .array(layout.result.numbers.map { [.string($0.name), .string($0.value.readableText)] }),
            "findings": findings(of: layout.result, in: layout.style),
            "swift": .string(SwiftSnippet(layout).text),
            "json": .string(JSONWriter(.pretty).text(of: layout.json)),
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
        return [
            "name": .string(style.name), "origin": .string(style.origin), "promise": .string(style.promiseText),
            "picture": sample.map { JSON(pictures.index(of: $0, in: style)) } ?? .null,
            "findings": sample.map { findings(of: $0, in: style) } ?? .array([]),
        ]
    }
}
