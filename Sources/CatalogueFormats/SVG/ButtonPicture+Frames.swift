import ButtonLayout
import CatalogueModel

extension ButtonPicture {
    /// The physical content insets.
    var contentInsets: EdgeInsets {
        result.layout.configuration.map { $0.contentInsets.resolved(for: direction) } ?? result.layout.contentEdgeInsets
    }

    /// What the content insets leave; nil when they leave all.
    var contentRect: DrawnItem? {
        guard contentInsets != .zero else { return nil }
        let rect = DrawnItem(Rect(result.layout.button).inset(by: contentInsets), around: items.button)
        return rect.beyond == nil ? rect : nil
    }

    func contentRect(_ pen: inout PicturePen) {
        if let contentRect { pen.rect(contentRect, "bp-inset", .dashed) }
    }

    func image(_ pen: inout PicturePen) {
        guard let item = items.image else { return }
        guard item.beyond == nil else { return pen.point(to: item, "image", "bp-image-line") }
        if let image, let frame = result.layout.image, item.isVisible, frame.width > 0, frame.height > 0 {
            pen.markup.add(
                "image",
                [
                    "href": image.dataURI, "x": pictureNumber(frame.x), "y": pictureNumber(frame.y),
                    "width": pictureNumber(frame.width), "height": pictureNumber(frame.height),
                    "preserveAspectRatio": "none",
                ])
            pen.rect(item, "bp-image-line", .thin)
            return
        }
        if item.isVisible {
            pen.rect(item, "bp-image", Stroke(width: 0))
            pen.rect(item, "", Stroke(width: 0), fill: "url(#\(id)-hatch)")
            let (left, right) = (item.x.lowerBound, item.x.upperBound)
            let (top, bottom) = (item.y.lowerBound, item.y.upperBound)
            pen.line(left, top, right, bottom, "bp-image-line", .thin)
            pen.line(left, bottom, right, top, "bp-image-line", .thin)
        }
        pen.rect(item, "bp-image-line", item.isInverted ? .dashed : .solid)
    }

    /// What leaves the button, and what image and title share.
    func troubles(_ pen: inout PicturePen) {
        for item in [items.image, items.title] {
            guard let item, item.beyond == nil, leaves(item) else { continue }
            pen.rect(item, "bp-bad", .bold, fill: "", clip: "url(#\(id)-outside)")
            pen.rect(item, "", Stroke(width: 0), fill: "url(#\(id)-bad)", clip: "url(#\(id)-outside)")
        }
        guard result.judgement.findings.contains(FindingSet(.overlap)), let image = items.image, let title = items.title
        else { return }
        let x =
            max(
                image.x.lowerBound, title.x.lowerBound)...max(
                image.x.lowerBound, title.x.lowerBound, min(image.x.upperBound, title.x.upperBound))
        let y =
            max(
                image.y.lowerBound, title.y.lowerBound)...max(
                image.y.lowerBound, title.y.lowerBound, min(image.y.upperBound, title.y.upperBound))
        let shared = DrawnItem(x: x, y: y)
        pen.rect(shared, "", Stroke(width: 0), fill: "url(#\(id)-bad)")
        pen.rect(shared, "bp-bad", .bold)
    }

    private func leaves(_ item: DrawnItem) -> Bool {
        let button = items.button
        return item.x.lowerBound < button.x.lowerBound - 1e-6 || item.x.upperBound > button.x.upperBound + 1e-6
            || item.y.lowerBound < button.y.lowerBound - 1e-6 || item.y.upperBound > button.y.upperBound + 1e-6
    }

    typealias Stroke = PicturePen.Stroke
}

extension PicturePen {
    /// Points from the rim of the drawing to a frame that is out of sight.
    mutating func point(to item: DrawnItem, _ name: String, _ style: String) {
        guard let direction = item.beyond else { return }
        let (x, y) = (item.x.lowerBound, item.y.lowerBound)
        let step = scene.points(24)
        let (dx, dy): (Double, Double) =
            switch direction {
            case .left: (-step, 0)
            case .right: (step, 0)
            case .up: (0, -step)
            default: (0, step)
            }
        arrow(from: x, y, to: x + dx, y + dy, style)
        label(name, x - dx / 2, y - dy / 2 + (dx == 0 ? 0 : scene.points(-12)))
    }
}
