extension Button {
    /// Judges a layout of this button.
    ///
    /// - Parameters:
    ///   - layout: what `layout(showing:)` gave for the same state.
    ///   - state: the content of the state shown; nil for the normal state.
    public func judge(_ layout: Layout, showing state: Content? = nil) -> Judgement {
        let items = state ?? content
        let judge = PromiseJudge(self)
        let gap = judge.gap(in: layout)
        let offCenter = judge.offCenter(in: layout)
        let broken = judge.broken(in: layout, gap: gap, offCenter: offCenter)

        var findings = broken.union(FrameJudge(grid: grid).findings(in: layout, showing: items))
        let stale = promisesBrokenByLongerTitle(in: layout, items).subtracting(broken)
        findings.insert(.goesStale, if: !stale.isEmpty)
        findings.insert(.notIdempotent, if: changesWhenAppliedAgain(layout, items))
        findings.insert(.notMirrored, if: differsInOtherDirection(layout, showing: state))
        findings.insert(.insetsIgnored, if: ignoresInsets)
        return Judgement(findings: findings, stale: stale, gap: gap, offCenter: offCenter)
    }

    /// The same insets with a title half as wide again; a fixed button keeps its size, a fitted one grows by R7.
    /// Styles that run at every layout cannot go stale.
    private func promisesBrokenByLongerTitle(in layout: Layout, _ items: Content) -> FindingSet {
        guard style != .system, let insets = layout.itemInsets, let title = items.title else { return [] }
        var longer = items
        longer.title = Size(width: title.width * 1.5, height: title.height)
        let later = self.layout(of: longer, with: Insets(content: layout.contentEdgeInsets, items: insets))
        let judge = PromiseJudge(self)
        return judge.broken(in: later, gap: judge.gap(in: later), offCenter: judge.offCenter(in: later))
    }

    /// Only centering and layout-style read what an earlier run left; all others start from the default layout.
    private func changesWhenAppliedAgain(_ layout: Layout, _ items: Content) -> Bool {
        switch style {
        case .centering, .layoutStyle: break
        default: return false
        }
        guard let first = layout.itemInsets else { return false }
        let second = solvedInsets(from: Insets(content: layout.contentEdgeInsets, items: first))
        return !FrameJudge.equal(layout, self.layout(of: items, with: second), tolerance: FrameJudge.noise)
    }

    private func differsInOtherDirection(_ layout: Layout, showing state: Content?) -> Bool {
        switch horizontal {
        case .center, .leading, .trailing: break
        case .left, .right, .fill: return false
        }
        var other = mirrored.layout(showing: state)
        let width = other.button.width
        other.image = other.image.map { $0.mirrored(in: width) }
        other.title = other.title.map { $0.mirrored(in: width) }
        return !FrameJudge.equal(layout, other, tolerance: grid.tolerance)
    }

    private var ignoresInsets: Bool {
        switch style {
        case .configuration, .imagePosition: itemInsets != .zero
        default: false
        }
    }
}
