import UIKit

/// `styles-*.json`: the frames that a style's insets lead to.
struct StyleVectors: Decodable {
    var input: Input
    var style: String
    var titleEdgeInsets: Insets?
    var imageEdgeInsets: Insets?
    var image: Rect
    var title: Rect

    struct Input: Decodable {
        var button: [Double]
        var image: [Double]
        var title: [Double]
        var scale: Double
    }

    struct Insets: Decodable {
        var top, left, bottom, right: Double
        var numbers: [Double] { [top, left, bottom, right] }
    }

    struct Rect: Decodable {
        var x, y, width, height: Double
        var numbers: [Double] { [x, y, width, height] }
    }

    static func all(in path: String) throws -> [StyleVectors] {
        try JSONDecoder().decode([Self].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Only styles that write insets: the others' frames are not UIKit's.
    @MainActor func check(_ tally: inout Tally) {
        guard let titleEdgeInsets, let imageEdgeInsets else { return }
        UIScreen.main.scale = input.scale
        let button = UIButton(type: .custom)
        button.show(image: input.image, title: input.title)
        let legacy: any LegacyButton = button
        legacy.titleEdgeInsets = UIEdgeInsets(numbers: titleEdgeInsets.numbers)
        legacy.imageEdgeInsets = UIEdgeInsets(numbers: imageEdgeInsets.numbers)
        let frames = button.frames(input.button)
        tally.add(Comparison(what: "image", expected: image.numbers, got: frames.image), in: style)
        tally.add(Comparison(what: "title", expected: title.numbers, got: frames.title), in: style)
    }
}
