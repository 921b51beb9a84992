extension Button {
    /// Judges a layout of this button.
    ///
    /// - Parameters:
    ///   - layout: what `layout(showing:)` gave for the same state.
    ///   - state: the content of the state shown; nil for the normal state.
    public func judge(_ layout: Layout, showing state: Content? = nil) -> Judgement {
        let items = state ?? content
        let judge = PromiseJudge(self)
        let shown = Shown(layout)
        let gap = judge.gap(in: shown)
        let offCenter = judge.offCenter(in: shown)
        let broken = judge.broken(in: shown, gap: gap, offCenter: offCenter)

        var findings = broken.union(FrameJudge(grid: grid).findings(in: shown, showing: items))
        let stale = promisesBrokenByLongerTitle(in: layout, items, judge).subtracting(broken)
        findings.insert(.goesStale, if: !stale.isEmpty)
        findings.insert(.notIdempotent, if: changesWhenAppliedAgain(layout, showing: state))
        findings.insert(.notMirrored, if: differsInOtherDirection(layout, showing: state))
        findings.insert(.insetsIgnored, if: ignoresInsets)
        return Judgement(findings: findings, stale: stale, gap: gap, offCenter: offCenter)
    }

    /// The same insets with a title half as wide again; a fixed button keeps its size, a fitted one grows by R7.
    /// Styles that run at every layout cannot go stale.
    private func promisesBrokenByLongerTitle(in layout: Layout, _ items: Content, _ judge: PromiseJudge) -> FindingSet {
        guard style != .system, let insets = layout.itemInsets, let title = items.title else { return [] }
        var longer = items
        longer.title = Size(width: title.width * 1.5, height: title.height)
        let all = Items(longer)
        var placed = Placed()
        place(&placed, all, with: Insets(content: layout.contentEdgeInsets, items: insets), in: direction)
        let later = Shown(placed, all)
        return judge.broken(in: later, gap: judge.gap(in: later), offCenter: judge.offCenter(in: later))
    }

    /// Only centering and layout-style read what an earlier run left; all others start from the default layout.
    private func changesWhenAppliedAgain(_ layout: Layout, showing state: Content?) -> Bool {
        switch style {
        case .centering, .layoutStyle: break
        default: return false
        }
        guard let first = layout.itemInsets else { return false }
        var again = Placed()
        place(&again, showing: state, from: first, in: direction)
        return !FrameJudge.equal(
            Shown(layout), Shown(again, Items(state ?? content)), tolerance: FrameJudge.noise)
    }

    private func differsInOtherDirection(_ layout: Layout, showing state: Content?) -> Bool {
        switch horizontal {
        case .center, .leading, .trailing: break
        case .left, .right, .fill: return false
        }
        // A configuration lays out mirror images, each rounded by half a pixel at most: never farther than the tolerance.
        if case .configuration = style { return false }
        var other = Placed()
        place(&other, showing: state, from: itemInsets, in: direction.opposite)
        let mirrored = Shown(other, Items(state ?? content)).mirrored
        return !FrameJudge.equal(Shown(layout), mirrored, tolerance: grid.tolerance)
    }

    private var ignoresInsets: Bool {
        switch style {
        case .configuration, .imagePosition: itemInsets != .zero
        default: false
        }
    }
}
