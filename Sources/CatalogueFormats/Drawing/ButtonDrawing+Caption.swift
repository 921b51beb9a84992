import ButtonLayout
import CatalogueModel

extension ButtonDrawing {
    /// The numbers, `200 × 100 pt · image 24 × 24 at 88, 23 · no title`, in as many lines as the width needs.
    func caption(width: Int) -> [String] {
        let separator = ascii ? "; " : " · "
        var lines: [String] = []
        for pieces in captionParts {
            let part = pieces.joined(separator: " ")
            if let last = lines.last, displayWidth(last + separator + part) <= width {
                lines[lines.count - 1] = last + separator + part
            } else {
                lines += wrapped(pieces, to: width)
            }
        }
        return lines
    }

    /// Each part in the pieces that stay together on a line.
    private var captionParts: [[String]] {
        let layout = self.layout.layout
        var parts = [
            [size(layout.button) + " pt"],
            layout.image.map { ["image"] + frame($0) } ?? ["no image"],
            layout.title.map { ["title"] + frame($0) } ?? ["no title"],
        ]
        if let gap = self.layout.judgement.gap {
            let got = drawnNumber(gap.got)
            let asked = gap.asked.map(drawnNumber) ?? got
            parts.append(got == asked ? ["gap \(got)"] : ["gap \(got),", "asked \(asked)"])
        }
        return parts
    }

    /// A part on a line of its own, and broken where it is too long even for that.
    private func wrapped(_ pieces: [String], to width: Int) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, displayWidth(last + " " + piece) <= width {
                lines[lines.count - 1] = last + " " + piece
            } else {
                lines.append(lines.isEmpty ? piece : "  " + piece)
            }
        }
        return lines.map { shortened($0, to: width, ellipsis: ascii ? ".." : "…") }
    }

    private func frame(_ rect: Rect) -> [String] {
        [size(rect.size), "at " + drawnNumber(rect.x) + ", " + drawnNumber(rect.y)]
    }

    private func size(_ size: Size) -> String {
        drawnNumber(size.width) + (ascii ? " x " : " × ") + drawnNumber(size.height)
    }
}

/// A number for a drawing: to a hundredth of a point, which is finer than any pixel.
func drawnNumber(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return (hundredths.isFinite ? hundredths : value).shortestText
}
