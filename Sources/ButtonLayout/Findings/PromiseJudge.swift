/// Holds a layout against what its style promises.
struct PromiseJudge {
    let promise: Promise
    let spacing: Double
    /// Where the style centers: in the button inset by these.
    let insets: EdgeInsets
    let centersHorizontally: Bool
    let centersVertically: Bool
    let tolerance: Double

    @inline(__always)
    func gap(in layout: Shown) -> Judgement.Gap? {
        guard let image = layout.image, let title = layout.title else { return nil }
        // The larger of the two signed distances is the one between the facing edges, whichever item comes first.
        let got =
            promise.axis == .horizontal
            ? max(title.x - image.maxX, image.x - title.maxX)
            : max(title.y - image.maxY, image.y - title.maxY)
        return Judgement.Gap(asked: promise.gap ? spacing : nil, got: got)
    }

    @inline(__always)
    func offCenter(in layout: Shown) -> Judgement.OffCenter? {
        let area = Rect(layout.button).inset(by: insets)
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
    func broken(in layout: Shown, gap: Judgement.Gap?, offCenter: Judgement.OffCenter?) -> FindingSet {
        var findings = FindingSet()
        if let gap, let asked = gap.asked {
            findings.insert(.gapMismatch, if: (gap.got - asked).magnitude > tolerance)
        }
        findings.insert(.marginMismatch, if: isMarginMissed(in: layout))
        if let offCenter {
            findings.insert(
                .offCenter,
                if: (centersHorizontally && offCenter.x.magnitude > tolerance)
                    || (centersVertically && offCenter.y.magnitude > tolerance))
        }
        findings.insert(.reversedOrder, if: isReversed(in: layout))
        return findings
    }

    private func isMarginMissed(in layout: Shown) -> Bool {
        func misses(_ distance: Double?) -> Bool {
            guard let distance else { return false }
            return (distance - spacing).magnitude > tolerance
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

    private func isReversed(in layout: Shown) -> Bool {
        guard let first = promise.first, let image = layout.image, let title = layout.title else { return false }
        let distance = promise.axis == .horizontal ? title.midX - image.midX : title.midY - image.midY
        return first == .image ? distance < -FrameJudge.noise : distance > FrameJudge.noise
    }
}

extension PromiseJudge {
    @inline(__always)
    init(_ button: Button) {
        self.init(
            promise: button.style.promise(for: button.direction), spacing: button.spacing,
            insets: button.style.hasDirectionalContentInsets ? button.edgeInsets : .zero,
            centersHorizontally: button.horizontal == .center, centersVertically: button.vertical == .center,
            tolerance: button.grid.tolerance)
    }
}
