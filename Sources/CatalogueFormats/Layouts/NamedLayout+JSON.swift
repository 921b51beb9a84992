import ButtonLayout
import CatalogueModel

extension NamedLayout {
    /// The layout as `list`, `show`, `compare` and exports print it.
    public var json: JSON {
        let layout = result.layout
        var members: [JSON.Member] = []
        if let name { members.append("name", .string(name)) }
        members.append("style", .string(style.name))
        members.append("state", .string(state.name))
        members.append(
            "traits",
            .object(
                traits.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .string($0.value)) }))
        members.append("button", layout.button.json)
        members.append("contentEdgeInsets", layout.contentEdgeInsets.json)
        members.append("titleEdgeInsets", layout.itemInsets?.title.json ?? .null)
        members.append("imageEdgeInsets", layout.itemInsets?.image.json ?? .null)
        if let configuration = layout.configuration { members.append("configuration", configuration.json) }
        members.append("image", layout.image?.json ?? .null)
        members.append("title", layout.title?.json ?? .null)
        members.append("fitting", layout.fitting.json)
        members.append("gap", result.judgement.gap?.json ?? .null)
        members.append("offCenter", result.judgement.offCenter?.json ?? .null)
        members.append("findings", .array(findings))
        return .object(members)
    }

    private var findings: [JSON] {
        result.judgement.findings.elements.map { finding in
            [
                "id": .string(finding.name), "severity": .string(finding.severity(in: style).rawValue),
                "message": .string(finding.sentence(for: result, style: style)),
            ]
        }
    }
}

extension [JSON.Member] {
    mutating func append(_ name: String, _ value: JSON) {
        append(JSON.Member(name: name, value: value))
    }
}

extension JSON {
    /// A number of the model, all of which are finite.
    static func points(_ value: Double) -> JSON { JSON(value) ?? .null }
}

extension Size {
    fileprivate var json: JSON { ["width": .points(width), "height": .points(height)] }
}

extension Rect {
    fileprivate var json: JSON {
        ["x": .points(x), "y": .points(y), "width": .points(width), "height": .points(height)]
    }
}

extension EdgeInsets {
    fileprivate var json: JSON {
        ["top": .points(top), "left": .points(left), "bottom": .points(bottom), "right": .points(right)]
    }
}

extension DirectionalEdgeInsets {
    fileprivate var json: JSON {
        [
            "top": .points(top), "leading": .points(leading), "bottom": .points(bottom),
            "trailing": .points(trailing),
        ]
    }
}

extension Layout.Configuration {
    fileprivate var json: JSON {
        [
            "imagePlacement": .string(imagePlacement.name), "imagePadding": .points(imagePadding),
            "contentInsets": contentInsets.json,
        ]
    }
}

extension Judgement.Gap {
    fileprivate var json: JSON { ["asked": asked.map(JSON.points) ?? .null, "got": .points(got)] }
}

extension Judgement.OffCenter {
    fileprivate var json: JSON { ["of": .string(of.name), "x": .points(x), "y": .points(y)] }
}
