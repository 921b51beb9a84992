import ButtonLayout
import CatalogueModel

extension ButtonPicture {
    /// A line of the legend: what is drawn so, and its numbers.
    private struct Row {
        let key: PictureKey
        let term: String
        let text: String
    }

    /// Draws the legend and the findings.
    /// - Returns: where the picture ends, in pixels.
    func legend(_ pen: inout PicturePen, from top: Double) -> Double {
        let scene = pen.scene
        pen.line(scene.left(20), scene.top(top + 4), scene.left(660), scene.top(top + 4), "bp-line", .thin)
        let bottom = max(
            column(frames, &pen, x: 20, text: 98, width: 232, top: top + 26),
            column(insets, &pen, x: 338, text: 486, width: 180, top: top + 26))
        return findings(&pen, from: bottom)
    }

    private func column(
        _ rows: [Row], _ pen: inout PicturePen, x: Double, text: Double, width: Double, top: Double
    ) -> Double {
        let scene = pen.scene
        var y = top
        for row in rows {
            pen.key(row.key, x, y - 4)
            pen.text(row.term, scene.left(x + 30), scene.top(y), "bp-muted", size: 11.5)
            for line in wrapped(row.text, size: 11.5, width: width) {
                pen.text(line, scene.left(text), scene.top(y), "bp-ink bp-num", size: 11.5)
                y += 17
            }
            y += 2
        }
        return y
    }

    private var frames: [Row] {
        let layout = result.layout
        var rows = [
            Row(key: .button, term: "button", text: shownSize(layout.button)),
            Row(key: .image(isHatched: image == nil), term: "image", text: frame(layout.image, result.content.image)),
            Row(key: .title, term: "title", text: frame(layout.title, result.content.title)),
        ]
        if let gap = result.judgement.gap {
            let asked = gap.asked.map { $0 == gap.got ? "" : ", asked \(shownNumber($0))" } ?? ", none promised"
            rows.append(Row(key: .gap, term: "gap", text: shownNumber(gap.got) + asked))
        }
        if self.layout.style.promise(for: direction).margin != .none {
            rows.append(Row(key: .margin, term: "margin", text: "promised, from the edge"))
        }
        return rows
    }

    private func frame(_ frame: Rect?, _ natural: Size?) -> String {
        guard let frame else { return "none" }
        let wish = natural.map { $0 == frame.size ? "" : ", naturally \(shownSize($0))" } ?? ""
        return shownFrame(frame) + wish
    }

    private var insets: [Row] {
        let layout = result.layout
        var rows: [Row] = []
        if let configuration = layout.configuration {
            rows.append(Row(key: .inset, term: "contentInsets", text: shownInsets(contentInsets)))
            rows.append(Row(key: .nothing, term: "imagePlacement", text: configuration.imagePlacement.name))
            rows.append(Row(key: .nothing, term: "imagePadding", text: shownNumber(configuration.imagePadding)))
        } else {
            rows.append(Row(key: .inset, term: "contentEdgeInsets", text: shownInsets(layout.contentEdgeInsets)))
            if let items = layout.itemInsets {
                rows.append(Row(key: .nothing, term: "titleEdgeInsets", text: shownInsets(items.title)))
                rows.append(Row(key: .nothing, term: "imageEdgeInsets", text: shownInsets(items.image)))
            }
        }
        rows.append(Row(key: .nothing, term: "fitting size", text: shownSize(layout.fitting)))
        let found = result.judgement.findings
        if found.contains(FindingSet(.belowMinimumTarget)) {
            rows.append(Row(key: .target, term: "least target", text: "44 × 44"))
        }
        if found.contains(FindingSet(.overlap)) || found.contains(FindingSet(.outsideBounds)) {
            rows.append(Row(key: .bad, term: "trouble", text: "overlap or overhang"))
        }
        return rows
    }

    private func findings(_ pen: inout PicturePen, from top: Double) -> Double {
        let scene = pen.scene
        let findings = result.judgement.findings.elements
            .map { (finding: $0, severity: $0.severity(in: layout.style)) }
        guard !findings.isEmpty else { return top + 6 }
        pen.line(scene.left(20), scene.top(top), scene.left(660), scene.top(top), "bp-line", .thin)
        var y = top + 23
        for severity in Severity.allCases.reversed() {
            for finding in findings.map(\.finding) where finding.severity(in: layout.style) == severity {
                pen.symbol(severity, 30, y - 4)
                pen.text(severity.rawValue, scene.left(46), scene.top(y), "bp-muted", size: 11.5)
                pen.text(finding.name, scene.left(106), scene.top(y), "bp-ink bp-name", size: 11.5)
                for line in wrapped(finding.sentence(for: result, style: layout.style), size: 11.5, width: 384) {
                    pen.text(line, scene.left(272), scene.top(y), "bp-ink", size: 11.5)
                    y += 17
                }
                y += 3
            }
        }
        return y + 4
    }
}
