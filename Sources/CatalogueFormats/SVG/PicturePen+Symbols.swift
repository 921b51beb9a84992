import CatalogueModel

extension PicturePen {
    /// A cross in a circle, an exclamation mark in a triangle, or a letter in a square: told apart by shape and color.
    /// - Parameters: the middle, in pixels from the left and top of the picture.
    mutating func symbol(_ severity: Severity, _ x: Double, _ y: Double) {
        func at(_ points: (Double, Double)...) -> String {
            "M"
                + points.map { "\(pictureNumber(scene.left(x + $0.0))) \(pictureNumber(scene.top(y + $0.1)))" }
                .joined(separator: "L")
        }
        switch severity {
        case .error:
            markup.add(
                "circle",
                [
                    "class": "bp-error", "cx": pictureNumber(scene.left(x)), "cy": pictureNumber(scene.top(y)),
                    "r": scene.length(6.5),
                ])
            path(at((-2.5, -2.5), (2.5, 2.5)) + at((-2.5, 2.5), (2.5, -2.5)), "bp-mark")
        case .warning:
            path(at((0, -6.5), (7, 5.5), (-7, 5.5)) + "Z", "bp-warning", nil)
            path(at((-0.9, -2.5), (0.9, -2.5), (0.5, 1.6), (-0.5, 1.6)) + "Z", "bp-mark-dark", nil)
            path(at((-0.8, 2.6), (0.8, 2.6), (0.8, 4.1), (-0.8, 4.1)) + "Z", "bp-mark-dark", nil)
        case .note:
            path(at((-6, -6), (6, -6), (6, 6), (-6, 6)) + "Z", "bp-note", nil)
            path(at((-0.9, -3.6), (0.9, -3.6), (0.9, -1.9), (-0.9, -1.9)) + "Z", "bp-mark-dark", nil)
            path(at((-0.9, -0.8), (0.9, -0.8), (0.9, 3.8), (-0.9, 3.8)) + "Z", "bp-mark-dark", nil)
        }
    }

    /// The hatches and clips that a picture refers to.
    mutating func definitions(button: DrawnItem, title: DrawnItem?) {
        let id = id
        let step = scene.length(7)
        let edge = scene.length(1.1)
        let scene = scene
        markup.add("defs", [:]) { markup in
            for (name, style, angle) in [("hatch", "bp-image-hatch", "45"), ("bad", "bp-bad", "-45")] {
                markup.add(
                    "pattern",
                    [
                        "id": "\(id)-\(name)", "patternUnits": "userSpaceOnUse", "width": step, "height": step,
                        "patternTransform": "rotate(\(angle))",
                    ]
                ) {
                    $0.add("path", ["class": style, "d": "M0 0V\(step)", "stroke-width": edge])
                }
            }
            let around = DrawnItem.Bounds(x: scene.x, y: scene.y).path(wider: scene.points(200))
            markup.add("clipPath", ["id": "\(id)-outside"]) {
                $0.add(
                    "path",
                    ["clip-rule": "evenodd", "d": around + DrawnItem.Bounds(x: button.x, y: button.y).path(wider: 0)])
            }
            if let title {
                markup.add("clipPath", ["id": "\(id)-label"]) {
                    $0.add("path", ["d": DrawnItem.Bounds(x: title.x, y: title.y).path(wider: 0)])
                }
            }
        }
    }
}

extension DrawnItem {
    /// Two ranges as the outline of a rectangle.
    struct Bounds {
        let x: ClosedRange<Double>
        let y: ClosedRange<Double>

        func path(wider edge: Double) -> String {
            let (left, right) = (pictureNumber(x.lowerBound - edge), pictureNumber(x.upperBound + edge))
            let (top, bottom) = (pictureNumber(y.lowerBound - edge), pictureNumber(y.upperBound + edge))
            return "M\(left) \(top)H\(right)V\(bottom)H\(left)Z"
        }
    }
}
