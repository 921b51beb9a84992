import ButtonLayout
import CatalogueModel

extension ButtonPicture {
    /// What the picture is of.
    var caption: String {
        let name = layout.name.map { "\($0), \(layout.style.name)" } ?? layout.style.name
        let traits = TraitCollection.text(of: layout.traits)
        return "\(name), \(layout.state.name)\(traits.isEmpty ? "" : " [\(traits)]"): button of "
            + "\(pictureNumber(result.layout.button.width)) by \(pictureNumber(result.layout.button.height)) points"
    }

    /// Every number of the picture and what is wrong, for those who do not see it.
    var description: String {
        let button = result.layout.button
        var sentences = [
            "Button: \(pictureNumber(button.width)) by \(pictureNumber(button.height)).",
            "Image: \(text(result.layout.image)).",
            "Title\(pictured.titleText.map { " “\($0)”" } ?? ""): \(text(result.layout.title)).",
        ]
        if let configuration = result.layout.configuration {
            sentences.append("Image placement: \(configuration.imagePlacement.name).")
        }
        let numbers = result.numbers.filter { number in
            !["button.", "image.", "title."].contains { number.name.hasPrefix($0) }
        }
        sentences.append(
            "In points: " + numbers.map { "\($0.name) \(pictureNumber($0.value))" }.joined(separator: ", ") + ".")
        if let asked = result.judgement.gap?.asked { sentences.append("The gap asked is \(pictureNumber(asked)).") }
        for finding in result.judgement.findings.elements {
            let severity = finding.severity(in: layout.style).rawValue
            sentences.append(
                "\(severity), \(finding.name): \(finding.sentence(for: result, style: layout.style)).")
        }
        return sentences.joined(separator: " ")
    }

    private func text(_ frame: Rect?) -> String {
        guard let frame else { return "none" }
        return "\(pictureNumber(frame.width)) by \(pictureNumber(frame.height)) at "
            + "\(pictureNumber(frame.x)), \(pictureNumber(frame.y))"
    }
}
