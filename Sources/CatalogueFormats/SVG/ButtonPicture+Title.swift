import ButtonLayout
import CatalogueModel

extension ButtonPicture {
    /// The title's box with its glyphs; without its font with its text, without a text with grey bars.
    func title(_ pen: inout PicturePen) {
        guard let item = items.title, let frame = result.layout.title else { return }
        guard item.beyond == nil else { return pen.point(to: item, "title", "bp-title-line") }
        if item.isVisible {
            pen.rect(item, "bp-title", Stroke(width: 0))
            if let title = pictured.title, !title.lines.isEmpty {
                glyphs(of: title, in: frame, &pen)
            } else if let text = pictured.titleText, text.contains(where: { !$0.isWhitespace }) {
                self.text(text, in: frame, &pen)
            } else {
                bars(in: frame, &pen)
            }
        }
        pen.rect(item, "bp-title-line", item.isInverted ? .dashed : .fine)
    }

    /// As a label shows them: centered from top to bottom, cut at its edges.
    private func glyphs(of title: TitleOutlines, in frame: Rect, _ pen: inout PicturePen) {
        let top = frame.y + (frame.height - title.height) / 2
        let paths = title.lines.filter { !$0.path.isEmpty }.map { line in
            line.path.pathData(movedBy: start(of: line.width, in: frame), top + line.baseline)
        }
        for path in paths { pen.path(path, "bp-ink", nil, clip: "url(#\(id)-label)") }
    }

    private func start(of width: Double, in frame: Rect) -> Double {
        if layout.style.centersText { return frame.x + (frame.width - width) / 2 }
        // A rounding of the frame to pixels is no room.
        return direction == .leftToRight ? frame.x : frame.maxX - width
    }

    private func text(_ text: String, in frame: Rect, _ pen: inout PicturePen) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            xmlSafe(String($0))
        }
        let natural = result.content.title ?? frame.size
        let height = natural.height / Double(lines.count)
        let size = height / 1.2
        guard size > 0, natural.width > 0 else { return }
        let widest = lines.map { estimatedWidth($0, size: size) }.max() ?? 0
        // As wide as it is known to be, but no letter is stretched beyond recognition.
        let stretch = min(max(widest > 0 ? natural.width / widest : 1, 0.6), 1.5)
        let shrunk = widest > 0 ? min(1, natural.width / (widest * stretch)) : 1
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let baseline = frame.midY - natural.height / 2 + height * (Double(index) + 0.5) + size * shrunk * 0.35
            pen.markup.add(
                "text",
                [
                    "class": "bp-ink", "x": pictureNumber(frame.midX), "y": pictureNumber(baseline),
                    "font-size": pictureNumber(size * shrunk), "text-anchor": "middle",
                    "textLength": pictureNumber(estimatedWidth(line, size: size * shrunk) * stretch),
                    "lengthAdjust": "spacingAndGlyphs", "clip-path": "url(#\(id)-label)",
                ], line)
        }
    }

    /// Where the text would be.
    private func bars(in frame: Rect, _ pen: inout PicturePen) {
        let natural = result.content.title ?? frame.size
        let count = max(1, min(Int((natural.height / 20.5).rounded()), 12))
        let height = natural.height / Double(count)
        let top = frame.midY - natural.height / 2
        for index in 0..<count {
            let isLast = count > 1 && index == count - 1
            let width = natural.width * (isLast ? 0.6 : 1)
            let edge = min(2, width * 0.1)
            pen.markup.add(
                "rect",
                [
                    "class": "bp-bar", "x": pictureNumber(start(of: width, in: frame) + edge),
                    "y": pictureNumber(top + height * (Double(index) + 0.3)), "width": pictureNumber(width - 2 * edge),
                    "height": pictureNumber(height * 0.4), "rx": pictureNumber(height * 0.12),
                    "clip-path": "url(#\(id)-label)",
                ])
        }
    }
}

extension Style {
    /// Whether the style makes labels wider than their text and centers it in them; others leave it where it begins.
    var centersText: Bool {
        switch self {
        case .imagePosition(let style): style == .top || style == .bottom
        case .layoutButton(let style): style == .titleTop || style == .titleBottom
        default: false
        }
    }
}
