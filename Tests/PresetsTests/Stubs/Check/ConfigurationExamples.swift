import UIKit

/// The layout model's example of a configuration: image 24x24, title 60x20, imagePadding 10, medium.
@MainActor enum ConfigurationExamples {
    static func makeButton(_ placement: NSDirectionalRectEdge) -> UIButton {
        UIScreen.main.scale = 2
        let button = UIButton(type: .system)
        button.show(image: [24, 24], title: [60, 20])
        var configuration = UIButton.Configuration.plain()
        configuration.imagePlacement = placement
        configuration.imagePadding = 10
        button.configuration = configuration
        return button
    }

    static func results() -> [Comparison] {
        var results: [Comparison] = []
        let examples: [(NSDirectionalRectEdge, size: [Double], image: [Double], title: [Double])] = [
            (.leading, [118, 38], [12, 7, 24, 24], [46, 9, 60, 20]),
            (.trailing, [118, 38], [82, 7, 24, 24], [12, 9, 60, 20]),
            (.top, [84, 68], [30, 7, 24, 24], [12, 41, 60, 20]),
            (.bottom, [84, 68], [30, 37, 24, 24], [12, 7, 60, 20]),
        ]
        for example in examples {
            let button = makeButton(example.0)
            results.append(
                Comparison(what: "fitting", expected: example.size, got: button.intrinsicContentSize.numbers))
            let frames = button.frames(example.size)
            results.append(Comparison(what: "image", expected: example.image, got: frames.image))
            results.append(Comparison(what: "title", expected: example.title, got: frames.title))
        }
        return results + [rightToLeft, shortenedTitle].flatMap { $0 }
    }

    /// RTL swaps leading and trailing by itself, the insets included; legacy insets do nothing.
    private static var rightToLeft: [Comparison] {
        let button = makeButton(.leading)
        button.stubTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        button.contentHorizontalAlignment = .leading
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
        (button as any LegacyButton).contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        let frames = button.frames([200, 50])
        return [
            Comparison(what: "RTL image", expected: [156, 13, 24, 24], got: frames.image),
            Comparison(what: "RTL title", expected: [86, 15, 60, 20], got: frames.title),
        ]
    }

    private static var shortenedTitle: [Comparison] {
        let frames = makeButton(.leading).frames([100, 38])
        return [
            Comparison(what: "kept image", expected: [12, 7, 24, 24], got: frames.image),
            Comparison(what: "shortened title", expected: [46, 9, 42, 20], got: frames.title),
        ]
    }
}
