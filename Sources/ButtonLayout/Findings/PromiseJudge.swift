/// Holds a layout against what its style promises.
struct PromiseJudge {
    let button: Button
    let promise: Promise

    init(_ button: Button) {
        self.button = button
        promise = button.style.promise(for: button.direction)
    }

    func gap(in layout: Layout) -> Judgement.Gap? {
        guard let image = layout.image, let title = layout.title else { return nil }
        // The larger of the two signed distances is the one between the facing edges, whichever item comes first.
        let got =
            promise.axis == .horizontal
            ? max(title.x - image.maxX, image.x - title.maxX)
            : max(title.y - image.maxY, image.y - title.maxY)
        return Judgement.Gap(asked: promise.gap ? button.spacing : nil, got: got)
    }

    func offCenter(in layout: Layout) -> Judgement.OffCenter? {
        let bounds = Rect(layout.button)
        let area = button.style.hasDirectionalContentInsets ? bounds.inset(by: button.edgeInsets) : bounds
        switch promise.centered {
        case .nothing: return nil
        case .image: return layout.image.map { off($0, area, of: .image) }
        case .title: return layout.title.map { off($0, area, of: .title) }
        case .group:
            guard let image = layout.image, let title = layout.title else {
                return (layout.image ?? layout.title).map { off($0, area, of: .group) }
            }
            return Judgement.OffCenter(
                of: .group,
                x: promise.axis == .horizontal
                    ? (min(image.x, title.x) + max(image.maxX, title.maxX)) / 2 - area.midX
                    : worse(image.midX - area.midX, title.midX - area.midX),
                y: promise.axis == .vertical
                    ? (min(image.y, title.y) + max(image.maxY, title.maxY)) / 2 - area.midY
                    : worse(image.midY - area.midY, title.midY - area.midY))
        }
    }

    private func off(_ frame: Rect, _ area: Rect, of item: Promise.Center) -> Judgement.OffCenter {
        Judgement.OffCenter(of: item, x: frame.midX - area.midX, y: frame.midY - area.midY)
    }

    private func worse(_ image: Double, _ title: Double) -> Double {
        title.magnitude > image.magnitude ? title : image
    }

    /// The promises that the layout breaks.
    func broken(in layout: Layout, gap: Judgement.Gap?, offCenter: Judgement.OffCenter?) -> FindingSet {
        let tolerance = button.grid.tolerance
        var findings = FindingSet()
        if let gap, let asked = gap.asked {
            findings.insert(.gapMismatch, if: (gap.got - asked).magnitude > tolerance)
        }
        findings.insert(.marginMismatch, if: isMarginMissed(in: layout))
        if let offCenter {
            findings.insert(
                .offCenter,
                if: (button.horizontal == .center && offCenter.x.magnitude > tolerance)
                    || (button.vertical == .center && offCenter.y.magnitude > tolerance))
        }
        findings.insert(.reversedOrder, if: isReversed(in: layout))
        return findings
    }

    private func isMarginMissed(in layout: Layout) -> Bool {
        func misses(_ distance: Double?) -> Bool {
            guard let distance else { return false }
            return (distance - button.spacing).magnitude > button.grid.tolerance
        }
        let (image, title) = (layout.image, layout.title)
        let (width, height) = (layout.button.width, layout.button.height)
        return switch promise.margin {
        case .none: false
        case .titleTop: misses(title?.y)
        case .titleBottom: misses(title.map { height - $0.maxY })
        case .titleLeftImageRight: misses(title?.x) || misses(image.map { width - $0.maxX })
        case .imageLeftTitleRight: misses(image?.x) || misses(title.map { width - $0.maxX })
        }
    }

    private func isReversed(in layout: Layout) -> Bool {
        guard let first = promise.first, let image = layout.image, let title = layout.title else { return false }
        let distance = promise.axis == .horizontal ? title.midX - image.midX : title.midY - image.midY
        return first == .image ? distance < -FrameJudge.noise : distance > FrameJudge.noise
    }
}
