import UIKit

/// One published measurement: a button and what was read from it.
struct MeasuredCase: Decodable {
    var source: String
    var button: [Double]?
    var image: [Double]?
    var title: [Double]?
    var scale: Double
    var horizontal: String?
    var vertical: String?
    var direction: String?
    var contentEdgeInsets: [Double]?
    var titleEdgeInsets: [Double]?
    var imageEdgeInsets: [Double]?
    /// One line of the title's font, where there is no title.
    var lineHeight: Double?
    var expected: Expected

    struct Expected: Decodable {
        var content: [Double]?
        var image: [Double]?
        var imageX: Double?
        var title: [Double]?
        var fitting: [Double]?
    }

    static func all(in path: String) throws -> [MeasuredCase] {
        try JSONDecoder().decode([MeasuredCase].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

extension MeasuredCase {
    /// The button as it was measured.
    @MainActor func makeButton() -> UIButton {
        UIScreen.main.scale = scale
        // The two line heights that UIKit's own defaults explain are left to the button's type.
        let button = UIButton(type: lineHeight == 18 ? .system : .custom)
        if let lineHeight, lineHeight != 18, lineHeight != 21.5 {
            button.titleLabel?.font = UIFont(stubLineHeight: lineHeight)
        }
        button.show(image: image, title: title)
        let legacy: any LegacyButton = button
        legacy.contentEdgeInsets = UIEdgeInsets(numbers: contentEdgeInsets)
        legacy.titleEdgeInsets = UIEdgeInsets(numbers: titleEdgeInsets)
        legacy.imageEdgeInsets = UIEdgeInsets(numbers: imageEdgeInsets)
        button.contentHorizontalAlignment = .named(horizontal ?? "center")
        button.contentVerticalAlignment = .named(vertical ?? "center")
        button.semanticContentAttribute = direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
        return button
    }

    /// What was measured against what the stub gives, by name.
    @MainActor func results() -> [Comparison] {
        let button = makeButton()
        let frames = button.frames(self.button ?? [0, 0])
        let legacy: any LegacyButton = button
        var results: [Comparison] = []
        func compare(_ what: String, _ expected: [Double]?, _ got: @autoclosure () -> [Double]) {
            if let expected { results.append(Comparison(what: what, expected: expected, got: got())) }
        }
        compare("content", expected.content, legacy.contentRect(forBounds: button.bounds).numbers)
        compare("image", expected.image, frames.image)
        compare("image's x", expected.imageX.map { [$0] }, [frames.image[0]])
        compare("title", expected.title, frames.title)
        compare("intrinsicContentSize", expected.fitting, button.intrinsicContentSize.numbers)
        compare("sizeThatFits", expected.fitting, button.sizeThatFits(.zero).numbers)
        return results
    }
}

extension UIControl.ContentHorizontalAlignment {
    static func named(_ name: String) -> Self {
        switch name {
        case "center": .center
        case "left": .left
        case "right": .right
        case "fill": .fill
        case "leading": .leading
        case "trailing": .trailing
        default: preconditionFailure("no horizontal alignment \(name)")
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    static func named(_ name: String) -> Self {
        switch name {
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "fill": .fill
        default: preconditionFailure("no vertical alignment \(name)")
        }
    }
}
