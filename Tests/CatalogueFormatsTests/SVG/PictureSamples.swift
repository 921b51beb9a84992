import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

extension PicturedLayout {
    /// A preset's layout with a title.
    init(
        _ result: ComputedLayout, _ style: Style = .system, name: String? = "tab.home", state: ControlState = .normal,
        direction: String = "ltr", title: String? = nil, outlines: TitleOutlines? = nil
    ) {
        self.init(
            layout: NamedLayout(
                name: name, style: style, state: state, traits: ["direction": direction, "scale": "3"], result: result),
            titleText: title, title: outlines)
    }
}

/// A picture as a parser sees it.
func parsed(_ picture: ButtonPicture, sourceLocation: SourceLocation = #_sourceLocation) throws -> ParsedXML {
    try #require(ParsedXML(picture.svg), sourceLocation: sourceLocation)
}

extension ParsedXML {
    /// All that is written in the picture.
    var writing: [String] { self["text"].map(\.text) }

    func elements(of style: String) -> [Element] {
        elements.filter { $0.attributes["class"]?.split(separator: " ").contains(Substring(style)) == true }
    }

    /// The frames of the rectangles drawn in that style.
    func frames(of style: String) -> [[String]] {
        elements(of: style).filter { $0.name == "rect" }.map { element in
            ["x", "y", "width", "height"].map { element.attributes[$0] ?? "" }
        }
    }

    var ids: [String] { elements.compactMap { $0.attributes["id"] } }

    /// The ids that are referred to.
    var references: Set<String> {
        Set(
            elements.flatMap { element in
                element.attributes.values.compactMap { $0.firstMatch(of: /url\(#(.+)\)/).map { String($0.1) } }
                    + (element.attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? [])
            })
    }
}
