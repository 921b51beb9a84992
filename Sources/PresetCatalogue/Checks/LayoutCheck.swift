import ButtonLayout
import CatalogueModel

/// Gathers the findings of layouts: one group for each preset, state and finding, with the layout where it is worst.
struct LayoutCheck {
    private struct Key: Hashable {
        let preset: FactID
        let state: ControlState
        let finding: Finding
        let isAccepted: Bool
    }

    private final class Group {
        var worst: ComputedLayout
        var extent: Double
        var worstIndex: Int
        var indices: [Int]

        init(_ layout: ComputedLayout, extent: Double, _ index: Int) {
            worst = layout
            self.extent = extent
            worstIndex = index
            indices = [index]
        }
    }

    private let facts: CheckedFacts
    private let accepted: [FactID: [AcceptedFinding: Acceptance]]
    private var groups: [Key: Group] = [:]
    /// How many layouts were looked at.
    private(set) var count = 0

    init(_ facts: CheckedFacts, accepted: [FactID: [AcceptedFinding: Acceptance]]) {
        self.facts = facts
        self.accepted = accepted
    }

    /// - Parameters:
    ///   - layout: nil when it has no findings.
    ///   - index: the collection's; layouts come in the order of the collections.
    mutating func add(_ preset: FactID, _ state: ControlState, _ layout: ComputedLayout?, _ index: Int) {
        guard facts.isWanted(preset) else { return }
        count += 1
        guard let layout else { return }
        for finding in layout.judgement.findings.elements {
            let extent = layout.extent(of: finding)
            let key = Key(
                preset: preset, state: state, finding: finding,
                isAccepted: acceptance(preset, state, finding)?.numbers.contains(layout.digest) ?? false)
            guard let group = groups[key] else {
                groups[key] = Group(layout, extent: extent, index)
                continue
            }
            group.indices.append(index)
            // A pixel's noise makes no layout worse: of equals the first stays.
            guard extent > group.extent + 1e-6 else { continue }
            (group.worst, group.extent, group.worstIndex) = (layout, extent, index)
        }
    }

    private func acceptance(_ preset: FactID, _ state: ControlState, _ finding: Finding) -> Acceptance? {
        accepted[preset]?[AcceptedFinding(state: state, finding: finding)]
    }

    private func status(_ key: Key) -> LayoutFinding.Status {
        guard let reason = acceptance(key.preset, key.state, key.finding)?.reason else { return .open }
        return key.isAccepted ? .accepted(reason: reason) : .expired(reason: reason)
    }

    private func isAboutText(_ finding: Finding) -> Bool { finding == .titleClipped || finding == .missingGlyphs }

    /// - Parameter title: the text of a title in the collection at an index.
    func issues(
        _ places: PlaceFinder, styles: [FactID: Style], title: (FactID, ControlState, Int) throws -> String?
    ) rethrows -> [CheckIssue] {
        var issues: [CheckIssue] = []
        for (key, group) in groups {
            guard let style = styles[key.preset] else { continue }
            let finding = LayoutFinding(
                finding: key.finding, style: style, state: key.state, worst: group.worst,
                worstTraits: places.collections[group.worstIndex].text, places: places.places(group.indices),
                status: status(key),
                title: isAboutText(key.finding) ? try title(key.preset, key.state, group.worstIndex) : nil)
            if let issue = facts.issue(key.preset, .finding(finding)) { issues.append(issue) }
        }
        return issues
    }
}
